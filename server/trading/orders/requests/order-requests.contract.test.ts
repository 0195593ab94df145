import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buyerEvents } from '../../../../shared/accounts/webhook-events.ts'
import type { Order } from '../../../../shared/api/orders-api.ts'
import type { OrderRequest, OrderRequestReview } from '../../../../shared/api/order-requests-api.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { openBusinessShop, type Person } from '../../../../tests/support/shops/business-shop.ts'
import { sandboxTokens } from '../../../../shared/orders/sandbox-cards.ts'
import { webhookEndpoints, webhookEvents } from '../../../integrations/webhooks/webhook-tables.ts'
import { listBaskets } from '../../basket/claim-basket.ts'
import { expireRequests } from './expire-requests.ts'

const shop = await openBusinessShop()
const { database } = shop
const limitOf = (owner: Person, member: Person, perOrderMinor: number | null, perMonthMinor: number | null) =>
  shop.call(
    'PUT',
    `/api/account/business/members/${member.id}/limit`,
    { perOrderMinor, perMonthMinor },
    shop.keyed(owner.headers),
  )

/** A buyer with a limit at the second site of a business, an approver there, and kegs of £100.00 each. */
async function limited({ perOrder = 50_000, perMonth = null as number | null } = {}) {
  const { owner, second } = await shop.twoSites()
  const buyer = await shop.member(owner, 'buyer', second)
  const approver = await shop.member(owner, 'approver', second)
  expect((await limitOf(owner, buyer, perOrder, perMonth)).statusCode).toBe(200)
  const keg = await shop.variant({ availableUnits: 50, priceMinor: 10_000 })
  const order = async (quantity: number, who = buyer) => {
    await shop.add({ ...keg, quantity }, who.headers)
    return shop.place(who.headers)
  }
  const request = async (quantity: number): Promise<OrderRequest> => (await order(quantity)).json()
  return { owner, second, buyer, approver, keg, order, request }
}

const review = async (who: Person, { id }: Pick<OrderRequest, 'id'>): Promise<OrderRequestReview> =>
  (await shop.get(`/api/order-requests/${id}`, who.headers)).json()
const approve = (who: Person, id: string, digest: string | null) =>
  shop.post(`/api/order-requests/${id}/approval`, { digest }, who.headers)
const listed = async (who: Person): Promise<OrderRequest[]> =>
  (await shop.get('/api/order-requests', who.headers)).json().requests
const emptyBasket = async ({ headers }: Person) => {
  for (const { cartItemId } of await shop.items(headers)) await shop.remove(cartItemId, headers)
}
const mailsOf = async (who: Person) => shop.mailsTo(who.session.client.email)
const linkOf = async (who: Person) => {
  const mail = (await mailsOf(who)).findLast(({ template }) => template === 'order-request')!
  return new URL(mail.data.link!)
}
const decide = (link: URL, fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: link.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.9.9.9' },
    payload: new URLSearchParams({ token: link.searchParams.get('token')!, ...fields }).toString(),
  })
const openLink = (link: URL) => shop.get(link.pathname + link.search)
const digestIn = (html: string) => /name="digest" value="([^"]+)"/.exec(html)?.[1] ?? ''

test('an order above the limit is requested: no stock is reserved and nothing is paid (BIZ-06)', async () => {
  const { buyer, approver, keg, order } = await limited()
  const before = await shop.stockOf(keg)
  const reply = await order(6)
  expect(reply.statusCode).toBe(202)
  expect(reply.json()).toMatchObject({
    state: 'requested',
    isYours: true,
    mayDecide: false,
    reason: 'Above the limit of £500.00 ex VAT per order.',
    orderNumber: null,
  })
  expect(await shop.stockOf(keg)).toBe(before)
  expect((await shop.get('/api/orders', buyer.headers)).json().total).toBe(0)
  expect(await shop.items(buyer.headers)).toEqual([])
  expect((await listed(approver))[0]).toMatchObject({ mayDecide: true, isYours: false })
  expect((await order(2)).statusCode).toBe(201)
})

test('the same key requests once (BIZ-06)', async () => {
  const { buyer, keg } = await limited()
  await shop.add({ ...keg, quantity: 6 }, buyer.headers)
  const key = crypto.randomUUID()
  const first = await shop.place(buyer.headers, {}, key)
  const again = await shop.place(buyer.headers, {}, key)
  expect([first.statusCode, again.statusCode]).toEqual([202, 202])
  expect(again.json().id).toBe(first.json().id)
  expect(await listed(buyer)).toHaveLength(1)
})

test('a month counts what was ordered and requested, and not what was given up (BIZ-06)', async () => {
  const { owner, buyer, order } = await limited({ perOrder: 40_000, perMonth: 59_999 })
  const spent = async () =>
    (await shop.get('/api/orders/payment-methods', buyer.headers)).json().limit.spentMinor
  const first = await order(3)
  expect(first.statusCode).toBe(201)
  const { totalMinor, vatMinor, number } = first.json()
  expect(await spent()).toBe(totalMinor - vatMinor)
  const second = await order(3)
  expect(second.statusCode).toBe(202)
  expect(second.json().reason).toContain('Above the limit of £599.99 ex VAT per month')
  await shop.post(`/api/order-requests/${second.json().id}/withdrawal`, undefined, buyer.headers)
  await emptyBasket(buyer)
  await shop.post(`/api/orders/${number}/cancellation`, {}, buyer.headers)
  expect(await spent()).toBe(0)
  expect((await order(3)).statusCode).toBe(201)
  await limitOf(owner, buyer, null, null)
  expect((await shop.get('/api/orders/payment-methods', buyer.headers)).json().limit).toBeNull()
  expect((await order(9)).statusCode).toBe(201)
})

test('only an owner of the business sets limits, and those who approve have none (BIZ-06)', async () => {
  const { owner, second, buyer, approver, order } = await limited()
  expect((await limitOf(approver, buyer, null, null)).statusCode).toBe(403)
  expect((await limitOf(owner, await shop.person(), 1, 1)).statusCode).toBe(404)
  await limitOf(owner, approver, 100, 100)
  expect((await order(6, approver)).statusCode).toBe(201)
  const { members } = await shop.business(owner)
  expect(members.find(({ id }) => id === buyer.id)!.limit).toEqual({
    perOrderMinor: 50_000,
    perMonthMinor: null,
  })
  await shop.call('DELETE', `/api/account/business/members/${buyer.id}`, undefined, shop.keyed(owner.headers))
  await shop.join(buyer, await shop.invite(owner, buyer.session.client.email, 'buyer', second))
  expect((await order(6)).statusCode).toBe(201)
})

test('a changed price is shown old and new, and only the new total is approved (BIZ-07)', async () => {
  const { buyer, approver, keg, request } = await limited()
  const requested = await request(6)
  const seen = await review(approver, requested)
  expect(seen).toMatchObject({ differences: [], totalMinor: requested.totalMinor })
  await shop.change(keg, { priceMinor: 11_000 })
  expect((await approve(approver, requested.id, seen.digest)).json().code).toBe('request_changed')
  const now = await review(approver, requested)
  expect(now.differences[0]).toContain('costs £110.00, before £100.00.')
  expect(now.differences.at(-1)).toMatch(/^The total is £[\d.]+ inc VAT, before £[\d.]+\.$/)
  expect((await approve(buyer, requested.id, now.digest)).statusCode).toBe(403)
  const approved = await approve(approver, requested.id, now.digest)
  expect(approved.json()).toMatchObject({ state: 'approved', decidedBy: 'Jo of approver' })
  const order = await shop.order(approved.json().orderNumber, buyer.headers)
  expect(order.totalMinor).toBe(now.totalMinor)
  expect(order.history[0]!.note).toBe('Requested by Jo of buyer, approved by Jo of approver.')
  expect((await mailsOf(buyer)).at(-1)).toMatchObject({ template: 'order-request-decided' })
  const again = await approve(approver, requested.id, now.digest)
  expect(again.json().orderNumber).toBe(order.number)
})

test('whatever changes in between, what is placed is what the approver saw (BIZ-07)', async () => {
  const { approver, buyer } = await limited({ perOrder: 0 })
  const changes = [
    { stock: 50 },
    { priceMinor: 9_000 },
    { stock: 4 },
    { stock: 5, priceMinor: 12_345 },
    { stock: 0 },
  ]
  const outcomes = []
  for (const before of changes)
    for (const after of changes.slice(0, 4)) {
      const keg = await shop.variant({ availableUnits: 50, priceMinor: 10_000 })
      await shop.add({ ...keg, quantity: 6 }, buyer.headers)
      const requested: OrderRequest = (await shop.place(buyer.headers)).json()
      await shop.change(keg, before)
      const seen = await review(approver, requested)
      await shop.change(keg, after)
      const reply = await approve(approver, requested.id, seen.digest ?? 'x')
      const number: string | null = reply.json().orderNumber ?? null
      const order = number === null ? null : await shop.order(number, buyer.headers)
      if (order === null) {
        await shop.post(`/api/order-requests/${requested.id}/withdrawal`, undefined, buyer.headers)
        await emptyBasket(buyer)
      }
      const { state } = (await review(approver, requested)).request
      outcomes.push({
        state: [state, order === null ? 'withdrawn' : 'approved'],
        shown: [
          order && [order.totalMinor, ...linesIn(order)],
          order && [seen.totalMinor, ...linesSeen(seen)],
        ],
      })
    }
  expect(outcomes.filter(({ shown }) => shown[0] !== null).length).toBeGreaterThan(3)
  expect(outcomes.filter(({ shown }) => shown[0] === null).length).toBeGreaterThan(changes.length)
  for (const { state, shown } of outcomes) expect([state[0], shown[0]]).toEqual([state[1], shown[1]])
})

const linesSeen = ({ sheet }: OrderRequestReview) =>
  sheet.parts.flatMap(({ lines }) => lines.map(({ units, sum }) => `${units} ${sum}`))
const linesIn = ({ consignments }: Order) =>
  consignments.flatMap(({ lines }) =>
    lines.map(({ quantity, netMinor }) => `${quantity} ${formatMinor(netMinor)}`),
  )

test('a link approves without signing in, once, and shows it afterwards (BIZ-07)', async () => {
  const { approver, buyer, keg, request } = await limited()
  const { id } = await request(6)
  await shop.change(keg, { stock: 5 })
  const link = await linkOf(approver)
  const page = await openLink(link)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('5 instead of 6')
  expect(page.body).toContain('Switch JavaScript on before you go on.')
  const approved = await decide(link, { decision: 'approve', digest: digestIn(page.body) })
  const { orderNumber } = (await listed(buyer)).find((one) => one.id === id)!
  expect([approved.statusCode, approved.headers.location]).toEqual([
    303,
    `/account/orders/${orderNumber}/payment`,
  ])
  const again = await decide(link, { decision: 'approve', digest: digestIn(page.body) })
  expect(again.statusCode).toBe(200)
  expect(again.body).toContain(orderNumber)
  expect((await shop.get('/api/orders', buyer.headers)).json().total).toBe(1)
  expect((await shop.pay(orderNumber!, sandboxTokens.success, approver.headers)).statusCode).toBe(200)
})

test('a link declines with a reason, which the buyer reads (BIZ-07)', async () => {
  const { approver, owner, buyer, request } = await limited()
  await request(6)
  const link = await linkOf(approver)
  const without = await decide(link, { decision: 'decline', reason: ' ' })
  expect([without.statusCode, without.body]).toEqual([400, expect.stringContaining('Say why')])
  expect((await decide(link, { decision: 'decline', reason: 'We have two left.' })).statusCode).toBe(200)
  expect((await mailsOf(buyer)).at(-1)!.data).toMatchObject({
    title: 'Your order was declined',
    sentences: [expect.any(String), 'The reason: We have two left.', expect.stringContaining('basket of')],
  })
  const others = await linkOf(owner)
  expect((await openLink(others)).body).toContain('We have two left.')
  expect((await decide(others, { decision: 'approve', digest: 'x' })).statusCode).toBe(409)
})

test('lines of a request that places no order return to the basket, once, without what is there again (BIZ-06, BIZ-07)', async () => {
  const { second, approver, buyer, keg, order, request } = await limited({ perOrder: 0 })
  const other = await shop.variant({ availableUnits: 50, priceMinor: 10_000 })
  const gone = await shop.variant({ availableUnits: 50, priceMinor: 10_000 })
  const basket = async () =>
    (await shop.items(buyer.headers)).map(({ variantId, quantity }) => [variantId, quantity])
  for (const line of [other, gone]) await shop.add({ ...line, quantity: 3 }, buyer.headers)
  await request(6)
  expect(await basket()).toEqual([])
  await shop.add({ ...keg, quantity: 1 }, buyer.headers)
  await shop.change(gone, { stock: 0 })
  const link = await linkOf(approver)
  const declined = { decision: 'decline', reason: 'We have two left.' }
  await decide(link, declined)
  await decide(link, declined)
  expect(await basket()).toEqual([
    [keg.variantId, 1],
    [other.variantId, 3],
  ])

  const { id } = (await order(1)).json()
  expect(await basket()).toEqual([])
  await shop.post(`/api/order-requests/${id}/withdrawal`, undefined, buyer.headers)
  expect((await basket()).toSorted()).toEqual(
    [
      [keg.variantId, 2],
      [other.variantId, 3],
    ].toSorted(),
  )
  await shop.place(buyer.headers)
  shop.wait(72 * 3600)
  await expireRequests({ database, publicUrl: 'https://dray.example', clock: shop.now })
  expect(await listBaskets(database, second)).toMatchObject([{ groupId: null, lines: 2 }])
})

test('a request expires after 72 hours, and buyer and approvers are notified (BIZ-07)', async () => {
  const { approver, buyer, request } = await limited()
  await request(6)
  const link = await linkOf(approver)
  shop.wait(72 * 3600)
  expect((await decide(link, { decision: 'approve', digest: 'x' })).body).toContain('expired')
  await expireRequests({ database, publicUrl: 'https://dray.example', clock: shop.now })
  await expireRequests({ database, publicUrl: 'https://dray.example', clock: shop.now })
  for (const who of [buyer, approver])
    expect((await mailsOf(who)).filter(({ data }) => /expired/.test(JSON.stringify(data)))).toHaveLength(1)
})

test('what becomes of a request is an event for the webhooks of its site alone (PLAT-08, BIZ-06, BIZ-07)', async () => {
  const { owner, second, approver, buyer, request } = await limited()
  const hook = {
    url: 'https://till.example',
    events: [...buyerEvents],
    secret: '',
    madeBy: 'Jo',
    madeAt: shop.now(),
  }
  await database
    .insert(webhookEndpoints)
    .values([second, owner.id].map((clientId) => ({ ...hook, id: crypto.randomUUID(), clientId })))
  const ids = [await request(6), await request(6), await request(6)].map(({ id }) => id)
  const { digest } = await review(approver, { id: ids[0]! })
  const { orderNumber } = (await approve(approver, ids[0]!, digest)).json()
  await shop.post(`/api/order-requests/${ids[1]}/decline`, { reason: 'We have two.' }, approver.headers)
  await shop.post(`/api/order-requests/${ids[2]}/withdrawal`, undefined, buyer.headers)
  const { id: last } = await request(6)
  shop.wait(72 * 3600)
  await expireRequests({ database, publicUrl: 'https://dray.example', clock: shop.now })
  const events = await database
    .select()
    .from(webhookEvents)
    .where(like(webhookEvents.type, 'order_request.%'))
  expect(new Set(events.map(({ clientId }) => clientId))).toEqual(new Set([second]))
  const told = (id: string) =>
    events.flatMap(({ type, data }) => (data['request'] === id ? [[type, data]] : []))
  for (const [at, state] of ['approved', 'declined', 'withdrawn'].entries())
    expect(told(ids[at]!)).toEqual([
      ['order_request.requested', expect.objectContaining({ state: 'requested' })],
      [`order_request.${state}`, expect.objectContaining({ state, ...(at === 0 && { order: orderNumber }) })],
    ])
  expect(told(last).map(([type]) => type)).toEqual(['order_request.requested', 'order_request.expired'])
})

test('rights to approve end with the role, for the link too, and requests of another site are not found (BIZ-03, BIZ-09)', async () => {
  const { owner, approver, buyer, request } = await limited()
  const { id } = await request(6)
  const link = await linkOf(approver)
  await shop.call(
    'DELETE',
    `/api/account/business/members/${approver.id}`,
    undefined,
    shop.keyed(owner.headers),
  )
  expect((await openLink(link)).body).not.toContain('Approve £')
  expect((await decide(link, { decision: 'approve', digest: 'x' })).statusCode).toBe(403)
  // The owner acts for the first site.
  expect((await shop.get(`/api/order-requests/${id}`, owner.headers)).statusCode).toBe(404)
  expect((await approve(owner, id, 'x')).statusCode).toBe(404)
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, buyer.headers)
  await shop.act(owner, (await shop.business(owner)).sites[1]!.id)
  expect((await listed(owner))[0]).toMatchObject({ state: 'withdrawn', requestedBy: 'A former client' })
})

test('a buyer with a limit sets up no standing order (BIZ-06)', async () => {
  const { buyer, keg } = await limited()
  await shop.add({ ...keg, quantity: 1 }, buyer.headers)
  const reply = await shop.post(
    '/api/standing-orders',
    {
      name: 'Every week',
      rhythmWeeks: 1,
      premisesId: buyer.id,
      payment: 'invoice',
      wish: 'ask_me',
      firstOn: '2027-01-05',
    },
    shop.keyed(buyer.headers),
  )
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'standing_order_limited'])
})
