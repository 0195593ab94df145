import { expect, test } from 'vitest'
import { wholeDay, wholeMoment } from './whole-moment.ts'

test('a moment and a day have no place where a line may end (STAF-24)', () => {
  expect(wholeMoment('2024-03-05T14:05:00Z')).toBe('5\u00A0Mar\u00A02024,\u00A014:05')
  expect(wholeDay('2024-03-05')).toBe('5\u00A0Mar\u00A02024')
})
