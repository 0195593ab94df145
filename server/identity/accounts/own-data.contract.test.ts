import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { noticeChoices, pushSubscriptions } from '../../parties/notices/notice-tables.ts'
import { standingWishes } from '../../trading/orders/order-life-tables.ts'

const shop = await openOrderShop()
const { database } = shop

/** What becomes of the rows when their client leaves. */
type Leaving =
  /** They go with the client's row. */
  | 'deleted'
  /** They stay without the client. */
  | 'unlinked'
  /** They refer to no client's row: a feature's `forgetClient` or the account removes or retains them. */
  | 'by hand'
type Owned = { part: string; leaving: Leaving } | { left: string; leaving: Leaving }

const deleted = (part: string): Owned => ({ part, leaving: 'deleted' })
/** In no part of the download, for a reason. */
const deletedUnread = (left: string): Owned => ({ left, leaving: 'deleted' })
const unlinked = (part: string): Owned => ({ part, leaving: 'unlinked' })
const byHand = (part: string): Owned => ({ part, leaving: 'by hand' })

/** Each column that says whose a row is, with the part of the download that has it. */
const ownColumns: Record<string, Owned> = {
  'api_tokens.client_id': deleted('tokens'),
  'api_tokens.site_id': { left: 'the site of a token of the maker’s', leaving: 'deleted' },
  'bank_payments.client_id': byHand('credit'),
  'brewery_applications.client_id': deleted('application'),
  'business_invitations.email_key': byHand('businesses'),
  'business_invitations.invited_by_id': { left: 'about another person', leaving: 'unlinked' },
  'business_members.person_id': deleted('businesses'),
  'business_sites.contact_id': { left: 'who gets the mails of a site: an owner', leaving: 'unlinked' },
  'business_sites.site_id': deletedUnread('the place in the list of sites'),
  'brewery_pubs.client_id': deletedUnread('a count of the orders'),
  'calendar_links.client_id': deleted('calendar'),
  'carts.client_id': deleted('basket'),
  'client_addresses.client_id': deleted('addresses'),
  'client_cellars.client_id': deleted('cellar'),
  'client_credentials.client_id': deletedUnread('the hash of a password'),
  'client_identities.client_id': deleted('providers'),
  'client_passkeys.client_id': deleted('secondFactor'),
  'client_price_members.client_id': deleted('priceLists'),
  'client_second_factors.client_id': deleted('secondFactor'),
  'client_trade_details.client_id': deleted('trade'),
  'clients.email_key': byHand('account'),
  'clients.last_site_id': unlinked('account'),
  'container_places.client_id': unlinked('empties'),
  'credit_accounts.client_id': byHand('credit'),
  'delivery_sheets.site_id': deleted('calendar'),
  'documents.client_id': byHand('documents'),
  'follows.client_id': deleted('follows'),
  'invitations.email_key': byHand('invitations'),
  'invitations.invited_by_id': { left: 'work for a brewery, about another person', leaving: 'unlinked' },
  'invoice_approvals.client_id': deletedUnread('of the version before; the credit account took its place'),
  'known_devices.client_id': deletedUnread('hashes of cookies'),
  'mail_tokens.client_id': deletedUnread('hashes of links; the address that waits is in the account'),
  'notice_choices.client_id': deleted('noticeChoices'),
  'notices.client_id': deleted('notices'),
  'order_claim_pictures.client_id': unlinked('orders'),
  'order_claims.opened_by_id': unlinked('orders'),
  'member_limits.person_id': deleted('businesses'),
  'orders.client_id': unlinked('orders'),
  'passkey_challenges.client_id': deletedUnread('random bytes for some minutes'),
  'pay_backs.client_id': byHand('credit'),
  'order_request_links.approver_id': deletedUnread('hashes of links'),
  'order_requests.client_id': deleted('orderRequests'),
  'order_requests.decided_by_id': { left: 'about another person’s order', leaving: 'unlinked' },
  'order_requests.requested_by_id': unlinked('orderRequests'),
  'phone_order_permissions.client_id': deleted('phoneOrders'),
  'phone_orders.client_id': deleted('phoneOrders'),
  'pub_notes.client_id': deleted('notesOfBreweries'),
  'push_subscriptions.client_id': deleted('pushBrowsers'),
  'recovery_codes.client_id': deleted('secondFactor'),
  'retained_clients.client_id': { left: 'written when the client leaves', leaving: 'by hand' },
  'review_reports.reporter_id': deleted('reviews'),
  'review_uploads.client_id': deleted('reviews'),
  'review_votes.client_id': deleted('reviews'),
  'reviewers.client_id': deleted('reviews'),
  'reviews.author_id': unlinked('reviews'),
  'role_grants.client_id': deleted('roles'),
  'saved_views.client_id': deleted('savedViews'),
  'security_events.client_id': byHand('securityEvents'),
  'sent_alerts.client_id': deleted('sentAlerts'),
  'sessions.client_id': deleted('sessions'),
  'sessions.site_id': { left: 'the site of the device, in the account', leaving: 'unlinked' },
  'sign_in_steps.client_id': deletedUnread('the hash of a token for some minutes'),
  'standing_orders.client_id': deleted('standingOrders'),
  'standing_wishes.client_id': deleted('standingWish'),
  'step_links.member_id': deletedUnread('hashes of links'),
  'stock_requests.client_id': deleted('stockRequests'),
  'subscriptions.email_key': byHand('letters'),
  'trade_changes.client_id': deleted('trade'),
  'webhook_endpoints.client_id': deleted('webhooks'),
  'webhook_events.client_id': deletedUnread('ids and states of the orders, for a program'),
  'wishlist_items.client_id': deleted('wishlist'),
  'write_offs.client_id': byHand('credit'),
}

test('every table with a client’s rows is in the download or is left out for a reason, and forgets (OPEN-25)', async () => {
  const { rows } = await database.execute<{ name: string; leaving: Leaving }>(sql`
    select relname || '.' || attname as name,
      coalesce(min(case confdeltype when 'c' then 'deleted' when 'n' then 'unlinked' end), 'by hand') as leaving
    from pg_class
    join pg_attribute on attrelid = pg_class.oid
    left join pg_constraint on conrelid = pg_class.oid and attnum = any(conkey) and contype = 'f'
      and (confrelid = 'clients'::regclass or attname = 'client_id')
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
      and (attname in ('client_id', 'email_key') or confrelid = 'clients'::regclass)
    group by 1`)
  expect(Object.fromEntries(rows.map(({ name, leaving }) => [name, leaving]))).toEqual(
    Object.fromEntries(Object.entries(ownColumns).map(([name, { leaving }]) => [name, leaving])),
  )
})

test('a client takes away every part of own data (OPEN-25)', async () => {
  const data = (await shop.get('/api/account/data', await shop.buyer())).json()
  const parts = Object.values(ownColumns).flatMap((owned) => ('part' in owned ? [owned.part] : []))
  expect([...new Set(parts)].filter((part) => !(part in data))).toEqual([])
})

const numbersOf = (papers: { number: string }[]) => papers.map((document) => document.number)
const words = 'One keg leaked, ring Maggie on 07700 900123.'

test('a client takes away claims with their words, what was said of orders, and documents (OPEN-25)', async () => {
  const { number, parts, buyer } = await sendTwoBreweryOrder(shop)
  const body = {
    part: parts[0],
    kind: 'damaged',
    text: words,
    lines: [{ position: 0, units: 1 }],
    pictures: [],
  }
  const keyed = { 'idempotency-key': crypto.randomUUID(), ...buyer }
  expect((await shop.post(`/api/orders/${number}/claims`, body, keyed)).statusCode).toBe(200)
  const data = (await shop.get('/api/account/data', buyer)).json()
  const order = (await shop.get(`/api/orders/${number}`, buyer)).json()
  const { claims } = (await shop.get(`/api/orders/${number}/claims`, buyer)).json()
  expect(data.orders).toEqual([{ ...order, claims }])
  expect(claims).toMatchObject([{ kind: 'damaged', text: words }])
  expect(order.history.map(({ note }: { note: string | null }) => note)).toContain(words)
  const { documents } = (await shop.get(`/api/orders/${number}/documents`, buyer)).json()
  expect(documents.length).toBeGreaterThan(0)
  expect(numbersOf(data.documents)).toEqual(expect.arrayContaining(numbersOf(documents)))
  const other = await shop.get('/api/account/data', await shop.buyer())
  expect(other.json()).toMatchObject({ orders: [], documents: [] })
  expect(other.body).not.toContain(words)
})

test('a client takes away the standing wish, choices of notices and browsers, without their keys (OPEN-25)', async () => {
  const { clientId, ...buyer } = await shop.buyer()
  const endpoint = `https://push.example/${clientId}`
  await database.insert(standingWishes).values({ clientId, wish: 'send_what_you_have' })
  await database.insert(noticeChoices).values({ clientId, kind: 'answer_due', way: 'mail', isOn: false })
  await database
    .insert(pushSubscriptions)
    .values({ clientId, endpoint, p256dh: 'public-half', auth: 'shared-secret', madeAt: shop.now() })
  const answer = await shop.get('/api/account/data', buyer)
  expect(answer.json()).toMatchObject({
    standingWish: 'send_what_you_have',
    noticeChoices: [{ kind: 'answer_due', way: 'mail', isOn: false }],
    pushBrowsers: [{ endpoint, madeAt: shop.now().toISOString() }],
  })
  expect(answer.body).not.toMatch(/public-half|shared-secret/)
})
