import { expect, test } from 'vitest'
import { answerNeededText } from './answer-needed.ts'

const now = Date.parse('2026-11-29T12:00:00Z')

test.each([
  ['2026-11-30T11:59:20Z', 'Your answer needed, 24 h left'],
  ['2026-11-29T13:00:01Z', 'Your answer needed, 2 h left'],
  ['2026-11-29T13:00:00Z', 'Your answer needed, 60 min left'],
  ['2026-11-29T12:00:20Z', 'Your answer needed, 1 min left'],
  ['2026-11-29T11:59:00Z', 'Your answer needed'],
  [null, 'Your answer needed'],
])('a question that is waiting until %s reads: %s (DELV-12)', (answerBy, text) => {
  expect(answerNeededText(answerBy, now)).toBe(text)
})
