import { expect, test } from 'vitest'
import { bearer, newEmail, openAccountShop, registration } from '../../../tests/support/shops/account-shop.ts'

const shop = await openAccountShop({ lasts: 'file' })

test('registering answers client, token and refresh (AUTH-48, AUTH-49, ENT-58)', async () => {
  const email = newEmail()
  const answer = await shop.post('/public/auth/register', { ...registration, email })
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { client, token, refresh } = answer.json()
  expect(client).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email,
    name: registration.name,
    emailConfirmed: false,
    teamId: null,
    teamIds: [],
    avatarUrl: null,
    siteId: null,
    hasSites: false,
    couplers: null,
  })
  expect(Object.keys(token)).toEqual(['accessToken', 'expiresAt'])
  expect(Object.keys(refresh)).toEqual(['refreshToken', 'expiresAt'])
  const minutes = (Date.parse(token.expiresAt) - shop.now().getTime()) / 60_000
  expect(minutes).toBeGreaterThan(14.9)
  expect(minutes).toBeLessThanOrEqual(15)
  expect(Date.parse(refresh.expiresAt) - shop.now().getTime()).toBe(30 * 24 * 3_600_000)
})

test('signs in by email and password, in any case of the letters (AUTH-50, AUTH-51)', async () => {
  const { client } = await shop.register()
  const email = ` ${client.email.toUpperCase()} `
  const answer = await shop.post('/public/auth/login', { email, password: registration.password })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().client).toEqual(client)
  expect(Object.keys(answer.json())).toEqual(['client', 'token', 'refresh'])
})

test('refreshing gives new tokens, and the access token is usable (AUTH-55, AUTH-56)', async () => {
  const first = await shop.register()
  shop.wait(14 * 60)
  const answer = await shop.refresh(first)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().refresh.refreshToken).not.toBe(first.refresh.refreshToken)
  expect(Object.keys(answer.json())).toEqual(['client', 'token', 'refresh'])
  shop.wait(14 * 60)
  expect((await shop.get('/api/account', bearer(answer.json()))).statusCode).toBe(200)
})

test('after signing out neither token is of use (AUTH-57)', async () => {
  const session = await shop.register()
  const { refreshToken } = session.refresh
  expect((await shop.post('/public/auth/logout', { refreshToken })).statusCode).toBe(204)
  const answer = await shop.refresh(session)
  expect(answer.statusCode).toBe(401)
  expect(answer.json().message).toBe('Your session has ended. Please sign in again.')
  expect((await shop.get('/api/account', bearer(session))).statusCode).toBe(401)
})

test('a guest signs out with nothing (AUTH-58, C-74)', async () => {
  for (const payload of [undefined, {}, { refreshToken: 'unknown' }])
    expect((await shop.post('/public/auth/logout', payload)).statusCode).toBe(204)
  const headers = { 'content-type': 'application/json' }
  const empty = await shop.app.inject({ method: 'POST', url: '/public/auth/logout', headers, payload: '' })
  expect(empty.statusCode).toBe(204)
})

test('a wrong password and an unregistered address get the same 401 (OPEN-05)', async () => {
  const { client } = await shop.register()
  const wrong = await shop.post('/public/auth/login', { email: client.email, password: 'not this one' })
  const unknown = await shop.post('/public/auth/login', { email: newEmail(), password: 'not this one' })
  for (const answer of [wrong, unknown]) {
    expect(answer.statusCode).toBe(401)
    expect({ ...answer.json(), requestId: '' }).toEqual({
      code: 'wrong_credentials',
      message: 'The email address or the password is not right.',
      requestId: '',
    })
  }
})

test('answers a registered address with 409, in any case of its letters (OPEN-05)', async () => {
  const { client } = await shop.register()
  for (const email of [client.email, client.email.toUpperCase(), client.email.replace('m', 'ｍ')]) {
    const answer = await shop.post('/public/auth/register', { ...registration, email })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'email_taken', field: 'email' })
  }
})

test('two who register the same address at once: one gets it', async () => {
  const email = newEmail()
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.post('/public/auth/register', { ...registration, email })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
})

test('checks only the length of a password (AUTH-30, AUTH-44, C-16)', async () => {
  expect((await shop.register({ password: 'aaaaaaaa' })).client.name).toBe(registration.name)
  const short = await shop.post('/public/auth/register', { ...registration, password: 'abc1234' })
  expect(short.statusCode).toBe(400)
  expect(short.json()).toMatchObject({
    message: 'Password must be at least 8 characters long.',
    field: 'password',
  })
})

test('a session ends after 90 days, however often it is used (security 13)', async () => {
  let session = await shop.register()
  const day = 24 * 3600
  const started = shop.now().getTime()
  for (let days = 25; days <= 75; days += 25) {
    shop.wait(25 * day)
    session = (await shop.refresh(session)).json()
  }
  expect(Date.parse(session.refresh.expiresAt) - started).toBe(90 * day * 1000)
  shop.wait(15 * day - 1)
  const last = await shop.refresh(session)
  expect(last.statusCode).toBe(200)
  shop.wait(1)
  expect((await shop.refresh(last.json())).statusCode).toBe(401)
})

test.each(['12345678', 'Password', 'QWERTYUIOP', 'sunshine', 'Maggie2026', 'tapster!'])(
  '%s is refused as a new password, with a sentence (security 13)',
  async (password) => {
    const answer = await shop.post('/public/auth/register', { ...registration, email: newEmail(), password })
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
      400,
      'bad_field',
      'password',
    ])
    const session = await shop.register()
    const change = { currentPassword: registration.password, password }
    const changed = await shop.post('/api/account/password', change, bearer(session))
    expect([changed.statusCode, changed.json().field]).toEqual([400, 'password'])
  },
)
