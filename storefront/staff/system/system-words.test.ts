import { expect, test } from 'vitest'
import { durationText, figureText } from './system-words.ts'

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [3599, '59 minutes'],
  [172_800, '2 days'],
])('%i seconds are said as %s (STAF-23)', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test('a figure is time, money or a count by its name (STAF-23)', () => {
  expect(figureText('dray_oldest_refund_seconds', 3600)).toBe('1 hour')
  expect(figureText('dray_ledger_imbalance', 120)).toBe('£1.20')
  expect(figureText('dray_failed_mails', 1200)).toBe('1,200')
})
