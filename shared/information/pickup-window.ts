/** When orders can be fetched each week: ISO weekdays (1 is Monday) in order, and the clock of the United Kingdom. */
export type PickupWindow = { weekdays: number[]; opens: string; closes: string }

/** Monday is the first, as ISO counts. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'Tuesday to Thursday' for days in a row, 'Monday, Wednesday and Friday' for others. */
export function daysInWords(window: PickupWindow): string {
  const weekdays = window.weekdays.toSorted()
  const days = weekdays.map((day) => weekdayNames[day - 1] ?? '')
  const last = days.at(-1) ?? ''
  const isRow = days.length > 2 && weekdays.every((day, at) => day === weekdays[0]! + at)
  if (isRow) return `${days[0]} to ${last}`
  return days.length > 1 ? `${days.slice(0, -1).join(', ')} and ${last}` : last
}

/** '10:00 to 16:00'. */
export function hoursInWords({ opens, closes }: PickupWindow): string {
  return `${opens} to ${closes}`
}
