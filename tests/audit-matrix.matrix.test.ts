import { randomUUID } from 'node:crypto'
import { gt, max } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditText } from '../shared/audit/audit-words.ts'
import type { Order } from '../shared/api/orders-api.ts'
import { sandboxTokens } from '../shared/orders/sandbox-cards.ts'
import { checkoutContact } from './support/builders/checkout-contact.ts'
import type { AccessKind } from './support/access/access-accounts.ts'
import { auditEntries } from '../server/platform/audit/audit-tables.ts'
import { openAccounts, openExpired } from './support/access/access-accounts.ts'
import { openOwner, stockAccessShop } from './support/access/access-owner.ts'
import { accessRequest } from './support/access/access-requests.ts'
import { accessRules } from './support/access/access-rules.ts'
import { openThings } from './support/access/owned-things.ts'
import { openFactorShop } from './support/shops/factor-shop.ts'

/** Done, they change nothing of anybody's, or only what a person ticks; each is in audit-refusals.ts too. */
const noActions = new Set([
  'POST /api/sell/:brewery/picking/:part/ticks',
  'POST /api/sell/:brewery/imports/reading',
  'POST /api/sell/:brewery/beer-pictures',
  'POST /api/sell/:brewery/pubs/:pub/phone-orders/text',
  'POST /api/sell/:brewery/pubs/:pub/phone-orders/quote',
  'POST /api/admin/buyers/:id/phone-orders/text',
  'POST /api/admin/buyers/:id/phone-orders/quote',
  'POST /api/admin/shop/:entry/page',
  'POST /api/orders/:number/claims/pictures',
  'POST /api/orders/:number/payment/secret',
])
const isOfWorkers = (path: string) => /^\/api\/(sell|admin)\//.test(path)
const isOfBuyers = (path: string) => /^\/api\/(orders|standing-orders|account\/trade)(\/|$)/.test(path)
/** Who tries which actions: each as the matrix has them. */
const tries: [kind: AccessKind, isTried: (path: string) => boolean][] = [
  ['organiser', (path) => path.startsWith('/api/sell/group/')],
  ['brewer', (path) => path.startsWith('/api/sell/:brewery/')],
  ['operations', isOfWorkers],
  ['owner', isOfBuyers],
]

// Without jobs: no webhook leaves.
const shop = await openFactorShop({}, { lasts: 'file', role: 'web' })
await shop.app.ready()
const expired = await openExpired(shop)
const stock = await stockAccessShop(shop)
const owner = await openOwner(shop, stock)
const accounts = await openAccounts(shop, { owner: owner.session, expired, stock })
const things = await openThings({ shop, owner, accounts, stock })
const { database } = shop.connection
const actions = shop.routes.filter(
  ({ method, path }) => !['GET', 'HEAD'].includes(method) && (isOfWorkers(path) || isOfBuyers(path)),
)

/** A paid order of its own, since the tries end those of the owner. */
const { consignments } = await placedOrder()
const part = consignments[0]!.id

type Row = typeof auditEntries.$inferSelect
type Tried = { kind: AccessKind; name: string; status: number; isPreview: boolean; rows: Row[] }

async function placedOrder(): Promise<Order> {
  const own = accounts.headersOf('owner')
  const line = { variantId: stock.ordered.storefrontVariantId, quantity: 1 }
  await shop.post('/api/cart/items', line, own)
  const order = { contact: checkoutContact, payment: 'card' }
  const placed = await shop.post('/api/orders', order, { ...own, 'idempotency-key': randomUUID() })
  const { number } = placed.json() as Order
  await shop.post(`/api/orders/${number}/payment`, { token: sandboxTokens.success }, own)
  return placed.json() as Order
}

const lastId = async () =>
  (await database.select({ id: max(auditEntries.id) }).from(auditEntries))[0]!.id ?? 0

async function tryAction(kind: AccessKind, entry: (typeof actions)[number]): Promise<Tried> {
  const { url, headers, payload } = accessRequest(
    entry,
    { ...owner.ids, ...stock, ...things },
    { hasOwnKey: true },
  )
  const before = await lastId()
  const sent = { ...headers, ...accounts.headersOf(kind) }
  const answer = await shop.call(entry.method as 'POST', url, payload as object, sent)
  const rows = await database.select().from(auditEntries).where(gt(auditEntries.id, before))
  // The same refusal again is written once a minute.
  shop.wait(61)
  return {
    kind,
    name: `${entry.method} ${entry.path}`,
    status: answer.statusCode,
    isPreview: /[?&](preview=1|dryRun=true)/.test(url),
    rows,
  }
}

const tried: Tried[] = []
for (const [kind, isTried] of tries)
  for (const [at, entry] of actions.filter(({ path }) => isTried(path)).entries()) {
    // An access token lasts for so many tries.
    if (at % 10 === 0) await accounts.renew(kind)
    tried.push(await tryAction(kind, entry))
  }
const isDone = ({ status }: Tried) => status < 300
const isRefused = ({ status }: Tried) => [403, 409, 422].includes(status)
const leavesRow = (each: Tried) =>
  !each.isPreview && (isRefused(each) || (isDone(each) && !noActions.has(each.name)))

/** The roles of a person are given and taken with a row each. */
const actionsIn = ({ rows }: Tried) =>
  rows.filter(({ verb }, at) => at === 0 || !verb.endsWith(' role')).length

test('actions of every kind are tried, done as well as refused (ROLE-15)', () => {
  expect(tried.filter(isDone).length).toBeGreaterThan(30)
  expect(tried.filter(isRefused).length).toBeGreaterThan(60)
  expect([...noActions].filter((name) => !accessRules.has(name))).toEqual([])
})

test('every action that is done or refused leaves one row, and what is not there or only looked at leaves none (ROLE-15)', () => {
  const wrong = tried
    .filter((each) => actionsIn(each) !== (leavesRow(each) ? 1 : 0))
    .map(({ kind, name, status, rows }) => `${kind} ${name} ${status}: ${rows.map(({ verb }) => verb)}`)
  expect(wrong).toEqual([])
})

test('a row says who acts in which role and by which way, for whom, and from which call and network (ROLE-15)', () => {
  const roleOf = { organiser: 'organiser', brewer: 'owner', operations: 'operations', owner: 'buyer' }
  const incomplete = tried.flatMap(({ kind, name, status, rows }) =>
    rows
      .filter((row) => {
        const place = name.includes('/:brewery/')
          ? stock.brewery.name
          : name.includes('/:group/')
            ? stock.group.name
            : row.actingFor
        const isWhole =
          row.actorRole === roleOf[kind as keyof typeof roleOf] &&
          row.actedBy === 'page' &&
          row.actorId !== null &&
          row.actorName !== '' &&
          row.actingFor === place &&
          row.requestId !== null &&
          /^10\.\d+\.\d+\.0\/24$/.test(row.network ?? '') &&
          (row.refusal === null) === status < 300
        return !isWhole
      })
      .map(
        ({ actorRole, actingFor, refusal }) =>
          `${kind} ${name} ${status}: ${actorRole} ${actingFor} ${refusal}`,
      ),
  )
  expect(incomplete).toEqual([])
})

test('every action that is done reads as a sentence of its own in the trail (ROLE-17)', () => {
  const done = tried.filter(isDone).flatMap(({ rows }) => rows)
  expect(done.map(auditText).filter((text) => !/^[A-Z][^_:/]+$/.test(text) || / of .*, /.test(text))).toEqual(
    [],
  )
})

test('no row holds a token, a code, a password or an account number (ROLE-15)', () => {
  const text = JSON.stringify(tried.flatMap(({ rows }) => rows))
  for (const secret of ['12345678', owner.session.token.accessToken, 'a firkin of mild', 'whsec_', 'dray_s_'])
    expect(text).not.toContain(secret)
  expect(text).not.toMatch(/[?#&]token=|Bearer /)
})

test('a step of an order leaves one row, however often it is sent, with its order and brewery (ROLE-15)', async () => {
  await accounts.renew('brewer')
  const headers = { ...accounts.headersOf('brewer'), 'idempotency-key': randomUUID() }
  const before = await lastId()
  const accept = () => shop.post(`/api/sell/tern/orders/${part}/accept`, {}, headers)
  expect([(await accept()).statusCode, (await accept()).statusCode]).toEqual([200, 200])
  const rows = await database.select().from(auditEntries).where(gt(auditEntries.id, before))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    verb: 'order accept',
    actorRole: 'owner',
    actedBy: 'page',
    actingFor: stock.brewery.name,
    subjectKind: 'order',
    after: { part },
    refusal: null,
  })
})

test('an action whose use case writes no row leaves the call, once under one key (ROLE-15)', async () => {
  await accounts.renew('brewer')
  const headers = { ...accounts.headersOf('brewer'), 'idempotency-key': randomUUID() }
  const items = [{ containerId: stock.container.id, units: 3 }]
  const body = { kind: 'made', reason: 'Racked', items }
  const before = await lastId()
  const record = () => shop.post('/api/sell/tern/stock', body, headers)
  const { statusCode } = await record()
  expect([statusCode, (await record()).statusCode]).toEqual([200, 200])
  const rows = await database.select().from(auditEntries).where(gt(auditEntries.id, before))
  expect(rows.map(({ verb, actingFor }) => [verb, actingFor])).toEqual([
    ['POST /api/sell/:brewery/stock', stock.brewery.name],
  ])
})
