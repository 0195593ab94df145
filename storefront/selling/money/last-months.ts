/** This month and the twelve before it, as choices of a select; `monthBegan` is the first day of this month in London. */
export function lastMonths(monthBegan: string): { value: string; label: string }[] {
  const [year = 0, month = 0] = monthBegan.split('-').map(Number)
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: 13 }, (_, back) => {
    const began = new Date(Date.UTC(year, month - 1 - back, 1))
    return { value: began.toISOString().slice(0, 7), label: name.format(began) }
  })
}
