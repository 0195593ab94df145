import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

const now = new Date('2026-11-30T12:00:00Z')

test.each([
  ['2026-12-02T14:05:00Z', 'Wed 2 Dec, 14:05'],
  ['2026-07-01T23:30:00Z', 'Thu 2 Jul, 00:30'],
  ['2027-01-04T12:00:00Z', 'Mon 4 Jan 2027, 12:00'],
])('the moment %s is %s by the clock of London (SEE-12)', (moment, text) => {
  expect(momentText(moment, now)).toBe(text)
  expect(momentText(new Date(moment), now)).toBe(text)
})
