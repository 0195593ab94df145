import { hash, randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  type OpenIdProvider,
  startOpenIdProvider,
} from '../../../../tests/support/servers/openid-provider.ts'
import { walkToCallback } from '../../../../tests/support/shops/walk-to-callback.ts'
import type { ProviderSettings } from '../../../platform/config/provider-settings.ts'
import { createProviders } from './create-providers.ts'

const publicUrl = 'http://127.0.0.1:4639'
const clientOf = (clientId: string, name: 'google' | 'microsoft') => ({
  clientId,
  clientSecret: `secret of ${clientId}, long enough`,
  redirectUri: `${publicUrl}/auth/${name}/callback`,
})
const google = clientOf('dray-google', 'google')
const microsoft = clientOf('dray-microsoft', 'microsoft')
const stranger = clientOf('stranger', 'google')

const openId = await startOpenIdProvider([google, microsoft, stranger])
afterAll(() => openId.stop())
const maggie = { sub: 'maggie', name: 'Maggie Tapster', email: 'maggie@thetap.example', email_verified: true }
beforeEach(() => {
  openId.user = maggie
  openId.tokenAnswer = null
})

function open(settings: Partial<ProviderSettings> = {}, own: string = openId.issuer) {
  let log = ''
  const logger = pino({ level: 'info' }, { write: (line: string) => void (log += line) })
  const providers = createProviders(
    {
      google: { ...google, issuer: own },
      microsoft: { ...microsoft, issuer: own },
      facebook: null,
      ...settings,
    },
    { publicUrl, logger },
  )
  return { providers, log: () => log }
}

/** The browser's part: a code and the secrets that belong to it. */
async function bring(
  client: typeof google,
  scope = 'openid email profile',
  provider: OpenIdProvider = openId,
) {
  const codeVerifier = randomBytes(32).toString('base64url')
  const nonce = randomBytes(16).toString('hex')
  const answer = await walkToCallback(`${provider.issuer}/auth`, {
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope,
    state: 'f'.repeat(32),
    nonce,
    prompt: 'select_account',
    code_challenge: hash('sha256', codeVerifier, 'base64url'),
    code_challenge_method: 'S256',
  })
  return { code: answer.get('code') ?? '', redirectUri: client.redirectUri, codeVerifier, nonce }
}

test('the sign-in page gets each provider’s address, with the exact scopes (OAUTH-13, OAUTH-15)', async () => {
  const { providers } = open()
  expect(await providers.starts()).toEqual({
    google: {
      authorizationUrl: `${openId.issuer}/auth`,
      clientId: 'dray-google',
      scope: 'openid email profile',
      parameters: { prompt: 'select_account', code_challenge_method: 'S256' },
    },
    facebook: null,
    microsoft: {
      authorizationUrl: `${openId.issuer}/auth`,
      clientId: 'dray-microsoft',
      scope: 'openid email profile offline_access',
      parameters: { prompt: 'select_account', code_challenge_method: 'S256' },
    },
  })
})

test('Google’s code yields a person whose email Google vouches for (AUTH-61)', async () => {
  const { providers, log } = open()
  expect(await providers.exchange('google', await bring(google))).toEqual({
    provider: 'google',
    subject: 'maggie',
    email: 'maggie@thetap.example',
    emailVouchedFor: true,
    name: 'Maggie Tapster',
  })
  expect(log()).toBe('')
})

test.each([
  [{ email_verified: false }, false],
  [{ email_verified: undefined }, false],
  [{ email_verified: true, email: undefined }, false],
])('Google with %j vouches: %s', async (claims, vouched) => {
  openId.user = { ...maggie, ...claims }
  const { providers } = open()
  const identity = await providers.exchange('google', await bring(google))
  expect(identity).toMatchObject({ subject: 'maggie', emailVouchedFor: vouched })
})

test.each([
  [{}, false],
  [{ xms_edov: false }, false],
  [{ xms_edov: '0' }, false],
  [{ xms_edov: true }, true],
  [{ xms_edov: '1' }, true],
  [{ email_verified: true }, false],
  [{ email_verified: true, xms_edov: false }, false],
])('Microsoft with %j vouches for the email: %s (security 11)', async (claims, vouched) => {
  openId.user = { sub: 'maggie', email: 'maggie@thetap.example', ...claims }
  const { providers } = open()
  const code = await bring(microsoft, 'openid email profile offline_access')
  expect(await providers.exchange('microsoft', code)).toMatchObject({
    email: 'maggie@thetap.example',
    emailVouchedFor: vouched,
    name: null,
  })
})

const refusal = { status: 400, message: 'We could not sign you in with Google. Please try again.' }

test.each([
  ['another nonce', { nonce: '0'.repeat(32) }],
  ['no nonce', { nonce: undefined }],
  ['another verifier', { codeVerifier: 'a'.repeat(43) }],
  ['no verifier', { codeVerifier: undefined }],
  ['an invented code', { code: 'invented' }],
  ['the callback of another provider', { redirectUri: microsoft.redirectUri }],
  ['a callback of someone else', { redirectUri: 'https://evil.example/auth/google/callback' }],
])('a code with %s is refused with a sentence (OAUTH-32)', async (_what, change) => {
  const { providers, log } = open()
  const code = await bring(google)
  await expect(providers.exchange('google', { ...code, ...change })).rejects.toMatchObject(refusal)
  for (const secret of [code.code, code.codeVerifier, code.nonce, google.clientSecret])
    expect(log()).not.toContain(secret)
})

test('a code is worth something once', async () => {
  const { providers } = open()
  const code = await bring(google)
  await providers.exchange('google', code)
  await expect(providers.exchange('google', code)).rejects.toMatchObject(refusal)
})

test('a code that another application was given is refused', async () => {
  const { providers } = open()
  await expect(providers.exchange('google', await bring(stranger))).rejects.toMatchObject(refusal)
})

test('an id token for another audience is refused, although the provider signed it', async () => {
  const theirs = open({ google: { ...stranger, issuer: openId.issuer } })
  const seen: unknown[] = []
  openId.tokenAnswer = (given) => {
    seen.push(given.body['id_token'])
    return given
  }
  const code = await bring(google)
  const foreign = await bring(stranger)
  await theirs.providers.exchange('google', foreign)
  openId.tokenAnswer = ({ status, body }) => ({ status, body: { ...body, id_token: seen[0] } })
  const { providers, log } = open()
  await expect(providers.exchange('google', { ...code, nonce: foreign.nonce })).rejects.toMatchObject(refusal)
  expect(log()).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
})

test('refuses an id token whose signature does not match', async () => {
  openId.tokenAnswer = ({ status, body }) => {
    const [head, claims = ''] = String(body['id_token']).split('.')
    const changed = {
      ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
      email: 'boss@thetap.example',
    }
    const forged = Buffer.from(JSON.stringify(changed)).toString('base64url')
    const [, , signature] = String(body['id_token']).split('.')
    return { status, body: { ...body, id_token: [head, forged, signature].join('.') } }
  }
  const { providers } = open()
  await expect(providers.exchange('google', await bring(google))).rejects.toMatchObject(refusal)
})

test('an answer without an id token is refused', async () => {
  openId.tokenAnswer = ({ status, body }) => ({ status, body: { ...body, id_token: undefined } })
  const { providers } = open()
  await expect(providers.exchange('google', await bring(google))).rejects.toMatchObject(refusal)
})

test('distinguishes a failing provider from a refusal', async () => {
  const { providers } = open()
  const code = await bring(google)
  openId.tokenAnswer = () => ({ status: 502, body: {} })
  await expect(providers.exchange('google', code)).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/^Google does not answer at the moment\./),
  })
})

test('a provider that is down is left out; the others stay', async () => {
  const gone = await startOpenIdProvider([google])
  await gone.stop()
  const { providers, log } = open({ google: { ...google, issuer: gone.issuer } })
  expect(await providers.starts()).toMatchObject({ google: null, microsoft: { clientId: 'dray-microsoft' } })
  expect(log()).toContain('sign-in provider does not answer')
  await expect(providers.exchange('google', await bring(google))).rejects.toMatchObject({ status: 503 })
})

test('retries a provider that was down after 30 seconds, and caches its answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const first = await startOpenIdProvider([google])
  await first.stop()
  const { providers } = open({ google: { ...google, issuer: first.issuer } })
  expect((await providers.starts()).google).toBeNull()

  const again = await startOpenIdProvider([google], Number(new URL(first.issuer).port))
  vi.setSystemTime(Date.now() + 29_000)
  expect((await providers.starts()).google).toBeNull()
  vi.setSystemTime(Date.now() + 2000)
  expect((await providers.starts()).google).toMatchObject({ authorizationUrl: `${first.issuer}/auth` })
  await again.stop()
  vi.setSystemTime(Date.now() + 3_600_000)
  expect((await providers.starts()).google).toMatchObject({ clientId: 'dray-google' })
})

test('a provider that is not set up is not available (OAUTH-34)', async () => {
  const { providers } = open({ google: null })
  expect(await providers.starts()).toMatchObject({ google: null, facebook: null })
  await expect(providers.exchange('google', await bring(google))).rejects.toMatchObject({
    status: 400,
    message: 'Google sign-in is not available. Please contact support.',
  })
})
