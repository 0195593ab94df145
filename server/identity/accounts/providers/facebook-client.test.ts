import { hash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFacebookGraph } from '../../../../tests/support/servers/facebook-graph.ts'
import { walkToCallback } from '../../../../tests/support/shops/walk-to-callback.ts'
import { createProviders } from './create-providers.ts'

const publicUrl = 'http://127.0.0.1:4639'
const application = {
  clientId: '4711',
  clientSecret: 'secret of 4711',
  redirectUri: `${publicUrl}/auth/facebook/callback`,
}
const graph = await startFacebookGraph(application)
afterAll(() => graph.stop())
const maggie = { id: '10158', name: 'Maggie Tapster', email: 'maggie@thetap.example' }
beforeEach(() => {
  graph.user = maggie
  graph.failsWith = null
})

function open(clientSecret = application.clientSecret) {
  let log = ''
  const logger = pino({ level: 'info' }, { write: (line: string) => void (log += line) })
  const facebook = {
    clientId: application.clientId,
    clientSecret,
    graphUrl: graph.url,
    dialogUrl: `${graph.url}/dialog`,
  }
  const providers = createProviders({ google: null, microsoft: null, facebook }, { publicUrl, logger })
  return { providers, log: () => log }
}

const codeVerifier = 'v'.repeat(43)

async function bring() {
  const answer = await walkToCallback(`${graph.url}/dialog`, {
    client_id: application.clientId,
    redirect_uri: application.redirectUri,
    state: 'f'.repeat(32),
    code_challenge: hash('sha256', codeVerifier, 'base64url'),
    code_challenge_method: 'S256',
  })
  return { code: answer.get('code') ?? '', redirectUri: application.redirectUri, codeVerifier }
}

test('the sign-in page gets Facebook’s address, with the exact scope (OAUTH-14)', async () => {
  const { providers } = open()
  expect((await providers.starts()).facebook).toEqual({
    authorizationUrl: `${graph.url}/dialog`,
    clientId: '4711',
    scope: 'email,public_profile',
    parameters: { code_challenge_method: 'S256' },
  })
})

test('Facebook’s code yields a person whose email is not vouched for (AUTH-61)', async () => {
  const { providers } = open()
  expect(await providers.exchange('facebook', await bring())).toEqual({
    provider: 'facebook',
    subject: '10158',
    email: 'maggie@thetap.example',
    emailVouchedFor: false,
    name: 'Maggie Tapster',
  })
})

test('a person without an email address at Facebook has none', async () => {
  graph.user = { id: '10159' }
  const { providers } = open()
  expect(await providers.exchange('facebook', await bring())).toMatchObject({ email: null, name: null })
})

const refusal = { status: 400, message: 'We could not sign you in with Facebook. Please try again.' }

test.each([
  ['another verifier', { codeVerifier: 'w'.repeat(43) }],
  ['an invented code', { code: 'invented' }],
  ['a callback of someone else', { redirectUri: 'https://evil.example/auth/facebook/callback' }],
])('%s is refused with a sentence (OAUTH-32)', async (_what, change) => {
  const { providers, log } = open()
  const code = await bring()
  await expect(providers.exchange('facebook', { ...code, ...change })).rejects.toMatchObject(refusal)
  expect(log()).not.toContain(code.code)
})

test('a code is worth something once', async () => {
  const { providers } = open()
  const code = await bring()
  await providers.exchange('facebook', code)
  await expect(providers.exchange('facebook', code)).rejects.toMatchObject(refusal)
})

test('a wrong app secret is refused and logged without the secret', async () => {
  const { providers, log } = open('not the secret')
  await expect(providers.exchange('facebook', await bring())).rejects.toMatchObject(refusal)
  expect(log()).toContain('answered 400')
  expect(log()).not.toContain('not the secret')
})

test('distinguishes a failing Facebook from a refusal', async () => {
  const { providers } = open()
  const code = await bring()
  graph.failsWith = 500
  await expect(providers.exchange('facebook', code)).rejects.toMatchObject({ status: 503 })
})

test('refuses an answer without a person', async () => {
  const { providers } = open()
  const code = await bring()
  graph.failsWith = 200
  await expect(providers.exchange('facebook', code)).rejects.toMatchObject(refusal)
})
