import { expect, test } from 'vitest'
import { AuthenticationRequired } from '../api/client-calls.ts'
import { CallError } from '../api/json-calls.ts'
import { isSignedOutError, messageOf } from './message-of.ts'

test.each([
  [new CallError(400, 'Bad Request', { message: 'Too short.' }), 'Too short.'],
  [new CallError(500, 'Internal Server Error', {}), 'Internal Server Error'],
  [new CallError(500, '', undefined), 'Request failed'],
  [new Error('Invalid comment response received.'), 'Invalid comment response received.'],
])('%o is shown as %s (ERR-22)', (error, text) => {
  expect(messageOf(error)).toBe(text)
})

test.each([new Error(''), new Error('  '), new TypeError('Failed to fetch'), 'text', null, undefined])(
  '%o has no words for people (ERR-24)',
  (error) => {
    expect(messageOf(error)).toBe('Something went wrong. Please try again.')
  },
)

test('distinguishes a guest from an ended session (ERR-23)', () => {
  expect(new AuthenticationRequired().message).toBe('Authentication required')
  const errors = [
    new AuthenticationRequired(),
    new CallError(401, '', {}),
    new CallError(403, '', {}),
    new Error(),
  ]
  expect(errors.map(isSignedOutError)).toEqual([true, true, false, false])
})
