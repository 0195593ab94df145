import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { planProviderSignIn } from './start-provider-sign-in.ts'

const start = {
  authorizationUrl: 'https://id.example/authorize?tenant=common',
  clientId: 'dray',
  scope: 'openid email profile',
  parameters: { prompt: 'select_account', state: 'theirs' },
}
const circumstances = { origin: 'https://dray.example', returnTo: '/cart', now: 1_000 }

test('OAUTH-04 to OAUTH-12 a start is remembered and carries what the provider wants', async () => {
  const { pending, address } = await planProviderSignIn('google', start, circumstances)
  expect(pending).toMatchObject({
    initiatedAt: 1_000,
    redirectUri: 'https://dray.example/auth/google/callback',
    returnTo: '/cart',
    provider: 'google',
  })
  expect(pending.id).toMatch(/^[0-9a-f]{32}$/)
  const url = new URL(address)
  expect(url.origin + url.pathname).toBe('https://id.example/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: 'common',
    prompt: 'select_account',
    client_id: 'dray',
    redirect_uri: pending.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: pending.id,
    nonce: pending.nonce,
    code_challenge: createHash('sha256')
      .update(pending.codeVerifier ?? '')
      .digest('base64url'),
    code_challenge_method: 'S256',
  })
})

test('OAUTH-04 each start has a state, verifier and nonce of its own', async () => {
  const starts = await Promise.all([1, 2, 3].map(() => planProviderSignIn('google', start, circumstances)))
  for (const key of ['id', 'codeVerifier', 'nonce'] as const) {
    expect(new Set(starts.map(({ pending }) => pending[key])).size).toBe(3)
  }
})

test('OAUTH-14 a provider that does not speak OpenID gets no nonce', async () => {
  const plain = { ...start, scope: 'email,public_profile' }
  const { pending, address } = await planProviderSignIn('facebook', plain, circumstances)
  expect(pending.nonce).toBeUndefined()
  expect(new URL(address).searchParams.get('nonce')).toBeNull()
  expect(new URL(address).searchParams.get('scope')).toBe('email,public_profile')
})
