import { expect, test } from 'vitest'
import { validateCallback } from './validate-callback.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const state = 'ab'.repeat(16)
const pending: PendingSignIn = {
  id: state,
  initiatedAt: now - 1_000,
  redirectUri: 'https://dray.example/auth/google/callback',
  returnTo: '/cart',
  provider: 'google',
}
const validate = (query: string, stored: PendingSignIn | null = pending) =>
  validateCallback('google', new URLSearchParams(query), stored, now)
const good = `code=c1&state=${state}`

test('a code with the state of a fresh sign-in is exchanged (OAUTH-16, OAUTH-27)', () => {
  expect(validate(good)).toEqual({ kind: 'exchange', code: 'c1', pending })
})

test.each([
  ['google', 'Google sign-in was cancelled.'],
  ['facebook', 'Facebook sign-in was cancelled.'],
  ['microsoft', 'Microsoft sign-in was cancelled.'],
] as const)('an error from %s comes before all else (OAUTH-26, OAUTH-29, C-72)', (provider, message) => {
  const query = new URLSearchParams(`${good}&error=access_denied`)
  expect(validateCallback(provider, query, pending, now)).toEqual({ kind: 'error', message })
})

test.each([`state=${state}`, `code=&state=${state}`, ''])(
  '%j has no code, whatever its state (OAUTH-25, OAUTH-30, C-72)',
  (query) => {
    const message = 'We could not finish signing you in with Google. Please try again.'
    expect(validate(query)).toEqual({ kind: 'error', message })
    expect(validate(query, null)).toEqual({ kind: 'error', message })
  },
)

test.each([
  ['no sign-in is pending', good, null],
  ['there is no state', 'code=c1', pending],
  ['the state is another', 'code=c1&state=x', pending],
  ['nothing is remembered but nothing', 'code=c1&state=', { ...pending, id: '' }],
  ['it was started with another provider', good, { ...pending, provider: 'facebook' as const }],
  ['it is exactly five minutes old', good, { ...pending, initiatedAt: now - 300_000 }],
  ['it is older', good, { ...pending, initiatedAt: now - 300_001 }],
])('it has expired when %s (OAUTH-27, OAUTH-28, OAUTH-31, C-73)', (_why, query, stored) => {
  expect(validate(query, stored)).toEqual({
    kind: 'error',
    message: 'The Google sign-in session expired. Please try again.',
  })
})

test('a millisecond under five minutes is in time (OAUTH-28)', () => {
  expect(validate(good, { ...pending, initiatedAt: now - 299_999 }).kind).toBe('exchange')
})
