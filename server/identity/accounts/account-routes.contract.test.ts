import { expect, test } from 'vitest'
import {
  bearer,
  newEmail,
  openAccountShop,
  registration,
  tokenOf,
} from '../../../tests/support/shops/account-shop.ts'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { SavedAddress, SessionInfo } from '../../../shared/api/accounts-api.ts'
import { closeDemoClients, openDemoClients } from './open-demo-clients.ts'

const forgotten: string[] = []
const shop = await openAccountShop({
  lasts: 'file',
  accounts: {
    personalData: [{ name: 'orders', read: async (_database, clientId) => [{ of: clientId }] }],
    forgetClient: [async (_transaction, clientId) => void forgotten.push(clientId)],
  },
})

const address = {
  label: 'Cellar',
  recipient: 'The Tap',
  street: '1 Brewery Yard',
  apartment: null,
  town: 'Leeds',
  postcode: 'ls14dy',
  phone: '0113 496 0000',
}

test('the account shows who the client is, addresses and sessions (OPEN-25)', async () => {
  const session = await shop.register()
  const answer = await shop.get('/api/account', bearer(session))
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    client: session.client,
    letters: { newsletter: false, new_release: false, memo: false, other: false },
    hasPassword: true,
    pendingEmail: null,
    providers: [],
    cellar: { servings: [], couplers: [] },
    addresses: [],
    secondFactor: {
      authenticatorAddedAt: null,
      passkeys: [],
      acceptedPasskeys: {
        rpId: 'dray.example',
        userId: Buffer.from(session.client.id).toString('base64url'),
        allAcceptedCredentialIds: [],
      },
      recoveryCodesLeft: 0,
      asksAtSignIn: true,
      isNeeded: false,
      freshUntil: null,
      restsUntil: null,
    },
    sessions: [
      {
        id: expect.any(String),
        startedAt: shop.now().toISOString(),
        lastUsedAt: shop.now().toISOString(),
        device: 'Unknown device',
        current: true,
      },
    ],
  })
})

test.each([
  ['GET', '/api/account'],
  ['PATCH', '/api/account'],
  ['DELETE', '/api/account'],
  ['GET', '/api/account/data'],
  ['POST', '/api/account/sign-out-everywhere'],
  ['POST', '/api/account/resend-confirmation'],
  ['DELETE', '/api/account/addresses/1'],
  ['DELETE', '/api/account/sessions/1'],
] as const)('%s %s without a token: Authentication required (ERR-23)', async (method, url) => {
  const answer = await shop.call(method, url, method === 'PATCH' ? {} : undefined)
  expect([answer.statusCode, answer.json().message]).toEqual([401, 'Authentication required'])
  expect(answer.headers['www-authenticate']).toBe('Bearer realm="Dray"')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('the name is changed, and what is not known is refused (OPEN-25)', async () => {
  const session = await shop.register()
  const patch = async (change: object) =>
    (await shop.call('PATCH', '/api/account', change, bearer(session))).json()
  expect((await patch({ name: '  Maggie   Brewster ' })).client.name).toBe('Maggie Brewster')
  expect((await patch({ name: 'Anne\tBrien' })).client.name).toBe('Anne Brien')
  expect(await patch({ email: 'other@thetap.example' })).toMatchObject({
    message: "Field 'email' is not known.",
  })
})

test('addresses are stored, changed and removed, and belong to no one else (OPEN-25)', async () => {
  const [own, other] = [await shop.register(), await shop.register()]
  const made = await shop.post('/api/account/addresses', address, bearer(own))
  expect(made.statusCode).toBe(201)
  const stored: SavedAddress = made.json()
  expect(stored).toEqual({ ...address, id: stored.id, postcode: 'LS1 4DY' })
  const place = `/api/account/addresses/${stored.id}`

  const moved = { ...address, street: '2 Brewery\tYard\n', apartment: '\t', phone: null }
  expect((await shop.call('PUT', place, moved, bearer(other))).statusCode).toBe(404)
  expect((await shop.call('DELETE', place, undefined, bearer(other))).statusCode).toBe(404)
  const changed = (await shop.call('PUT', place, moved, bearer(own))).json()
  expect(changed).toMatchObject({ street: '2 Brewery Yard', apartment: null })
  for (const [field, value] of [
    ['postcode', 'LS1 4D'],
    ['phone', 'call me'],
    ['town', ' '],
  ] as const) {
    const answer = await shop.call('PUT', place, { ...address, [field]: value }, bearer(own))
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  }
  expect((await shop.call('DELETE', place, undefined, bearer(own))).statusCode).toBe(204)
  expect((await shop.call('DELETE', place, undefined, bearer(own))).statusCode).toBe(404)
  expect((await shop.call('DELETE', '/api/account/addresses/1', undefined, bearer(own))).statusCode).toBe(404)
})

test('sessions are listed with their device, and ended one by one or everywhere (OPEN-25)', async () => {
  const first = await shop.register()
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'
  const { email } = first.client
  const login = { email, password: registration.password }
  const second = (await shop.post('/public/auth/login', login, { 'user-agent': firefox })).json()
  const third = await shop.signIn(email)
  const list = async (): Promise<SessionInfo[]> =>
    (await shop.get('/api/account', bearer(first))).json().sessions
  const sessions = await list()
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  const onWindows = sessions.find(({ device }) => device === 'Firefox on Windows')

  const stranger = await shop.register()
  const place = `/api/account/sessions/${onWindows?.id}`
  expect((await shop.call('DELETE', place, undefined, bearer(stranger))).statusCode).toBe(404)
  expect((await shop.call('DELETE', place, undefined, bearer(first))).statusCode).toBe(204)
  expect(await list()).toHaveLength(2)
  expect((await shop.refresh(second)).statusCode).toBe(401)
  expect((await shop.get('/api/account', bearer(second))).statusCode).toBe(401)

  expect((await shop.post('/api/account/sign-out-everywhere', undefined, bearer(first))).statusCode).toBe(204)
  for (const session of [first, third]) {
    expect((await shop.refresh(session)).statusCode).toBe(401)
    expect((await shop.get('/api/account', bearer(session))).statusCode).toBe(401)
  }
  expect((await shop.get('/api/account', bearer(stranger))).statusCode).toBe(200)
})

test('a changed password ends all other sessions and is announced by mail (OPEN-25)', async () => {
  const own = await shop.register()
  const { email } = own.client
  const other = await shop.signIn(email)
  const change = (body: object) => shop.post('/api/account/password', body, bearer(own))
  const password = 'a pin of porter'

  expect((await change({ password })).json()).toMatchObject({ code: 'bad_field', field: 'currentPassword' })
  const wrong = await change({ currentPassword: 'no idea at all', password })
  expect([wrong.statusCode, wrong.json().field]).toEqual([403, 'currentPassword'])
  expect((await change({ currentPassword: registration.password, password })).statusCode).toBe(204)

  expect((await shop.refresh(other)).statusCode).toBe(401)
  expect((await shop.refresh(own)).statusCode).toBe(200)
  expect((await shop.signIn(email, password)).client.email).toBe(email)
  const login = { email, password: registration.password }
  expect((await shop.post('/public/auth/login', login)).statusCode).toBe(401)
  expect((await shop.mailsTo(email)).at(-1)?.template).toBe('password-changed')
})

test('a client takes away own data, with the parts of other features (OPEN-25)', async () => {
  const session = await shop.register()
  await shop.post('/api/account/addresses', address, bearer(session))
  const answer = await shop.get('/api/account/data', bearer(session))
  expect(answer.headers['content-disposition']).toBe('attachment; filename="dray-own-data.json"')
  const data = answer.json()
  expect(Object.keys(data)).toEqual([
    'madeAt',
    'account',
    'letters',
    'cellar',
    'addresses',
    'sessions',
    'providers',
    'secondFactor',
    'securityEvents',
    'businesses',
    'roles',
    'notices',
    'noticeChoices',
    'pushBrowsers',
    'savedViews',
    'priceLists',
    'tokens',
    'webhooks',
    'invitations',
    'trade',
    'application',
    'basket',
    'wishlist',
    'reviews',
    'documents',
    'credit',
    'empties',
    'orders',
    'standingWish',
    'orderRequests',
    'notesOfBreweries',
    'standingOrders',
    'calendar',
    'follows',
    'stockRequests',
    'sentAlerts',
    'phoneOrders',
  ])
  expect(data.addresses).toHaveLength(1)
  expect(data.orders).toEqual([{ of: session.client.id }])
  expect(data.securityEvents[0]).toMatchObject({ kind: 'registered' })
  expect(answer.body).not.toMatch(/argon2|password_hash|passwordHash/)
})

test('a deleted account is gone, and other features follow in the same transaction (OPEN-25)', async () => {
  const session = await shop.register()
  const { id, email } = session.client
  const remove = (body?: object) => shop.call('DELETE', '/api/account', body, bearer(session))
  expect((await remove()).statusCode).toBe(400)
  expect((await remove({ password: 'not this one' })).statusCode).toBe(403)
  expect((await remove({ password: registration.password })).statusCode).toBe(204)
  expect(forgotten).toEqual([id])
  expect((await shop.get('/api/account', bearer(session))).statusCode).toBe(401)
  expect((await shop.refresh(session)).statusCode).toBe(401)
  const again = await shop.post('/public/auth/register', { ...registration, email })
  expect(again.statusCode).toBe(201)
  expect(again.json().client.id).not.toBe(id)
})

test('a new address takes its place when its own link is opened, and the old one gets a mail', async () => {
  const session = await shop.register()
  const old = session.client.email
  const email = newEmail()
  const ask = (body: object) => shop.post('/api/account/email', body, bearer(session))
  const { password } = registration
  expect((await ask({ email, password: 'not this one' })).statusCode).toBe(403)
  expect((await ask({ email: old, password })).json().field).toBe('email')
  expect((await ask({ email: (await shop.register()).client.email, password })).statusCode).toBe(409)
  expect((await ask({ email, password })).statusCode).toBe(202)
  const pending = (await shop.get('/api/account', bearer(session))).json()
  expect([pending.client.email, pending.pendingEmail]).toEqual([old, email])

  const [mail] = await shop.mailsTo(email)
  expect(mail?.data.link).toMatch(/^https:\/\/dray\.example\/account\/change-email#token=[\w-]{43}$/)
  const token = tokenOf(mail?.data.link)
  expect((await shop.post('/public/auth/confirm-email-change', { token })).statusCode).toBe(204)
  expect((await shop.post('/public/auth/confirm-email-change', { token })).statusCode).toBe(204)
  const changed = (await shop.get('/api/account', bearer(session))).json()
  expect(changed).toMatchObject({ client: { email, emailConfirmed: true }, pendingEmail: null })
  expect((await shop.mailsTo(old)).at(-1)).toMatchObject({
    template: 'email-changed',
    data: { newEmail: email },
  })
  expect((await shop.signIn(email)).client.id).toBe(session.client.id)
  expect((await shop.post('/public/auth/login', { email: old, password })).statusCode).toBe(401)
})

test('an address that was taken meanwhile is not given to a second account', async () => {
  const session = await shop.register()
  const email = newEmail()
  await shop.post('/api/account/email', { email, password: registration.password }, bearer(session))
  const token = tokenOf((await shop.mailsTo(email))[0]?.data.link)
  await shop.register({ email })
  expect((await shop.post('/public/auth/confirm-email-change', { token })).statusCode).toBe(409)
})

test('the demo clients can sign in, are made once, and are not named when their password was changed', async () => {
  const connection = await openTestDatabase()
  const clients = await openDemoClients({ ...connection, kind: 'embedded' })
  expect(clients.map(({ email }) => email)).toEqual([
    'landlord@dray.example',
    'bottleshop@dray.example',
    'newpub@dray.example',
  ])
  expect(await openDemoClients({ ...connection, kind: 'embedded' })).toEqual(clients)
  expect(await openDemoClients({ ...connection, kind: 'postgres' })).toEqual([])
  await connection.database.execute(
    "update client_credentials set password_hash = replace(password_hash, 't=2', 't=1')",
  )
  expect(await openDemoClients({ ...connection, kind: 'embedded' })).toEqual([])
  await connection.close()
})

test('once the demo is off its published passwords open nothing, and its sessions are over (SAFE-10)', async () => {
  const { connection } = shop
  const [demo] = await openDemoClients({ ...connection, kind: 'embedded' })
  const { email, password } = demo!
  const signIn = () => shop.post('/public/auth/login', { email, password })
  const session = (await signIn()).json()
  expect((await shop.get('/api/account', bearer(session))).statusCode).toBe(200)
  await closeDemoClients(connection.database, shop.now())
  expect((await signIn()).statusCode).toBe(401)
  expect((await shop.get('/api/account', bearer(session))).statusCode).toBe(401)
  const refreshToken = session.refresh.refreshToken
  expect((await shop.post('/public/auth/refresh', { refreshToken })).statusCode).toBe(401)
})
