import { expect, test } from 'vitest'
import {
  bearer,
  newEmail,
  openAccountShop,
  registration,
  tokenOf,
} from '../../../tests/support/shops/account-shop.ts'
import { type SignedIn } from '../../../shared/api/accounts-api.ts'
import { type Provider, providers } from '../../../shared/accounts/sign-in-providers.ts'
import { fakeProviders } from '../../../tests/support/shops/fake-providers.ts'

const { providers: known, person } = fakeProviders()
const shop = await openAccountShop({ lasts: 'file', accounts: { providers: known } })

const come = (code: string, provider: Provider = 'google', overrides: object = {}) =>
  shop.post(`/public/auth/${provider}`, {
    code,
    redirectUri: `https://dray.example/auth/${provider}/callback`,
    ...overrides,
  })

async function confirmed(): Promise<SignedIn> {
  const session = await shop.register()
  const token = tokenOf((await shop.mailsTo(session.client.email))[0]?.data.link)
  await shop.post('/public/auth/confirm-email', { token })
  return session
}

test.each(providers)(
  '%s opens an account at first and finds it again (AUTH-52, AUTH-53, AUTH-54)',
  async (provider) => {
    const code = person()
    const first = await come(code, provider)
    expect(first.statusCode).toBe(200)
    expect(Object.keys(first.json())).toEqual(['client', 'token', 'refresh'])
    expect(first.json().client).toMatchObject({ name: 'Maggie Tapster', emailConfirmed: true })
    const again = await come(code, provider)
    expect(again.json().client).toEqual(first.json().client)
    const account = await shop.get('/api/account', bearer(again.json()))
    expect(account.json()).toMatchObject({ providers: [{ provider }], hasPassword: false })
  },
)

test('an account is linked when the provider vouches for the address and it is confirmed here', async () => {
  const { client } = await confirmed()
  const answer = await come(person({ email: client.email.toUpperCase() }))
  expect(answer.json().client).toEqual({ ...client, emailConfirmed: true })
  expect((await shop.signIn(client.email)).client.id).toBe(client.id)
})

test('does not link an account whose address is unconfirmed here, or that no provider vouches for', async () => {
  const { client } = await shop.register()
  const unconfirmed = await come(person({ email: client.email }))
  expect([unconfirmed.statusCode, unconfirmed.json().message]).toEqual([
    409,
    'There is already an account with the email address of your Google account. ' +
      'Please sign in with your password and confirm your email address first, or reset your password.',
  ])
  const known = await confirmed()
  const unvouched = await come(person({ email: known.client.email, emailVouchedFor: false }), 'facebook')
  expect([unvouched.statusCode, unvouched.json().message]).toEqual([
    409,
    'There is already an account with the email address of your Facebook account. ' +
      'Please sign in with your password.',
  ])
})

test('an address that no provider vouches for needs confirmation like any other', async () => {
  const code = person({ emailVouchedFor: false })
  const { client } = (await come(code, 'facebook')).json()
  expect(client.emailConfirmed).toBe(false)
  expect((await shop.mailsTo(client.email))[0]?.template).toBe('confirm-email')
})

test('an account opened with a stranger’s address passes to the owner of the address', async () => {
  const email = newEmail()
  const code = person({ email, emailVouchedFor: false })
  const squatter: SignedIn = (await come(code, 'microsoft')).json()
  await shop.post('/public/auth/request-reset', { email })
  const token = tokenOf((await shop.mailsTo(email)).at(-1)?.data.link)
  const { password } = registration
  expect((await shop.post('/public/auth/reset-password', { token, password })).statusCode).toBe(204)
  expect((await shop.refresh(squatter)).statusCode).toBe(401)
  expect((await come(code, 'microsoft')).statusCode).toBe(409)
  expect((await shop.signIn(email)).client.emailConfirmed).toBe(true)
})

test('a client without a password sets one without an old one', async () => {
  const session: SignedIn = (await come(person())).json()
  const change = { password: registration.password }
  expect((await shop.post('/api/account/password', change, bearer(session))).statusCode).toBe(204)
  expect((await shop.signIn(session.client.email)).client.id).toBe(session.client.id)
})

test('a code is exchanged only for our own callback page', async () => {
  for (const redirectUri of [
    'https://evil.example/auth/google/callback',
    'https://dray.example/auth/facebook/callback',
    'https://dray.example.evil.example/auth/google/callback',
    '',
  ]) {
    const answer = await come(person(), 'google', { redirectUri })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'redirectUri'])
  }
})

test('a provider’s data about a person cannot forge anything', async () => {
  const named = await come(person({ name: 'Maggie\r\nBcc: all@list.example\u202e' }))
  expect(named.json().client.name).toBe('Maggie Bcc: all@list.example')
  const nameless = (await come(person({ name: null, email: 'porter@thetap.example' }))).json()
  expect(nameless.client.name).toBe('porter')
  expect((await come(person({ email: 'a@b.example\r\nBcc: c@d.example' }))).statusCode).toBe(400)
  const silent = await come(person({ email: null }), 'facebook')
  expect([silent.statusCode, silent.json().code]).toEqual([400, 'no_email'])
  expect((await come('unknown')).json().code).toBe('provider_refused')
})

test('two tabs that bring the same newcomer at once open one account', async () => {
  const code = person()
  const answers = await Promise.all([come(code), come(code), come(code)])
  const ids = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().client.id)
  expect(new Set(ids).size).toBe(1)
  expect((await come(code)).json().client.id).toBe(ids[0])
})
