import type { Provider } from '../../shared/accounts/sign-in-providers.ts'

/** Where the browser remembers a sign-in it sent to a provider: session storage, so each tab its own. */
const pendingSignInKey = 'dray-pending-sign-in'

/** A sign-in that is at a provider (ENT-75). Moments are milliseconds since 1970. */
export type PendingSignIn = {
  id: string
  initiatedAt: number
  redirectUri: string
  returnTo: string
  provider?: Provider
  codeVerifier?: string
  nonce?: string
}

/** Throws where the browser denies session storage. */
export function rememberSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(pendingSignInKey, JSON.stringify(pending))
}

/** Takes the pending sign-in out: whatever becomes of it, it is used once (OAUTH-22, OAUTH-24). */
export function claimPendingSignIn(): PendingSignIn | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(pendingSignInKey) ?? 'null',
    ) as Partial<PendingSignIn> | null
    sessionStorage.removeItem(pendingSignInKey)
    if (typeof stored?.id !== 'string' || typeof stored.initiatedAt !== 'number') return null
    return { redirectUri: '', returnTo: '/', ...stored } as PendingSignIn
  } catch {
    return null
  }
}
