import { outwardOf } from '../geography/postcode.ts'

/** Whether a postcode lies in one of these areas or districts: 'EH', 'FK1'. */
export function isInPostcodes(postcode: string, codes: readonly string[]): boolean {
  const [district = '', area = ''] = /^([A-Z]+)\d+[A-Z]?/.exec(outwardOf(postcode) ?? '') ?? []
  return codes.some((code) => code === area || code === district || code === district.replace(/[A-Z]$/, ''))
}
