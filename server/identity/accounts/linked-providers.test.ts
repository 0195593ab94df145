import { expect, test } from 'vitest'
import {
  bearer,
  newEmail,
  openAccountShop,
  registration,
  tokenOf,
} from '../../../tests/support/shops/account-shop.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { Provider } from '../../../shared/accounts/sign-in-providers.ts'
import { fakeProviders } from '../../../tests/support/shops/fake-providers.ts'

const { providers, person } = fakeProviders()
const shop = await openAccountShop({ lasts: 'file', accounts: { providers } })

const come = async (code: string, provider: Provider = 'google'): Promise<SignedIn> => {
  const redirectUri = `https://dray.example/auth/${provider}/callback`
  return (await shop.post(`/public/auth/${provider}`, { code, redirectUri })).json()
}
const overviewOf = async (session: SignedIn) => (await shop.get('/api/account', bearer(session))).json()
const mailOf = async (email: string, template: string) =>
  (await shop.mailsTo(email)).findLast((mail) => mail.template === template)
const unlink = (session: SignedIn, provider: string, proof: object = {}) =>
  shop.call('DELETE', `/api/account/providers/${provider}`, proof, bearer(session))

async function codeFor(session: SignedIn): Promise<string> {
  expect((await shop.post('/api/account/proof-code', undefined, bearer(session))).statusCode).toBe(202)
  return (await mailOf(session.client.email, 'proof-code'))?.data.code ?? ''
}

/** A thief with nothing but the access token of a client without a password, six minutes after the sign-in. */
async function stolen(): Promise<{ session: SignedIn; code: string }> {
  const code = person()
  const session = await come(code)
  shop.wait(6 * 60)
  return { session, code }
}

const sensitive = [
  ['a first password', 'POST', '/api/account/password', { password: 'a pin of porter' }],
  ['another address', 'POST', '/api/account/email', { email: newEmail() }],
  ['deletion', 'DELETE', '/api/account', {}],
] as const

test.each(sensitive)('%s needs more than an access token (security 7)', async (_what, method, url, body) => {
  const { session, code: provided } = await stolen()
  const bare = await shop.call(method, url, body, bearer(session))
  expect([bare.statusCode, bare.json().code, bare.json().field]).toEqual([403, 'proof_needed', 'code'])
  const wrong = await shop.call(method, url, { ...body, code: 'AAAA-AAAA' }, bearer(session))
  expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong_code'])

  const again = await come(provided)
  expect((await shop.call(method, url, body, bearer(again))).statusCode).toBeLessThan(300)
})

test.each(sensitive)('%s accepts an emailed code once (security 7)', async (_what, method, url, body) => {
  const { session } = await stolen()
  const code = await codeFor(session)
  expect(code).toMatch(/^[346789CDFGHJKMNPQRTVWXY]{4}-[346789CDFGHJKMNPQRTVWXY]{4}$/)
  const other = bearer((await stolen()).session)
  expect((await shop.call(method, url, { ...body, code }, other)).json().code).toBe('wrong_code')
  const typed = code.toLowerCase().replace('-', ' ')
  const email = newEmail()
  const own = 'email' in body ? { ...body, email } : body
  expect((await shop.call(method, url, { ...own, code: typed }, bearer(session))).statusCode).toBeLessThan(
    300,
  )
})

test('a code of a mail works once, and for ten minutes (security 7)', async () => {
  const { session } = await stolen()
  const ask = (code: string) => shop.post('/api/account/email', { email: newEmail(), code }, bearer(session))
  const code = await codeFor(session)
  expect((await ask(code)).statusCode).toBe(202)
  expect((await ask(code)).json().code).toBe('wrong_code')
  const late = await codeFor(session)
  shop.wait(10 * 60)
  expect((await ask(late)).json().code).toBe('wrong_code')
})

test('five wrong codes of a mail are enough, and the right one waits too (security 7)', async () => {
  const { session } = await stolen()
  const code = await codeFor(session)
  const ask = (typed: string) =>
    shop.post('/api/account/password', { password: 'a pin of porter', code: typed }, bearer(session))
  for (let time = 0; time < 5; time += 1) expect((await ask('3333-3333')).statusCode).toBe(403)
  const closed = await ask(code)
  expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '900'])
})

test('an existing password is required even after a fresh sign-in (security 7)', async () => {
  const session = await shop.register()
  const bare = await shop.post('/api/account/email', { email: newEmail() }, bearer(session))
  expect([bare.statusCode, bare.json().field]).toEqual([400, 'password'])
  const code = await codeFor(session)
  const coded = await shop.post('/api/account/email', { email: newEmail(), code }, bearer(session))
  expect([coded.statusCode, coded.json().field]).toEqual([400, 'password'])
})

test('linked providers are listed and unlinked, and the client is notified by mail (security 17)', async () => {
  const owner = await shop.register()
  const { email } = owner.client
  const token = tokenOf((await mailOf(email, 'confirm-email'))?.data.link)
  await shop.post('/public/auth/confirm-email', { token })
  const other = await come(person({ email }))
  expect((await overviewOf(owner)).providers).toEqual([
    { provider: 'google', linkedAt: shop.now().toISOString() },
  ])
  const { password } = registration
  expect((await unlink(owner, 'google', { password: 'not this one' })).statusCode).toBe(403)
  expect((await unlink(owner, 'google', { password })).statusCode).toBe(204)
  expect((await overviewOf(owner)).providers).toEqual([])
  expect((await unlink(owner, 'google', { password })).statusCode).toBe(404)
  expect((await unlink(owner, 'nobody', { password })).statusCode).toBe(404)
  expect((await shop.refresh(other)).statusCode).toBe(401)
  expect(await mailOf(email, 'security-change')).toMatchObject({ data: { change: 'google-unlinked' } })
})

test('the last way to sign in stays (security 17)', async () => {
  const session = await come(person())
  const answer = await unlink(session, 'google')
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_way_in'])
})

test('two ways that are unlinked at the same moment leave one (security 17)', async () => {
  const email = newEmail()
  const session = await come(person({ email }))
  await come(person({ email }), 'microsoft')
  const answers = await Promise.all([unlink(session, 'google'), unlink(session, 'microsoft')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
})

test('a reset unlinks a provider that did not vouch, and leaves one that did (security 17)', async () => {
  const email = newEmail()
  const thief = person({ email, emailVouchedFor: false })
  const session = await come(thief, 'facebook')
  const token = tokenOf((await mailOf(email, 'confirm-email'))?.data.link)
  await shop.post('/public/auth/confirm-email', { token })
  const vouched = person({ email })
  await come(vouched, 'google')
  await shop.post('/public/auth/request-reset', { email })
  const reset = tokenOf((await mailOf(email, 'reset-password'))?.data.link)
  const password = 'a kilderkin of bitter'
  expect((await shop.post('/public/auth/reset-password', { token: reset, password })).statusCode).toBe(204)
  expect((await shop.refresh(session)).statusCode).toBe(401)
  const owner = await shop.signIn(email, password)
  expect((await overviewOf(owner)).providers).toMatchObject([{ provider: 'google' }])
})
