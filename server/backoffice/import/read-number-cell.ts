/** A number without zeros at its end that change nothing, of which programs write many: 121.0000, 12.0. */
const withoutZeros = (text: string, decimals: number): string => {
  const [whole = '', fraction = ''] = text.split('.')
  const kept = fraction.slice(0, decimals)
  const isSame = /^\d+$/.test(fraction) && /^0*$/.test(fraction.slice(decimals))
  return isSame ? [whole, kept].filter((part) => part !== '').join('.') : text
}

/** A whole number between the two bounds, both included. */
export function readInteger(written: string, least: number, most: number): number | Refusal {
  const text = withoutZeros(written, 0)
  if (!/^-?\d{1,15}$/.test(text)) return new Refusal('is not a whole number')
  return within(Number(text), least, most)
}

/** Degrees of latitude or longitude, WGS 84. */
export function readDegrees(text: string, least: number, most: number): number | Refusal {
  if (!/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text)) return new Refusal('is not a number of degrees such as 53.96')
  return within(Number(text), least, most)
}

/** A percentage with at most two decimals, stored as text so that it stays exact. */
export function readPercent(written: string, most: number): string | Refusal {
  const text = withoutZeros(written, 2)
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return new Refusal('is not a number such as 4.2')
  const checked = within(Number(text), 0, most)
  return checked instanceof Refusal ? checked : text
}

/** Pounds such as 96 or 96.50 as whole pence, without a floating point number in between. */
export function readMoney(text: string, mostMinor: number): number | Refusal {
  const [, pounds, pence = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(withoutZeros(text, 2)) ?? []
  if (pounds === undefined) return new Refusal('is not an amount of pounds such as 96.00')
  const minor = Number(pounds + pence.padEnd(2, '0'))
  return minor <= mostMinor ? minor : new Refusal(`must be at most ${mostMinor / 100} pounds`)
}

/** A day of the calendar, 2026-03-05. */
export function readDay(text: string): string | Refusal {
  return isDay(text) ? text : new Refusal('is not a day such as 2026-03-05')
}

/** A moment with its offset, 2026-03-05T09:30:00Z, as UTC; a day alone begins at midnight UTC. */
export function readMoment(text: string): string | Refusal {
  const [, day = '', time] = momentPattern.exec(text) ?? []
  const moment = time === undefined ? `${text}T00:00:00Z` : text
  if (!isDay(day) || !Number.isFinite(Date.parse(moment))) {
    return new Refusal('is not a moment such as 2026-03-05T09:30:00Z')
  }
  return new Date(moment).toISOString()
}

/** When something was counted: a moment as UTC, or a day alone as it is. */
export const readCountTime = (text: string): string | Refusal => (isDay(text) ? text : readMoment(text))

const momentPattern = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/** A date between 1900 and 2199. Refuses 30 February, which Date would accept. */
function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isFinite(day.getTime()) && day.toISOString().startsWith(text)
}

function within(value: number, least: number, most: number): number | Refusal {
  return value >= least && value <= most ? value : new Refusal(`must be from ${least} to ${most}`)
}

/** Why a cell cannot be taken, as a sentence that the column's name begins. */
export class Refusal {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}
