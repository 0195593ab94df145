import { expect, test } from 'vitest'
import { AuthenticationRequired } from '../api/client-calls.ts'
import { CallError } from '../api/json-calls.ts'
import { placingProblemOf } from './placing-problem.ts'

const call = (status: number, answer: object) => new CallError(status, '', answer)

const laterRun = {
  groupSlug: 'fife',
  text: 'Arrives Tuesday 8 December.',
  day: '2026-12-08',
  limitG: 750_000,
}

test.each([
  ['no answer', new TypeError('Failed to fetch'), { kind: 'unanswered' }],
  ['a fault of the shop', call(500, { message: 'Oh.' }), { kind: 'unanswered' }],
  ['no one signed in', new AuthenticationRequired(), { kind: 'signed-out' }],
  ['a session that ended', call(401, { message: 'Authentication required' }), { kind: 'signed-out' }],
  ['an empty basket', call(409, { code: 'basket_empty', message: 'x' }), { kind: 'gone' }],
  ['an unconfirmed address', call(403, { code: 'email_unconfirmed', message: 'x' }), { kind: 'unconfirmed' }],
  [
    'changed lines',
    call(409, { code: 'basket_changed', message: 'x', changes: [] }),
    { kind: 'basket', changes: [] },
  ],
  [
    'a place too far away',
    call(409, { code: 'outside_delivery_area', message: 'Too far.', field: 'postcode' }),
    { kind: 'fields', problems: [{ field: 'postcode', message: 'Too far.' }] },
  ],
  [
    'another run',
    call(409, { code: 'run_changed', message: 'Another delivery.', run: laterRun, totalMinor: 100 }),
    { kind: 'run', run: laterRun, sentence: 'Another delivery.' },
  ],
  [
    'another total',
    call(409, { code: 'total_changed', message: 'The total has changed.' }),
    { kind: 'other', sentence: 'The total has changed.' },
  ],
])('%s is shown as what it is (C-44)', (_what, error, problem) => {
  expect(placingProblemOf(error)).toEqual(problem)
})
