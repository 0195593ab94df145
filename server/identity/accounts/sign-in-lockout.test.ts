import { expect, test } from 'vitest'
import { accountLimits } from './account-limits.ts'
import {
  bearer,
  newEmail,
  openAccountShop,
  registration,
  tokenOf,
} from '../../../tests/support/shops/account-shop.ts'

/** Fewer tries by account than the shop's own hundred, since each costs a hash. */
const limits = { ...accountLimits, signInByAccount: { ...accountLimits.signInByAccount, max: 15 } }
const shop = await openAccountShop({ lasts: 'file', accounts: { limits } })
const { password } = registration

const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie !== undefined && { cookie }),
})
const login = (email: string, typed: string, headers?: Record<string, string>) =>
  shop.post('/public/auth/login', { email, password: typed }, headers)
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0]!

/** An account and the cookie of the device that opened it. */
async function ownerWithDevice() {
  const email = newEmail()
  const answer = await shop.post('/public/auth/register', { ...registration, email })
  return {
    email,
    session: answer.json(),
    device: cookieOf(answer),
    header: String(answer.headers['set-cookie']),
  }
}

async function guessFrom(network: string, email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1)
    statuses.push((await login(email, 'not this one', from(network))).statusCode)
  return statuses
}

test('ten wrong tries close an account for their network, not for its owner (security 15)', async () => {
  const { email, device } = await ownerWithDevice()
  const statuses = await guessFrom('198.51.100.1', email, 11)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  const closed = await login(email, password, from('198.51.100.1'))
  expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '900'])
  expect((await login(email, password, from('198.51.100.2'))).statusCode).toBe(200)
  expect((await login(email, password, from('198.51.100.1', device))).statusCode).toBe(200)
})

test('guessers on many networks close an account to strangers, but not to its known device (security 15)', async () => {
  const { email, device } = await ownerWithDevice()
  for (let network = 0; network < 2; network += 1) await guessFrom(`203.0.113.${network}`, email, 10)
  const stranger = await login(email, password, from('203.0.113.99'))
  expect([stranger.statusCode, stranger.headers['retry-after']]).toEqual([429, '3600'])
  expect((await login(email, password, from('203.0.113.99', device))).statusCode).toBe(200)
})

test('a known device has ten attempts of its own and opens no other account (security 15)', async () => {
  const { email, device } = await ownerWithDevice()
  const other = await ownerWithDevice()
  await guessFrom('198.51.100.7', other.email, 10)
  expect((await login(other.email, password, from('198.51.100.7', device))).statusCode).toBe(429)
  for (let time = 0; time < 10; time += 1)
    expect((await login(email, 'not this one', { cookie: device })).statusCode).toBe(401)
  expect((await login(email, password, { cookie: device })).statusCode).toBe(429)
  expect((await login(email, password)).statusCode).toBe(200)
})

test('a reset lets its owner in again and forgets the devices of before (security 15)', async () => {
  const { email, device } = await ownerWithDevice()
  for (let network = 0; network < 2; network += 1) await guessFrom(`192.0.2.${network}`, email, 10)
  await shop.post('/public/auth/request-reset', { email })
  const token = tokenOf(
    (await shop.mailsTo(email)).findLast(({ template }) => template === 'reset-password')?.data.link,
  )
  const next = 'a kilderkin of bitter'
  const reset = await shop.post('/public/auth/reset-password', { token, password: next })
  expect(reset.statusCode).toBe(204)
  for (let network = 0; network < 2; network += 1) await guessFrom(`192.0.2.${network}`, email, 10)
  expect((await login(email, next, from('192.0.2.99', device))).statusCode).toBe(429)
  expect((await login(email, next, from('192.0.2.99', cookieOf(reset)))).statusCode).toBe(200)
})

test('a stranger’s reset requests do not block the owner’s (security 15)', async () => {
  const { email } = await ownerWithDevice()
  const ask = (network: string) => shop.post('/public/auth/request-reset', { email }, from(network))
  for (let time = 0; time < 5; time += 1) expect((await ask('198.51.100.30')).statusCode).toBe(202)
  expect((await ask('198.51.100.30')).statusCode).toBe(429)
  expect((await ask('198.51.100.31')).statusCode).toBe(202)
})

test('strangers’ guesses do not stop a signed-in client from using the password (security 15)', async () => {
  const { email, session } = await ownerWithDevice()
  for (let network = 0; network < 2; network += 1) await guessFrom(`192.0.2.${100 + network}`, email, 10)
  const change = { email: newEmail(), password }
  expect((await shop.post('/api/account/email', change, bearer(session))).statusCode).toBe(202)
})

test('the cookie of a device is the browser’s own, and no script reads it (security 15)', async () => {
  const { device, header } = await ownerWithDevice()
  expect(header).toMatch(
    /^__Host-dray_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  const other = newEmail()
  const second = await shop.post(
    '/public/auth/register',
    { ...registration, email: other },
    { cookie: device },
  )
  expect(cookieOf(second)).toBe(device)
  const wrong = await login(other, 'not this one')
  expect(wrong.headers['set-cookie']).toBeUndefined()
})
