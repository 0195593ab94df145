import { londonMoment } from '../../../../shared/working-time/working-time.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** A year, month and day; a day first as in Britain; a day, the name of a month and a year. */
const dayForms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  // Not '26/12/01', whose year is first: no import is about a year before 2020.
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>[2-9]\d)$/,
  /^(?<day>\d{1,2})[-/ ](?<name>[a-z]{3,9})\.?[-/, ]+(?<year>\d{4}|\d\d)$/i,
]
/** '08:00' or '08:00:30' after a day and a space. */
const timeForm = /^(.*\S)\s+(\d{1,2}:\d\d)(?::\d\d(?:\.0+)?)?$/

/** A day as programs and people write it, '1/12/2026' or '01-Dec-26', as '2026-12-01'; other text as it is. */
function plainDay(text: string): string {
  const parts = dayForms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined)
  if (parts === undefined) return text
  const {
    year = '',
    day = '',
    name,
    month = String(months.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1),
  } = parts
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The same of a cell that may have midnight after its day, as sheets write it. */
export function dayOfCell(text: string): string {
  const [, day = text, time = '00:00'] = timeForm.exec(text) ?? []
  return /^0?0:00$/.test(time) ? plainDay(day) : text
}

/** A day, or a day and a time of London, which becomes a moment with its offset. */
export function momentOfCell(text: string): string {
  const [, written = text, time] = timeForm.exec(text) ?? []
  const day = plainDay(written)
  const clock = time?.padStart(5, '0')
  if (clock === undefined) return day
  if (!/^\d{4}(-\d\d){2}$/.test(day) || clock > '23:59') return text
  const moment = londonMoment(day, clock)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}

/** '1.234,50', as Germans write it, as '1234.50'; other text as it is. */
export const withoutGermanSigns = (text: string): string =>
  /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text

/** Numbers are exact to 15 digits in a program that stores them in binary; Gnumeric writes 20 of 479.02. */
export const withoutBinaryNoise = (text: string): string =>
  /^\d+[.,]\d{12,}$/.test(text) && text.length > 17
    ? String(Number(Number(text.replace(',', '.')).toPrecision(15))).replace(
        '.',
        text.includes(',') ? ',' : '.',
      )
    : text

const litresOf: Readonly<Record<string, number>> = { l: 1, ml: 0.001, cl: 0.01, hl: 100, g: 4.54609 }

/** '30L', '440 ml' or '9 gal' (imperial) as litres, to the whole millilitre below; other text as it is. */
export function litresOfCell(text: string): string {
  const [, figure = '', unit = ''] =
    /^(\d+(?:\.\d+)?)\s*(l|ml|cl|hl|g)(?:tr?s?|it(?:er|re)s?|al(?:lon)?s?)?\.?$/i.exec(text) ?? []
  const litres = Number(figure) * (litresOf[unit.toLowerCase()] ?? Number.NaN)
  return Number.isNaN(litres) ? text : String(Math.floor(litres * 1000 + 1e-6) / 1000)
}

/** The words of a size: '24 × 440ml Can' is '24x440ml' and 'can', '9g Cask (Firkin)' '9g', 'cask' and 'firkin'. */
function wordsOfSize(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
    .replace(/(\d)\s*(?:(ml|cl)|(l)(?:tr?s?|it(?:er|re)s?)?|(g)(?:al(?:lon)?s?)?)(?![a-z])/g, '$1$2$3$4')
    .replace(/\bkey[ -]keg/g, 'keykeg')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
}

const saysVolume = /\d|^(pin|firkin|kilderkin|hogshead)$/

/**
 * Whether a text names a size in other words: it says how large the size is, and the name has all of its words. 'Can' alone
 * may be one can or a case, and names none.
 */
export function isSameSize(name: string, text: string): boolean {
  const words = wordsOfSize(text)
  const known = new Set(wordsOfSize(name))
  return words.some((word) => saysVolume.test(word)) && words.every((word) => known.has(word))
}
