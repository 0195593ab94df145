import type { Provider } from '../../shared/accounts/sign-in-providers.ts'
import { paths } from '../../shared/paths/paths.ts'
import type { ProviderStart } from '../../shared/accounts/sign-in-providers.ts'
import { rememberSignIn, type PendingSignIn } from './pending-sign-in.ts'

type Plan = { pending: PendingSignIn; address: string }

/**
 * A sign-in at a provider, ready to be sent off: what to remember, and the address to go to (OAUTH-04 to OAUTH-12).
 * PKCE always; a nonce where the provider speaks OpenID.
 */
export async function planProviderSignIn(
  provider: Provider,
  start: ProviderStart,
  { origin, returnTo, now }: { origin: string; returnTo: string; now: number },
): Promise<Plan> {
  const codeVerifier = base64Url(randomBytes(32))
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const pending: PendingSignIn = {
    id: hex(randomBytes(16)),
    initiatedAt: now,
    redirectUri: origin + paths.providerCallback(provider),
    returnTo,
    provider,
    codeVerifier,
    ...(start.scope.split(/[ ,]/).includes('openid') && { nonce: hex(randomBytes(16)) }),
  }
  const address = new URL(start.authorizationUrl)
  const words: Record<string, string | undefined> = {
    ...start.parameters,
    client_id: start.clientId,
    redirect_uri: pending.redirectUri,
    response_type: 'code',
    scope: start.scope,
    state: pending.id,
    code_challenge: base64Url(new Uint8Array(challenge)),
    code_challenge_method: 'S256',
    nonce: pending.nonce,
  }
  for (const [name, word] of Object.entries(words)) {
    if (word !== undefined) address.searchParams.set(name, word)
  }
  return { pending, address: address.href }
}

/** Remembers the sign-in and sends the browser to the provider. Throws where storage or cryptography are denied. */
export async function startProviderSignIn(
  provider: Provider,
  start: ProviderStart,
  returnTo: string,
): Promise<void> {
  const plan = await planProviderSignIn(provider, start, {
    origin: location.origin,
    returnTo,
    now: Date.now(),
  })
  rememberSignIn(plan.pending)
  location.assign(plan.address)
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
