import { expect, test } from 'vitest'
import { wholeDay, wholeMoment } from './whole-moment.ts'

const now = new Date('2026-11-29T12:00:00Z')

test('a moment and a day have no place where a line may end (STAF-24)', () => {
  expect(wholeMoment('2024-03-05T14:05:00Z', now)).toBe('Tue\u00A05\u00A0Mar\u00A02024,\u00A014:05')
  expect(wholeDay('2026-12-02', now)).toBe('Wed\u00A02\u00A0Dec')
})

test('days are named by weekday, by the clock of London, with a year only where it is another one (SEE-12)', () => {
  expect(wholeDay('2026-12-02', now)).toBe('Wed\u00A02\u00A0Dec')
  expect(wholeDay('2026-07-01T23:30:00Z', now)).toBe('Thu\u00A02\u00A0Jul')
  expect(wholeDay('2027-01-01', now)).toBe('Fri\u00A01\u00A0Jan\u00A02027')
  expect(wholeDay('no day', now)).toBe('')
})
