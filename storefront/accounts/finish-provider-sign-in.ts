import type { Provider } from '../../shared/accounts/sign-in-providers.ts'
import { safeNext } from '../../shared/format/safe-next.ts'
import { providerNames } from '../../shared/accounts/sign-in-providers.ts'
import { CallError } from '../api/json-calls.ts'
import { validateCallback } from './validate-callback.ts'
import type { SignInStep } from '../../shared/api/second-factor-api.ts'
import { signInStepOf } from './second-factor/sign-in-steps.ts'
import { openNext } from './open-next.ts'
import { loadSession } from './session/load-session.ts'
import { claimPendingSignIn } from './pending-sign-in.ts'

/** How far a sign-in that comes back from a provider is (OAUTH-17). */
export type CallbackProgress =
  | { state: 'verifying' | 'exchanging' }
  | { state: 'second-step'; step: SignInStep; next: string }
  | { state: 'error'; message: string }

/** Makes a session of what the provider sent back, and goes where the sign-in was started (OAUTH-23). */
export async function finishProviderSignIn(
  provider: Provider,
  report: (progress: CallbackProgress) => void,
): Promise<void> {
  const query = new URLSearchParams(location.search)
  const verdict = validateCallback(provider, query, claimPendingSignIn(), Date.now())
  if (verdict.kind === 'error') return report({ state: 'error', message: verdict.message })
  const { code, pending } = verdict
  const { redirectUri, codeVerifier, nonce, returnTo } = pending
  report({ state: 'exchanging' })
  try {
    const session = await loadSession()
    await session.exchange(provider, { code, redirectUri, codeVerifier, nonce })
    await openNext(safeNext(returnTo))
  } catch (error) {
    const step = signInStepOf(error)
    if (step !== null) return report({ state: 'second-step', step, next: safeNext(returnTo) })
    const message = error instanceof CallError ? error.serverMessage : null
    const name = providerNames[provider]
    report({ state: 'error', message: message ?? `We could not sign you in with ${name}. Please try again.` })
  }
}
