import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

const minutes = (count: number) => clockText(count * 60_000)

test.each([
  [61, '1 h 1 min left', false],
  [130, '2 h 10 min left', false],
  [60, '1 h left', false],
  [59, '59 min left', true],
  [0.5, 'less than a minute left', true],
  [72 * 60, '3 days left', false],
  [-0.5, 'less than a minute overdue', true],
  [-190, '3 h 10 min overdue', true],
  [-72 * 60, '3 days overdue', true],
])('%s minutes before a deadline the clock says %s (SELL-14)', (count, text, isUrgent) => {
  expect(minutes(count)).toEqual({ text, isUrgent, isMissed: count < 0 })
})
