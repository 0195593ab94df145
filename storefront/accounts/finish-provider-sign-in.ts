import type { Provider } from '../../shared/api/accounts.ts'
import { safeNext } from '../../shared/safe-next.ts'
import { providerNames } from '../../shared/sign-in-providers.ts'
import { CallError } from '../api/json-calls.ts'
import { judgeCallback } from './judge-callback.ts'
import { loadSession } from './load-session.ts'
import { takePendingSignIn } from './pending-sign-in.ts'

/** How far a sign-in that comes back from a provider is (OAUTH-17). */
export type CallbackProgress = { state: 'verifying' | 'exchanging' } | { state: 'error'; message: string }

/** Makes a session of what the provider sent back, and goes where the sign-in was started (OAUTH-23). */
export async function finishProviderSignIn(
  provider: Provider,
  tell: (progress: CallbackProgress) => void,
): Promise<void> {
  const query = new URLSearchParams(location.search)
  const verdict = judgeCallback(provider, query, takePendingSignIn(), Date.now())
  if (verdict.kind === 'error') return tell({ state: 'error', message: verdict.message })
  const { code, pending } = verdict
  const { redirectUri, codeVerifier, nonce, returnTo } = pending
  tell({ state: 'exchanging' })
  try {
    const session = await loadSession()
    await session.exchange(provider, { code, redirectUri, codeVerifier, nonce })
    location.replace(safeNext(returnTo))
  } catch (error) {
    const said = error instanceof CallError ? error.serverMessage : null
    const name = providerNames[provider]
    tell({ state: 'error', message: said ?? `We could not sign you in with ${name}. Please try again.` })
  }
}
