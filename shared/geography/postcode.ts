import type { Nation } from '../working-time/bank-holidays.ts'

/**
 * The outward part (area letters, district) and the inward part of a UK postcode. The forms are those of BS 7666
 * and Royal Mail's guide: A9, A99, A9A, AA9, AA99, AA9A, then 9AA, with the letters each place allows; besides
 * them GIR 0AA. Crown dependencies, forces' numbers and BX have no place on the UK map and are not read.
 */
const shape =
  /^(?:(GIR)(0AA)|([A-PR-UWYZ](?:[0-9][0-9]?|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][0-9]?|[A-HK-Y][0-9][ABEHMNPRVWXY]))([0-9][ABD-HJLNP-UW-Z]{2}))$/
const outwardShape =
  /^(?:GIR|[A-PR-UWYZ](?:[0-9][0-9]?|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][0-9]?|[A-HK-Y][0-9][ABEHMNPRVWXY]))$/
const notUk = /^(?:BF|BX|GY|IM|JE)[0-9]/

export type Postcode = { outward: string; inward: string }

/** Reads a UK postcode, with or without its space, upper or lower case; null when the form is wrong. */
export function parsePostcode(text: string | null | undefined): Postcode | null {
  const compact = compactOf(text)
  const parts = shape.exec(compact)
  if (!parts || notUk.test(compact)) return null
  return { outward: parts[1] ?? parts[3]!, inward: parts[2] ?? parts[4]! }
}

/** 'ls14dy' as 'LS1 4DY'; null when it has not the form of a UK postcode. */
export function formatPostcode(text: string | null | undefined): string | null {
  const postcode = parsePostcode(text)
  return postcode && `${postcode.outward} ${postcode.inward}`
}

/** Whether a text has the form of a UK postcode; only Royal Mail knows whether it exists. */
export function isPostcode(text: string | null | undefined): boolean {
  return parsePostcode(text) !== null
}

/** The outward code of a whole postcode or of an outward code alone ('LS1', 'ec1a'); null for anything else. */
export function outwardOf(text: string | null | undefined): string | null {
  const whole = parsePostcode(text)
  if (whole) return whole.outward
  const compact = compactOf(text)
  return outwardShape.test(compact) && !notUk.test(compact) ? compact : null
}

function compactOf(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, '').toUpperCase()
}

/** Whether a postcode lies in one of these areas or districts: 'EH', 'FK1'. */
export function isInPostcodes(postcode: string, codes: readonly string[]): boolean {
  const [district = '', area = ''] = /^([A-Z]+)\d+[A-Z]?/.exec(outwardOf(postcode) ?? '') ?? []
  return codes.some((code) => code === area || code === district || code === district.replace(/[A-Z]$/, ''))
}

const scottishAreas = 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' ')
/** Berwick-upon-Tweed and Cornhill-on-Tweed have postcodes of Galashiels and lie in England. */
const englishDistricts = ['TD12', 'TD15']

/** Whose bank holidays apply at a postcode; those of England for a text that is none. */
export function nationOfPostcode(postcode: string): Nation {
  if (isInPostcodes(postcode, ['BT'])) return 'northern-ireland'
  const isScottish = isInPostcodes(postcode, scottishAreas) && !isInPostcodes(postcode, englishDistricts)
  return isScottish ? 'scotland' : 'england-and-wales'
}
