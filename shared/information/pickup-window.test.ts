import { expect, test } from 'vitest'
import { daysInWords, hoursInWords } from './pickup-window.ts'

const hours = { opens: '08:30', closes: '14:00' }

test.each([
  [[], ''],
  [[3], 'Wednesday'],
  [[2, 5], 'Tuesday and Friday'],
  [[1, 2], 'Monday and Tuesday'],
  [[1, 3, 5], 'Monday, Wednesday and Friday'],
  [[2, 3, 4], 'Tuesday to Thursday'],
  [[1, 2, 3, 4, 5, 6, 7], 'Monday to Sunday'],
])('the weekdays %j are %s', (weekdays, words) => {
  expect(daysInWords({ weekdays, ...hours })).toBe(words)
})

test('shows hours in clock time', () => {
  expect(hoursInWords({ weekdays: [1], ...hours })).toBe('08:30 to 14:00')
})
