import { expect, test } from 'vitest'
import { addDays } from '../working-time/working-time.ts'
import { dayText, shortDay } from './arrival-text.ts'

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

test('short days cut weekday and month, September as elsewhere (DELV-11)', () => {
  expect(['2026-11-27', '2026-09-01', '2026-05-02'].map(shortDay)).toEqual([
    'Fri 27 Nov',
    'Tue 1 Sept',
    'Sat 2 May',
  ])
})
