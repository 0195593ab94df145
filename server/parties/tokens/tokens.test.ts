import { hash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { bearer, openAccountShop, registration } from '../../../tests/support/shops/account-shop.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { breweryScopes, buyerScopes } from '../../../shared/accounts/api-token-scopes.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { rateLimitCounts } from '../../platform/rate-limits/rate-limit-tables.ts'
import { revokeRole } from '../roles/change-role.ts'
import { announceEndingTokens } from './announce-ending-tokens.ts'
import { apiTokens } from './api-token-tables.ts'
import { hashOfToken } from './token-text.ts'

const shop = await openAccountShop({ lasts: 'file' })
const { database } = shop.connection
const tern = await buildBrewery(database, { slug: 'tern' })
const gull = await buildBrewery(database, { slug: 'gull' })
const container = await buildContainer(database, {
  beerId: (await buildBeer(database, { breweryId: tern.id })).id,
})
const dayMs = 86_400_000

const limitOf = ({ headers }: { headers: Record<string, unknown> }) => headers['ratelimit']
const withToken = (token: string, more = {}) => ({ authorization: `Bearer ${token}`, ...more })
const makeBuyers = async (session: SignedIn, body = {}) => {
  await shop.confirm(session)
  return shop.post(
    '/api/account/tokens',
    { name: 'Till', scopes: [...buyerScopes], days: 30, password: registration.password, ...body },
    bearer(session),
  )
}
const makeBrewerys = (session: SignedIn, body = {}) =>
  shop.post(
    '/api/sell/tern/tokens',
    { name: 'Cellar', scopes: [...breweryScopes], days: 90, ...body },
    bearer(session),
  )
async function member(role: 'owner' | 'sales' | 'cellar' | 'accounts' = 'owner', breweryId = tern.id) {
  const session = await shop.register()
  await addMember(database, { clientId: session.client.id, breweryId, role })
  return session
}

const codeOf = async (token: string) => (await shop.get('/api/sell/tern/stock', withToken(token))).json().code

const scoped = async (...scopes: string[]) =>
  (await makeBrewerys(await member('sales'), { scopes })).json().token as string
const file = (kind: string) => ({
  kind,
  name: `${kind}.csv`,
  file: Buffer.from('Id,On hand,Price ex VAT\n').toString('base64'),
})

test('a token is shown once, stored as its hash alone, and listed with scopes, end and last use (PLAT-01)', async () => {
  const session = await member()
  const made = await makeBrewerys(session, { scopes: ['stock:read'] })
  expect(made.statusCode).toBe(201)
  const { token, id, endsAt } = made.json()
  expect(token).toMatch(/^dray_s_/)
  expect(new Date(endsAt).getTime() - shop.now().getTime()).toBe(90 * dayMs)
  const [row] = await database.select().from(apiTokens).where(eq(apiTokens.id, id))
  expect(row?.hash).toBe(hashOfToken(token))
  expect(JSON.stringify(row)).not.toContain(token)
  expect((await shop.get('/api/sell/tern/stock', withToken(token))).statusCode).toBe(200)
  const list = await shop.get('/api/sell/tern/tokens', bearer(session))
  expect(list.body).not.toContain(token)
  expect(list.json().tokens).toMatchObject([
    {
      id,
      name: 'Cellar',
      scopes: ['stock:read'],
      madeBy: 'Maggie Tapster',
      lastUsedAt: shop.now().toISOString(),
    },
  ])
  expect(list.json().tokens[0].lastUsedFrom).toMatch(/^10\./)
  const mails = await shop.mailsTo(session.client.email)
  expect(
    mails.some(({ template, data }) => template === 'api-token' && JSON.stringify(data).includes(token)),
  ).toBe(false)
  expect(mails.at(-1)).toMatchObject({ template: 'api-token', data: { event: 'made', token: 'Cellar' } })
})

test('a buyer gives the password for a token, and ends it; Dray’s staff have none (PLAT-01)', async () => {
  const session = await shop.register()
  expect((await makeBuyers(session, { password: 'wrong password' })).statusCode).toBe(403)
  const { token, id } = (await makeBuyers(session)).json()
  expect((await shop.get('/api/orders', withToken(token))).statusCode).toBe(200)
  const other = await shop.register()
  expect((await shop.call('DELETE', `/api/account/tokens/${id}`, undefined, bearer(other))).statusCode).toBe(
    404,
  )
  expect(
    (await shop.call('DELETE', `/api/account/tokens/${id}`, undefined, bearer(session))).statusCode,
  ).toBe(204)
  const ended = await shop.get('/api/orders', withToken(token))
  expect([ended.statusCode, ended.json().code]).toEqual([401, 'token_ended'])
  expect((await makeBuyers(session, { name: '  ' })).statusCode).toBe(400)
  await addStaff(database, other.client.id, 'support')
  expect((await makeBuyers(other)).statusCode).toBe(403)
})

test('who has a stolen session reads no text of a token, makes none, and the owner sees what was made and from where it calls (PLAT-01)', async () => {
  const owner = await shop.register()
  const { token } = (await makeBuyers(owner)).json()
  const stolen = bearer(await shop.signIn(owner.client.email))
  const pages = ['/api/account/tokens', '/api/account/data', '/api/account', '/api/account/webhooks']
  for (const page of pages) {
    const { body } = await shop.get(page, stolen)
    expect(body).not.toContain(token)
    expect(body).not.toContain(hashOfToken(token))
  }
  const more = { name: 'Thief', scopes: [...buyerScopes], days: 365 }
  shop.wait(11 * 60)
  for (const [proof, status] of [
    [{}, 400],
    [{ password: 'a guess' }, 403],
  ] as const)
    expect((await shop.post('/api/account/tokens', { ...more, ...proof }, stolen)).statusCode).toBe(status)
  expect((await shop.mailsTo(owner.client.email)).filter(({ template }) => template === 'api-token')).toEqual(
    [expect.objectContaining({ data: expect.objectContaining({ event: 'made', token: 'Till' }) })],
  )
  await shop.get('/api/orders', withToken(token))
  expect((await shop.get('/api/account/tokens', stolen)).json().tokens).toEqual([
    expect.objectContaining({
      name: 'Till',
      madeAt: expect.any(String),
      lastUsedAt: shop.now().toISOString(),
      lastUsedFrom: expect.stringMatching(/^10\./),
    }),
  ])
})

test('outside of its scopes a token gets 403 that names the scope (PLAT-02)', async () => {
  const { token } = (await makeBrewerys(await member(), { scopes: ['stock:read'] })).json()
  const count = {
    kind: 'made',
    reason: 'Brewed.',
    items: [{ containerId: container.id, units: 1 }],
  }
  const refused = await shop.post(
    '/api/sell/tern/stock',
    count,
    withToken(token, { 'idempotency-key': 'made-by-token-1' }),
  )
  expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([
    403,
    'scope_missing',
    'stock:write',
  ])
})

test('a token works within its maker’s present rights, and its actions are the token’s in the trail (PLAT-02)', async () => {
  const session = await member('sales')
  expect((await makeBrewerys(await member('cellar'))).statusCode).toBe(404)
  expect((await makeBrewerys(await member('accounts'), { scopes: ['stock:write'] })).statusCode).toBe(403)
  const { token } = (await makeBrewerys(session, { scopes: ['stock:read', 'stock:write'] })).json()
  const count = { kind: 'made', reason: 'Brewed.', items: [{ containerId: container.id, units: 2 }] }
  const headers = withToken(token, { 'idempotency-key': 'made-by-token-2' })
  expect((await shop.post('/api/sell/tern/stock', count, headers)).statusCode).toBe(200)
  const grant = { clientId: session.client.id, breweryId: tern.id, role: 'sales' as const }
  await revokeRole(database, grant, { actor: operatorActor, now: shop.now() })
  const after = await shop.get('/api/sell/tern/stock', withToken(token))
  expect([after.statusCode, after.json().code]).toEqual([401, 'token_ended'])
  // The role given again does not give the token back.
  await addMember(database, grant)
  expect((await shop.get('/api/sell/tern/stock', withToken(token))).statusCode).toBe(401)
})

test('the tokens of a person end with the last role at the brewery, and the role given again does not revive them (PLAT-02)', async () => {
  const session = await member('sales')
  const { email, id: clientId } = session.client
  await addMember(database, { clientId, breweryId: tern.id, role: 'cellar' })
  const { token } = (await makeBrewerys(session, { scopes: ['stock:read'] })).json()
  const others = (await makeBrewerys(await member('sales'), { scopes: ['stock:read'] })).json().token
  const remove = (role: string) =>
    commandFor(['breweries', 'remove-member', 'tern', email, role])(database, {
      ...operatorContext,
      clock: shop.now,
    })
  expect(await remove('cellar')).not.toContain('Tokens ended')
  expect(await codeOf(token)).toBeUndefined()
  expect(await remove('sales')).toContain('Tokens ended: 1.')
  // Before any call with it has noticed.
  await addMember(database, { clientId, breweryId: tern.id, role: 'sales' })
  expect([await codeOf(token), await codeOf(others)]).toEqual(['token_ended', undefined])
})

test('a token reaches its own brewery alone, though its maker works for two (PLAT-02)', async () => {
  const session = await member()
  await addMember(database, { clientId: session.client.id, breweryId: gull.id, role: 'owner' })
  const { token } = (await makeBrewerys(session)).json()
  expect((await shop.get('/api/sell/gull/stock', bearer(session))).statusCode).toBe(200)
  expect((await shop.get('/api/sell/gull/stock', withToken(token))).statusCode).toBe(404)
  expect((await shop.get('/api/orders', withToken(token))).statusCode).toBe(404)
})

test('money:read reads sales, payouts, bookings and documents, and never the payout account (PLAT-02, PLAT-03)', async () => {
  const scopes = ['money:read']
  const { token } = (await makeBrewerys(await member('accounts'), { scopes })).json()
  const statusOf = async (path: string) =>
    (await shop.get(`/api/sell/tern/money${path}`, withToken(token))).statusCode
  for (const path of ['/entries', '/sales', '/payouts', '/papers']) expect(await statusOf(path)).toBe(200)
  expect(await statusOf('')).toBe(404)
  const account = { holder: 'Tern Ltd', sortCode: '20-00-00', accountNumber: '12345678' }
  const headers = withToken(token, { 'idempotency-key': 'account-by-token' })
  expect((await shop.call('PUT', '/api/sell/tern/money/account', account, headers)).statusCode).toBe(404)
  expect((await makeBrewerys(await member('sales'), { scopes })).statusCode).toBe(403)
})

test('beers:read reads beers and prices, and beers:write changes them (PLAT-02)', async () => {
  const [reads, writes] = [await scoped('beers:read'), await scoped('beers:write')]
  const beers = (await shop.get('/api/sell/tern/beers', withToken(reads))).json()
  const { id } = beers.rows[0]
  for (const path of [`/beers/${id}`, '/prices', `/prices/${container.id}`, '/imports/templates/prices'])
    expect((await shop.get(`/api/sell/tern${path}`, withToken(reads))).statusCode, path).toBe(200)
  const price = { containerId: container.id, priceMinor: 9_990, fromDay: londonDay(shop.now()) }
  const action = (token: string, path: string, body: object) =>
    shop.post(`/api/sell/tern${path}`, body, withToken(token, { 'idempotency-key': crypto.randomUUID() }))
  const refused = await action(reads, '/prices', price)
  expect([refused.statusCode, refused.json().field]).toEqual([403, 'beers:write'])
  expect((await action(writes, '/prices', price)).json().rows[0]).toMatchObject({ priceMinor: 9_990 })
  expect((await shop.get('/api/sell/tern/beers', withToken(writes))).json().field).toBe('beers:read')
  const batch = { gyle: 'G-17', rackedOn: '2026-11-02', bestBefore: null }
  expect((await action(writes, `/beers/${id}/batches`, batch)).statusCode).toBe(200)
  expect((await makeBrewerys(await member('accounts'), { scopes: ['beers:write'] })).statusCode).toBe(403)
})

test('a file of stock asks for the scope of stock, others for that of beers (PLAT-02)', async () => {
  const read = async (token: string, kind: string) => {
    const headers = withToken(token, { 'idempotency-key': crypto.randomUUID() })
    const reply = await shop.post('/api/sell/tern/imports/reading', file(kind), headers)
    return reply.statusCode === 200 ? 200 : reply.json().field
  }
  const [beers, stock] = [await scoped('beers:write'), await scoped('stock:write')]
  expect(await Promise.all([read(beers, 'prices'), read(beers, 'stock')])).toEqual([200, 'stock:write'])
  expect(await Promise.all([read(stock, 'prices'), read(stock, 'stock')])).toEqual(['beers:write', 200])
  const template = await shop.get('/api/sell/tern/imports/templates/stock', withToken(beers))
  expect(template.json().field).toBe('stock:read')
})

test('a second after its end a token is ended, and its maker had a mail 14 days before (PLAT-03)', async () => {
  const session = await shop.register()
  const { token } = (await makeBuyers(session)).json()
  const announce = () =>
    announceEndingTokens({ database, publicUrl: 'https://dray.example', clock: shop.now })
  const endings = async () =>
    (await shop.mailsTo(session.client.email)).filter(
      ({ template, data }) => template === 'api-token' && (data as { event: string }).event === 'ending',
    )
  shop.wait(15 * 86_400)
  await announce()
  expect(await endings()).toHaveLength(0)
  shop.wait(86_400)
  await announce()
  await announce()
  expect(await endings()).toHaveLength(1)
  shop.wait(14 * 86_400 - 1)
  expect((await shop.get('/api/orders', withToken(token))).statusCode).toBe(200)
  shop.wait(1)
  const ended = await shop.get('/api/orders', withToken(token))
  expect([ended.statusCode, ended.json().code]).toEqual([401, 'token_ended'])
})

test('tokens past their end leave room for new ones (PLAT-01, PLAT-03)', async () => {
  const session = await shop.register()
  const { email, id: clientId } = session.client
  expect((await makeBuyers(session)).statusCode).toBe(201)
  const [row] = await database.select().from(apiTokens).where(eq(apiTokens.clientId, clientId))
  const others = Array.from({ length: 19 }, (_, at) => ({
    ...row!,
    id: randomUUID(),
    hash: hashOfToken(`${clientId} ${at}`),
  }))
  await database.insert(apiTokens).values(others)
  expect((await makeBuyers(session)).json().code).toBe('too_many_tokens')
  shop.wait(31 * 86_400)
  expect((await makeBuyers(await shop.signIn(email))).statusCode).toBe(201)
})

test('an action by token needs an Idempotency-Key, and orders on account alone (PLAT-04)', async () => {
  const { token } = (await makeBuyers(await shop.register())).json()
  const bare = await shop.post(
    '/api/cart/items',
    { variantId: container.storefrontVariantId, quantity: 1 },
    withToken(token),
  )
  expect([bare.statusCode, String(bare.json().field).toLowerCase()]).toEqual([400, 'idempotency-key'])
  const accept = await shop.post(
    '/api/sell/tern/orders/00000000-0000-4000-8000-000000000000/accept',
    {},
    withToken((await makeBrewerys(await member())).json().token),
  )
  expect(accept.statusCode).toBe(400)
  expect(accept.body.toLowerCase()).toContain('idempotency-key')
})

test('the 601st call of a token within a minute gets 429 with Retry-After (PLAT-04)', async () => {
  const { token } = (await makeBuyers(await shop.register())).json()
  for (let at = 0; at < 600; at += 1) {
    const { statusCode } = await shop.get('/api/orders/payment-methods', withToken(token))
    if (statusCode !== 200) throw new Error(`call ${at} got ${statusCode}`)
  }
  shop.wait(20)
  const over = await shop.get('/api/orders/payment-methods', withToken(token))
  expect([over.statusCode, over.headers['retry-after'], limitOf(over)]).toEqual([
    429,
    '40',
    '"token";r=0;t=40',
  ])
})

test('each answer to a token says its limit and what is left of it, refusals too (PLAT-04)', async () => {
  const session = await shop.register()
  const { token } = (await makeBuyers(session, { scopes: ['orders:read'] })).json()
  const first = await shop.get('/api/orders', withToken(token))
  expect(first.headers['ratelimit-policy']).toBe('"token";q=600;w=60')
  expect(limitOf(first)).toBe('"token";r=599;t=60')
  shop.wait(18)
  const scopeless = await shop.get('/api/account/credit', withToken(token))
  const unreached = await shop.get('/api/account/tokens', withToken(token))
  expect([scopeless, unreached].map(({ statusCode }) => statusCode)).toEqual([403, 404])
  expect([scopeless, unreached].map(limitOf)).toEqual(['"token";r=598;t=42', '"token";r=597;t=42'])
  shop.wait(42)
  expect(limitOf(await shop.get('/api/orders', withToken(token)))).toBe('"token";r=599;t=60')
  // Of people, and of a token that is none, nothing is counted.
  const others = [
    await shop.get('/api/orders', bearer(session)),
    await shop.get('/api/orders', withToken('dray_')),
  ]
  expect(others.map(limitOf)).toEqual([undefined, undefined])
})

test('a call that asks twice who calls counts once (PLAT-04)', async () => {
  const { id, token } = (await makeBrewerys(await member())).json()
  const price = { containerId: container.id, priceMinor: 9_000, fromDay: londonDay(shop.now()) }
  const headers = withToken(token, { 'idempotency-key': 'one-price' })
  expect((await shop.post('/api/sell/tern/prices', price, headers)).statusCode).toBe(200)
  const key = hash('sha256', `call by token\n${id}`, 'base64url')
  const [row] = await database.select().from(rateLimitCounts).where(eq(rateLimitCounts.key, key))
  expect(row?.count).toBe(1)
})

test('a text that is no token, and one that no one has made, get 401 (PLAT-02)', async () => {
  for (const text of ['dray_', `dray_b_${'a'.repeat(46)}`, 'dray_x_1'])
    expect((await shop.get('/api/orders', withToken(text))).statusCode).toBe(401)
})
