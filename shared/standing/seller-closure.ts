/** Why nothing of a brewery can be ordered at a moment. A brewery that is not cleared is that first, paused or not. */
export const closureReasons = ['seller_not_cleared', 'seller_paused'] as const
export type ClosureReason = (typeof closureReasons)[number]
/** `until` is the day on which a pause ends, 'YYYY-MM-DD'; null where it has no end, or the brewery is not cleared. */
export type SellerClosure = { reason: ClosureReason; until: string | null }

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The sentence that is where an adding control would (AWRS-06). */
export function closureText({ reason, until }: SellerClosure): string {
  if (reason === 'seller_not_cleared') return 'This brewery cannot take orders on Dray at the moment.'
  return until === null
    ? 'This brewery takes no orders until further notice.'
    : `This brewery takes no orders until ${longDay(until)}.`
}

/** 'Monday 4 January' of '2027-01-04'. */
function longDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}
