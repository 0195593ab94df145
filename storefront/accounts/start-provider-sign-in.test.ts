import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { planProviderSignIn } from './start-provider-sign-in.ts'

const start = {
  authorizationUrl: 'https://id.example/authorize?tenant=common',
  clientId: 'dray',
  scope: 'openid email profile',
  parameters: { prompt: 'select_account', state: 'theirs' },
}
const circumstances = { origin: 'https://dray.example', returnTo: '/cart', now: 1_000 }

test('a start is remembered and carries what the provider wants (OAUTH-04, OAUTH-05, OAUTH-06, OAUTH-07, OAUTH-08, OAUTH-09, OAUTH-10, OAUTH-11, OAUTH-12)', async () => {
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
    code_challenge: hash('sha256', pending.codeVerifier ?? '', 'base64url'),
    code_challenge_method: 'S256',
  })
})

test('each start has a state, verifier and nonce of its own (OAUTH-04)', async () => {
  const starts = await Promise.all([1, 2, 3].map(() => planProviderSignIn('google', start, circumstances)))
  for (const key of ['id', 'codeVerifier', 'nonce'] as const) {
    expect(new Set(starts.map(({ pending }) => pending[key])).size).toBe(3)
  }
})

test('a provider that does not speak OpenID gets no nonce (OAUTH-14)', async () => {
  const plain = { ...start, scope: 'email,public_profile' }
  const { pending, address } = await planProviderSignIn('facebook', plain, circumstances)
  expect(pending.nonce).toBeUndefined()
  expect(new URL(address).searchParams.get('nonce')).toBeNull()
  expect(new URL(address).searchParams.get('scope')).toBe('email,public_profile')
})
