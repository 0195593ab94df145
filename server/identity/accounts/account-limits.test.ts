import { expect, test } from 'vitest'
import { bearer, newEmail, openAccountShop, registration } from '../../../tests/support/shops/account-shop.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const shop = await openAccountShop({ lasts: 'file', accounts: { sitePassword: 'hops & glory' } })

type Answer = Awaited<ReturnType<typeof shop.post>>

/** Repeats the call until the server asks it to wait. Returns the number of accepted calls and the refusal. */
async function tryUntilLimited(attempt: () => Promise<Answer>): Promise<{ times: number; answer: Answer }> {
  for (let times = 0; times < 700; times += 1) {
    const answer = await attempt()
    if (answer.statusCode === 429) return { times, answer }
  }
  throw new Error('There is no limit')
}

const from = (address: string) => ({ 'x-forwarded-for': address })

const ask = (password: string) => shop.post('/public/gate/password', { password }, from('192.0.2.4'))

test('limits guesses at one account to ten from one network, and resumes after a quarter of an hour', async () => {
  const { client } = await shop.register()
  const guess = { email: client.email, password: 'not this one' }
  const network = from('192.0.2.50')
  const { times, answer } = await tryUntilLimited(() => shop.post('/public/auth/login', guess, network))
  expect(times).toBe(10)
  expect(answer.headers['retry-after']).toBe('900')
  expect(answer.json()).toMatchObject({
    code: 'too_many_attempts',
    message: 'Too many attempts. Please try again in 15 minutes.',
  })
  const right = { email: client.email, password: registration.password }
  expect((await shop.post('/public/auth/login', right, network)).statusCode).toBe(429)
  const other = await shop.register()
  expect((await shop.signIn(other.client.email)).client.id).toBe(other.client.id)
  shop.wait(900)
  expect((await shop.post('/public/auth/login', right, network)).statusCode).toBe(200)
})

test('an unknown address meets the same limit, and signing in rightly meets none', async () => {
  const guess = { email: newEmail(), password: 'not this one' }
  const attempt = () => shop.post('/public/auth/login', guess, from('192.0.2.51'))
  expect((await tryUntilLimited(attempt)).times).toBe(10)
  const { client } = await shop.register()
  for (let time = 0; time < 15; time += 1) expect((await shop.signIn(client.email)).client.id).toBe(client.id)
})

test('one caller is limited over all accounts, an IPv6 subscriber as one', async () => {
  let host = 0
  const attempt = () => {
    host += 1
    const headers = from(`2001:db8:1:2::${host.toString(16)}`)
    return shop.post('/public/auth/login', { email: newEmail(), password: 'not this one' }, headers)
  }
  expect((await tryUntilLimited(attempt)).times).toBe(60)
  const neighbour = from('2001:db8:1:103::1')
  const guess = { email: newEmail(), password: 'not this one' }
  expect((await shop.post('/public/auth/login', guess, neighbour)).statusCode).toBe(401)
})

test('registering, resets, mails and links are limited too', async () => {
  const { client } = await shop.register()
  const taken = { ...registration, email: client.email }
  expect((await tryUntilLimited(() => shop.post('/public/auth/register', taken))).times).toBe(9)
  const register = () =>
    shop.post('/public/auth/register', { ...registration, email: newEmail() }, from('192.0.2.1'))
  expect((await tryUntilLimited(register)).times).toBe(20)

  for (const email of [client.email, newEmail()]) {
    const reset = await tryUntilLimited(() => shop.post('/public/auth/request-reset', { email }))
    expect([reset.times, reset.answer.headers['retry-after']]).toEqual([20, '3600'])
  }
  const session = await shop.register()
  const resend = () => shop.post('/api/account/resend-confirmation', undefined, bearer(session))
  expect((await tryUntilLimited(resend)).times).toBe(5)
  const link = () =>
    shop.post('/public/auth/reset-password', { token: 'x', password: 'x'.repeat(8) }, from('192.0.2.2'))
  expect((await tryUntilLimited(link)).times).toBe(60)
  const forged = () => shop.post('/public/auth/refresh', { refreshToken: 'x' }, from('192.0.2.3'))
  expect((await tryUntilLimited(forged)).times).toBe(600)
})

test('the gate answers yes or no, and limits how often (GATE-08, GATE-09, C-93)', async () => {
  for (let time = 0; time < 12; time += 1) expect((await ask('  hops & glory ')).statusCode).toBe(204)
  const wrong = await ask('hops')
  expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Incorrect password, please try again.'])
  expect(wrong.body).not.toContain('glory')
  for (const password of ['', 'HOPS & GLORY', 'hops & glory!'])
    expect((await ask(password)).statusCode).toBe(401)
  const { times, answer } = await tryUntilLimited(() => ask('hops'))
  expect(times).toBe(6)
  expect(answer.headers['retry-after']).toBe('900')
  expect((await ask('hops & glory')).statusCode).toBe(429)
})

test('without a site password the gate admits no one (C-93)', async () => {
  const { app } = await openWholeShop()
  for (const password of ['', ' ', 'null']) {
    const answer = await app.inject({ method: 'POST', url: '/public/gate/password', payload: { password } })
    expect(answer.statusCode).toBe(401)
  }
})

test('a limit holds across processes', async () => {
  const guess = { email: newEmail(), password: 'not this one' }
  const network = from('192.0.2.5')
  for (let time = 0; time < 10; time += 1) await shop.post('/public/auth/login', guess, network)
  const second = await openAccountShop({ connection: shop.connection, accounts: { clock: shop.now } })
  expect((await second.post('/public/auth/login', guess, network)).statusCode).toBe(429)
})

test('attempts at the same moment are all counted', async () => {
  const guess = { email: newEmail(), password: 'not this one' }
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => shop.post('/public/auth/login', guess, from('192.0.2.52'))),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
})
