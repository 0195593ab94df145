import { expect, test } from 'vitest'
import { addDays } from '../working-time/working-time.ts'
import { dayText } from './arrival-text.ts'

const now = new Date('2026-11-30T12:00:00Z')

test('names each day of a year by its weekday, September as elsewhere (DELV-03, DELV-11)', () => {
  const intl = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  for (let day = '2026-01-01'; day < '2027'; day = addDays(day, 1)) {
    const parts = intl.formatToParts(new Date(day))
    const [weekday = '', date, month = ''] = ['weekday', 'day', 'month'].map(
      (type) => parts.find((part) => part.type === type)?.value,
    )
    const short = month === 'September' ? 'Sept' : month.slice(0, 3)
    expect(dayText(day, now)).toBe(`${weekday.slice(0, 3)} ${date} ${short}`)
  }
})

test('a day of another year has its year (SEE-12)', () => {
  expect(dayText('2027-01-04', now)).toBe('Mon 4 Jan 2027')
  expect(dayText('2025-12-31', now)).toBe('Wed 31 Dec 2025')
})
