import { expect, test } from 'vitest'
import { addDays } from '../working-time/working-time.ts'
import { dayText } from './arrival-text.ts'

test('names each day of a year as the platform does, without a comma (DELV-03)', () => {
  const intl = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  for (let day = '2026-01-01'; day < '2027'; day = addDays(day, 1))
    expect(dayText(day)).toBe(intl.format(new Date(day)).replace(',', ''))
})
