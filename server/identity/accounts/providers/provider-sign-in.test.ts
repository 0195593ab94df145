import { hash, randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { newEmail, openAccountShop } from '../../../../tests/support/shops/account-shop.ts'
import { startOpenIdProvider } from '../../../../tests/support/servers/openid-provider.ts'
import { walkToCallback } from '../../../../tests/support/shops/walk-to-callback.ts'
import { createProviders } from './create-providers.ts'

/** What tests/support/shops/whole-shop.ts calls itself. */
const publicUrl = 'https://dray.example'
const clientOf = (provider: 'google' | 'microsoft') => ({
  clientId: `dray-${provider}`,
  clientSecret: `secret of ${provider}`,
  redirectUri: `${publicUrl}/auth/${provider}/callback`,
})
const clients = { google: clientOf('google'), microsoft: clientOf('microsoft') }
const openId = await startOpenIdProvider(Object.values(clients))
afterAll(() => openId.stop())
const { issuer } = openId
const settings = {
  google: { ...clients.google, issuer },
  microsoft: { ...clients.microsoft, issuer },
  facebook: null,
}
const providers = createProviders(settings, { publicUrl, logger: pino({ level: 'silent' }) })
const shop = await openAccountShop({ accounts: { providers }, lasts: 'file' })

/** Signs in at the provider as a browser does, and brings the code to the shop. */
async function signInWith(provider: 'google' | 'microsoft') {
  const { clientId, redirectUri } = clients[provider]
  const codeVerifier = randomBytes(32).toString('base64url')
  const nonce = randomBytes(16).toString('hex')
  const start = (await providers.starts())[provider]
  const answer = await walkToCallback(start?.authorizationUrl ?? '', {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: start?.scope ?? '',
    state: randomBytes(16).toString('hex'),
    nonce,
    ...start?.parameters,
    code_challenge: hash('sha256', codeVerifier, 'base64url'),
  })
  const code = answer.get('code')
  return shop.post(`/public/auth/${provider}`, { code, redirectUri, codeVerifier, nonce })
}

test('a Google account opens an account with us, and the next time signs in to it (AUTH-61)', async () => {
  const email = newEmail()
  openId.user = { sub: 'google-1', name: 'Maggie Tapster', email, email_verified: true }
  const first = await signInWith('google')
  expect(first.statusCode).toBe(200)
  expect(first.json().client).toMatchObject({ email, name: 'Maggie Tapster', emailConfirmed: true })
  const second = await signInWith('google')
  expect(second.json().client.id).toBe(first.json().client.id)
})

test('a Microsoft directory that claims the address of a client does not get her account', async () => {
  const { client } = await shop.register()
  openId.user = { sub: 'microsoft-1', name: 'Mallory', email: client.email }
  const reply = await signInWith('microsoft')
  expect(reply.statusCode).toBe(409)
  expect(reply.json().message).toContain('Please sign in with your password.')
})

test('a code used before is answered with a sentence, and no secret is in the log (OAUTH-32)', async () => {
  openId.user = { sub: 'google-2', name: 'Maggie', email: newEmail(), email_verified: true }
  openId.tokenAnswer = () => ({ status: 400, body: { error: 'invalid_grant' } })
  const reply = await signInWith('google')
  openId.tokenAnswer = null
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({
    code: 'provider_refused',
    message: 'We could not sign you in with Google. Please try again.',
  })
  expect(shop.log()).not.toContain(clients.google.clientSecret)
})
