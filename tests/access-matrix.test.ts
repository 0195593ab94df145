import { expect, test } from 'vitest'
import { accountLimits } from '../server/accounts/account-limits.ts'
import {
  accessKinds,
  type AccessKind,
  openAccounts,
  openExpired,
  openOwner,
  staff,
  stockAccessShop,
} from './support/access/access-accounts.ts'
import { rowsOfBrewery } from './support/access/rows-of-brewery.ts'
import { accessRequest } from './support/access/access-requests.ts'
import type { AccessRule } from './support/access/access-rule.ts'
import { accessRules } from './support/access/access-rules.ts'
import { bearer } from './support/shops/account-shop.ts'
import { openFactorShop } from './support/shops/factor-shop.ts'

/** Routes that use something up, or end the session, in the order in which they can be tried: after all others. */
const lastRoutes = [
  'DELETE /api/cart/items/:id',
  'POST /api/orders',
  'DELETE /api/account/webhooks/:id',
  'DELETE /api/account/tokens/:id',
  'DELETE /api/views/:id',
  'DELETE /api/account/addresses/:id',
  'DELETE /api/account/sessions/:id',
  'POST /public/auth/logout',
  'POST /api/account/sign-out-everywhere',
  'POST /api/account/password',
  'DELETE /api/account',
]

const shop = await openFactorShop({
  // One try for each kind of account, all at the same address.
  limits: { ...accountLimits, registerByAccount: { ...accountLimits.registerByAccount, max: 20 } },
  requiresSecondFactor: [async (_database, clientId) => (staff.has(clientId) ? 'staff' : null)],
})
await shop.app.ready()
const expired = await openExpired(shop)
const stock = await stockAccessShop(shop)
const owner = await openOwner(shop, stock)
const accounts = await openAccounts(shop, { owner: owner.session, expired, stock })

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
/** Fastify answers HEAD by the handler of GET. */
const routes = shop.routes
  .filter(({ method }) => method !== 'HEAD')
  .toSorted((one, other) => lastRoutes.indexOf(nameOf(one)) - lastRoutes.indexOf(nameOf(other)))
const isPrivate = (path: string) => /^\/(api|account)\/|wishlist|cart|checkout/.test(path)

/** What the shop stores of the owner, but for times of sessions and tries of others, such as to reset the password. */
async function ownersData(): Promise<unknown> {
  const {
    madeAt: _now,
    sessions: _seen,
    securityEvents: _tries,
    ...data
  } = (await shop.get('/api/account/data', bearer(owner.session))).json()
  return JSON.parse(JSON.stringify(data, beforeRefund))
}

/** The pound that staff may give back is paid out by the clock, before the last try or after it. */
const beforeRefund = (name: string, value: unknown) =>
  name === 'payment' && (value as { refundedMinor: number }).refundedMinor === 100
    ? { ...(value as object), refundedMinor: 0, state: 'paid' }
    : value

const statuses: Record<string, Partial<AccessRule>> = {}
const shown: string[] = []

/** Sends every route's request as one kind of account, aimed at what the owner has. */
async function tryAll(kind: AccessKind): Promise<void> {
  const isOwner = kind === 'owner'
  for (const entry of routes) {
    const name = nameOf(entry)
    if (lastRoutes.includes(name)) await accounts.renew(kind)
    const { url, headers, payload } = accessRequest(entry, { ...owner.ids, ...stock }, { isOwner })
    const sent = { ...headers, ...accounts.headersOf(kind) }
    const answer = await shop.call(entry.method as 'GET', url, payload as object, sent)
    ;(statuses[name] ??= {})[kind] = answer.statusCode
    // The staff of the right role read what buyers have told Dray, and a brewery who has ordered from it.
    if (isOwner || (kind === 'operations' && entry.path.startsWith('/api/admin/'))) continue
    const isOfBrewery = entry.path.startsWith('/api/sell/:brewery/')
    if ((kind === 'brewer' || kind === 'operations') && isOfBrewery) continue
    const { everywhere, inPrivate } = owner.secrets
    const text = JSON.stringify(answer.headers) + answer.body
    const asked = url + JSON.stringify(payload ?? '')
    for (const secret of [...everywhere, ...(isPrivate(entry.path) ? inPrivate : [])])
      if (text.includes(secret) && !asked.includes(secret)) shown.push(`${kind}, ${name}: ${secret}`)
  }
}

const dataBefore = await ownersData()
const others = (Object.keys(accessKinds) as AccessKind[]).filter((kind) => kind !== 'owner')
const rowsOfTern = () =>
  rowsOfBrewery(shop.connection.database, { breweryId: stock.brewery.id, buyerId: owner.ids.clientId })
const brewerys = { before: '', after: '' }
for (const kind of others) {
  if (kind === 'rival') brewerys.before = await rowsOfTern()
  await tryAll(kind)
  if (kind === 'rival') brewerys.after = await rowsOfTern()
}
const dataAfter = await ownersData()
await tryAll('owner')

test('the owner has an address, orders, a basket, wishes, a waiting review and links that wait (SAFE-17)', () => {
  expect(owner.missing).toEqual([])
  expect(dataBefore).toMatchObject({ account: { email: 'quillfeather@the-owl.example' } })
})

test('the access rules name every route, and no route that is gone (SAFE-17, INV-12)', () => {
  const names = new Set(routes.map(nameOf))
  expect([...names].filter((name) => !accessRules.has(name))).toEqual([])
  expect([...accessRules.keys()].filter((name) => !names.has(name))).toEqual([])
})

test.each([...new Set(routes.map(nameOf))])(
  '%s answers each kind of account as its rule says (SAFE-17)',
  (name) => {
    expect(statuses[name]).toEqual(accessRules.get(name))
  },
)

test('nothing of the owner stands in an answer to another account (SAFE-17, INV-12)', () => {
  expect(shown).toEqual([])
})

test('nothing that the others tried has changed what the owner has (SAFE-17, INV-12)', () => {
  expect(dataAfter).toEqual(dataBefore)
})

test('nothing that the owner of another brewery tried has moved a row of the brewery (INV-12)', () => {
  expect(brewerys.before).toContain('brewery_standings')
  expect(brewerys.after).toBe(brewerys.before)
})
