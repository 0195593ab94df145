import type { Provider } from '../../shared/accounts/sign-in-providers.ts'
import { providerNames } from '../../shared/accounts/sign-in-providers.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

/** A provider has this long to send the visitor back, in milliseconds; exactly as long is too late (C-73). */
const lifetimeMs = 5 * 60_000

export type CallbackVerdict =
  | { kind: 'exchange'; code: string; pending: PendingSignIn }
  | { kind: 'error'; message: string }

/**
 * How to continue after a provider's callback. Faults are checked in this order: the provider's own, no code, a sign-in
 * that is not ours or is too old (OAUTH-25 to OAUTH-31, C-72).
 */
export function validateCallback(
  provider: Provider,
  query: URLSearchParams,
  pending: PendingSignIn | null,
  now: number,
): CallbackVerdict {
  const name = providerNames[provider]
  const code = query.get('code')
  if (query.has('error')) return { kind: 'error', message: `${name} sign-in was cancelled.` }
  if (!code) {
    return { kind: 'error', message: `We could not finish signing you in with ${name}. Please try again.` }
  }
  if (pending === null || !isOurs(pending, provider, query.get('state')) || isOld(pending, now)) {
    return { kind: 'error', message: `The ${name} sign-in session expired. Please try again.` }
  }
  return { kind: 'exchange', code, pending }
}

const isOurs = (pending: PendingSignIn, provider: Provider, state: string | null) =>
  pending.id !== '' && pending.id === state && (pending.provider ?? provider) === provider

const isOld = ({ initiatedAt }: PendingSignIn, now: number) => now - initiatedAt >= lifetimeMs
