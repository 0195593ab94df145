import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SignedIn } from '../shared/api/accounts-api.ts'
import { sandboxTokens } from '../shared/orders/sandbox-cards.ts'
import { clientIdentities } from '../server/identity/accounts/client-tables.ts'
import { pushSubscriptions } from '../server/parties/notices/notice-tables.ts'
import { askerOf } from './support/access/access-asker.ts'
import { accessRequest } from './support/access/access-requests.ts'
import { openAccessWorld, renewed, routeName } from './support/access/access-world.ts'
import { rowsOfClient } from './support/access/rows-of-client.ts'
import { approveClients } from './support/builders/approve-clients.ts'
import { breweryApplication } from './support/builders/brewery-application.ts'
import { buildContainer } from './support/builders/builders.ts'
import { checkoutContact } from './support/builders/checkout-contact.ts'
import { bearer, newEmail, registration, tokenOf } from './support/shops/account-shop.ts'

const { shop, stock, owner, accounts, ids, routes } = await openAccessWorld()
const { database } = shop.connection
const { email } = owner.session.client
const { password } = registration
const ask = askerOf(shop, accounts)

const addresses = await openTheRest()
const had = await rowsOfClient(database, { clientId: ids.clientId, email })
const mailed = await shop.mailsTo(email)
const oldToken = (await ask('owner', 'POST', '/api/account/tokens', {
  name: 'Till',
  scopes: ['orders:read'],
  days: 30,
  password,
})) as { token: string }
await leaveBusiness()
const leaving = await shop.call(
  'DELETE',
  '/api/account',
  { password, settlesLater: true },
  bearer(owner.session),
)
const left = await shop.mailsTo(email)
const atFreed = await newClient(email)
const control = await newClient(newEmail())

test('the account that is deleted had something of each kind (OPEN-25)', () => {
  expect(leaving.statusCode).toBe(204)
  expect(Object.keys(had)).toEqual(
    expect.arrayContaining(
      `api_tokens brewery_applications business_members calendar_links carts client_addresses client_cellars
       client_identities client_passkeys client_trade_details container_places credit_accounts delivery_sheets
       documents follows known_devices mail_tokens notice_choices order_requests orders phone_order_permissions
       push_subscriptions saved_views sessions standing_orders standing_wishes stock_requests webhook_endpoints
       webhook_events wishlist_items`
        .trim()
        .split(/\s+/)
        .map((table) => expect.stringMatching(`^${table}\\.client_id$|^${table}\\.(person|site)_id$`)),
    ),
  )
  expect(Object.keys(had)).toEqual(
    expect.arrayContaining(['invitations.email_key', 'business_invitations.email_key', 'reviews.author_id']),
  )
})

test('a new account at the address of a deleted one has the rows of any new account (OPEN-25)', async () => {
  expect(await rowsOf(atFreed)).toEqual(await rowsOf(control))
})

test('what is not sent yet leaves with the account, but for what is said of open orders (OPEN-25)', () => {
  expect(mailed.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['invitation', 'reset-password', 'support-received']),
  )
  const ofOrders = /^(order-placed|order-changed|credit-account|invoices-due|paid-back)$/
  expect(left.map(({ template }) => template).filter((template) => !ofOrders.test(template))).toEqual([])
})

test('no link, key or session of the deleted account works for the new one (OPEN-25)', async () => {
  const own = bearer(atFreed)
  for (const url of addresses) expect([url, (await shop.get(url)).statusCode]).toEqual([url, 404])
  for (const who of [{ authorization: `Bearer ${oldToken.token}` }, bearer(owner.session)])
    expect((await shop.get('/api/orders', who)).statusCode).toBe(401)
  expect((await shop.refresh(owner.session)).statusCode).toBe(401)
  const links = mailed.flatMap(({ data }) => (data.link?.includes('#token=') ? [data.link] : []))
  expect(links.length).toBeGreaterThan(3)
  const calls = ['confirm-email', 'confirm-email-change', 'cancel-email-change', 'undo-email-change']
  for (const token of links.map(tokenOf)) {
    for (const call of calls) {
      const { statusCode } = await shop.post(`/public/auth/${call}`, { token }, own)
      expect([call, statusCode >= 400]).toEqual([call, true])
    }
    const reset = { token, password: 'another firkin of mild' }
    expect((await shop.post('/public/auth/reset-password', reset)).statusCode).toBeGreaterThanOrEqual(400)
    const joined = await shop.post('/api/join', { token }, { ...own, 'idempotency-key': randomUUID() })
    expect(joined.statusCode).toBeGreaterThanOrEqual(400)
  }
})

test('each call answers the new account as any other, and nothing of the deleted one (OPEN-25, SAFE-17)', async () => {
  const differences: string[] = []
  const shown: string[] = []
  const words = owner.secrets.everywhere.filter((word) => word !== email)
  // The reads first: a call such as that for a new password leaves a security event at this address.
  const tried = routes.filter((each) => !renewed.has(routeName(each)))
  for (const entry of tried.toSorted(
    (one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'),
  )) {
    const { url, headers, payload } = accessRequest(entry, ids, { hasOwnKey: true })
    const answers = []
    for (const who of [atFreed, control]) {
      const reply = await shop.call(entry.method as 'GET', url, payload as object, {
        ...headers,
        ...bearer(who),
      })
      const text = (JSON.stringify(reply.headers) + reply.body).replaceAll(email, '')
      const asked = url + JSON.stringify(payload ?? '')
      for (const word of words)
        if (text.includes(word) && !asked.includes(word)) shown.push(`${routeName(entry)}: ${word}`)
      answers.push(`${reply.statusCode} ${entry.method === 'GET' ? plain(reply.body, who) : ''}`)
    }
    if (answers[0] !== answers[1])
      differences.push(`${routeName(entry)}: ${answers.join(' | ').slice(0, 2000)}`)
  }
  expect({ differences, shown }).toEqual({ differences: [], shown: [] })
})

test('the new account orders, pays and has its own invoice (OPEN-25)', async () => {
  await approveClients(database, [atFreed.client.id])
  const own = bearer(atFreed)
  const line = { variantId: stock.container.storefrontVariantId, quantity: 1 }
  await shop.post('/api/cart/items', line, own)
  const order = { contact: { ...checkoutContact, email }, payment: 'card' }
  const placed = await shop.post('/api/orders', order, { ...own, 'idempotency-key': randomUUID() })
  expect(placed.statusCode).toBe(201)
  const { number } = placed.json()
  const paid = await shop.post(`/api/orders/${number}/payment`, { token: sandboxTokens.success }, own)
  expect(paid.statusCode).toBe(200)
  expect((await shop.get('/api/orders', own)).json()).toMatchObject({ total: 1, orders: [{ number }] })
})

const rowsOf = ({ client }: SignedIn) => rowsOfClient(database, { clientId: client.id, email: client.email })

/** An answer without what differs between any two accounts. */
const plain = (body: string, { client }: SignedIn) =>
  body
    .replaceAll(client.email, 'EMAIL')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'ID')
    .replaceAll(/"requestId":"\w+"/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')
    .replaceAll(/10(\.\d+){3}/g, 'ADDRESS')
    .replaceAll(Buffer.from(client.id).toString('base64url'), 'ID')

/** A client with a confirmed address. */
async function newClient(address: string): Promise<SignedIn> {
  const session = await shop.register({ email: address, name: 'Una Newland' })
  const [mail] = (await shop.mailsTo(address))
    .filter(({ template }) => template === 'confirm-email')
    .slice(-1)
  const confirmed = await shop.post('/public/auth/confirm-email', { token: tokenOf(mail?.data.link) })
  if (confirmed.statusCode >= 300) throw new Error(confirmed.body)
  return session
}

/** What the owner does not have yet. Answers addresses that open without signing in. */
async function openTheRest(): Promise<string[]> {
  const soldOut = await buildContainer(database, { beerId: stock.beer.id, availableUnits: 0 })
  const { clientId } = ids
  await ask('owner', 'POST', '/api/account/alerts/follows', { kind: 'brewery', id: stock.brewery.id })
  await ask('owner', 'POST', '/api/account/alerts/stock-requests', { variantId: soldOut.storefrontVariantId })
  await ask('owner', 'PUT', `/api/account/phone-orders/${stock.brewery.slug}`, { isAllowed: true })
  await ask('owner', 'PUT', '/api/account/cellar', { servings: ['cask'], couplers: [] })
  await ask('owner', 'PUT', '/api/account/standing-wish', { wish: 'send_what_you_have' })
  await ask('owner', 'PUT', '/api/notices/choices', { kind: 'price_drop', way: 'mail', isOn: false })
  await ask('owner', 'PUT', '/api/apply', breweryApplication)
  await ask('brewer', 'POST', `/api/sell/${stock.brewery.slug}/people/invitations`, { email, role: 'owner' })
  await ask('other', 'POST', '/api/account/business/invitations', { email, role: 'owner', siteId: null })
  await database
    .insert(clientIdentities)
    .values({ provider: 'google', subject: 'quill', clientId, isVouchedFor: true })
  await database
    .insert(pushSubscriptions)
    .values({ clientId, endpoint: 'https://push.example/quill', p256dh: 'x', auth: 'x', madeAt: shop.now() })
  const links = [
    await ask('owner', 'POST', '/api/account/calendar', { password }),
    await ask('owner', 'POST', '/api/account/delivery-sheet', {}),
  ]
  return links.flatMap((link) =>
    [...JSON.stringify(link).matchAll(/https:\/\/dray\.example(\/[^"#?]+)/g)].map(([, path]) => path!),
  )
}

/** The last owner of a business with other people cannot leave it. */
async function leaveBusiness(): Promise<void> {
  await shop.call('DELETE', `/api/account/business/members/${ids.siteMember}`, undefined, {
    ...bearer(owner.session),
    'idempotency-key': randomUUID(),
  })
}
