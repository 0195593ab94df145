import { expect, test } from 'vitest'
import { foldEvents } from '../../../../shared/orders/fold-events.ts'
import { addMember, addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { buildBeer, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findOrder } from '../find-orders.ts'
import { orderEventRows } from '../order-event-queries.ts'
import { lockOrder } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'

const shop = await openOrderShop()
// A Monday morning far from bank holidays, whatever day the tests run on.
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

/** A paid order of two breweries, and the steps of their people and of its buyer. */
async function paidOrder(payment: 'card' | 'invoice' = 'card') {
  const placed = await placeTwoBreweryOrder(shop, payment)
  const parts = placed.placed.consignments
  const sales = await shop.buyer()
  const { id: breweryId, slug } = placed.one.brewery
  await addMember(shop.database, { clientId: sales.clientId, breweryId, role: 'sales' })
  const { email: salesEmail } = (await shop.get('/api/account', sales)).json().client
  const templates = async (to: string) => (await shop.mailsTo(to)).map(({ template }) => template)
  return {
    ...placed,
    parts,
    sales,
    sell: (
      verb: string,
      body: object = {},
      { who = sales, part = parts[0]!.id }: { who?: Record<string, string>; part?: string } = {},
    ) => shop.post(`/api/sell/${slug}/orders/${part}/${verb}`, body, keyed(who)),
    buy: (verb: string, body: object = {}, part = parts[0]!.id) =>
      shop.post(`/api/orders/${placed.number}/parts/${part}/${verb}`, body, keyed(placed.buyer)),
    first: async () => (await placed.order()).consignments[0]!,
    templates,
    /** To the brewery's own address before it had people, and to its people since. */
    brewerysMails: async () => [
      ...(await templates(placed.one.brewery.email)),
      ...(await templates(salesEmail)).filter((template) => template.startsWith('brewery-')),
    ],
  }
}

test('a brewery takes its steps with its own part alone, in the roles that may (LIFE-01)', async () => {
  const { sell, parts, one } = await paidOrder()
  expect((await sell('accept', {}, { part: parts[1]!.id })).statusCode).toBe(404)
  const stranger = await shop.buyer()
  expect((await sell('accept', {}, { who: stranger })).statusCode).toBe(404)
  const cellar = await shop.buyer()
  await addMember(shop.database, { clientId: cellar.clientId, breweryId: one.brewery.id, role: 'cellar' })
  expect((await sell('accept', {}, { who: cellar })).statusCode).toBe(403)
  const packed = await sell('pack')
  expect([packed.statusCode, packed.json().code]).toEqual([409, 'not_possible'])
  const accepted = await sell('accept')
  expect(accepted.json()).toMatchObject({ part: { state: 'accepted' } })
  expect(JSON.stringify(accepted.json())).not.toContain(parts[1]!.lines[0]!.title)
  expect((await sell('pack', {}, { who: cellar })).json()).toMatchObject({ part: { state: 'packed' } })
})

test('the same key takes a step once; the history names who took it and for whom (LIFE-02)', async () => {
  const { sales, sell, order, parts, number } = await paidOrder()
  const key = crypto.randomUUID()
  const again = () => sell('accept', {}, { who: { ...sales, 'idempotency-key': key } })
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 200])
  const staff = await shop.buyer()
  await addStaff(shop.database, staff.clientId, 'operations')
  const accepted = await shop.post(
    `/api/admin/orders/${parts[1]!.id}/accept`,
    { why: 'They rang.' },
    keyed(staff),
  )
  expect(accepted.statusCode).toBe(200)
  const { history } = await order()
  expect(history.filter(({ what }) => what === 'accept')).toMatchObject([
    { by: { role: 'sales', onBehalf: null } },
    { by: { role: 'operations', onBehalf: parts[1]!.team!.name } },
  ])
  await shop.database.transaction(async (transaction) => {
    const { id } = (await lockOrder(transaction, { number }))!
    const rows = await consignmentRows(transaction, [id])
    const folded = foldEvents(
      await orderEventRows(transaction, id),
      rows.map((row) => row.id),
    )
    expect(rows.map((row) => folded.get(row.id))).toEqual(rows.map(({ state }) => state))
  })
})

test('a buyer goes without the lines, or without the part; substitutes are held meanwhile (LIFE-04, LIFE-07)', async () => {
  const { sell, buy, first, one } = await paidOrder()
  const { stockOf } = shop
  const beer = await buildBeer(shop.database, { breweryId: one.brewery.id })
  const container = { beerId: beer.id, availableUnits: 5 }
  const other = await buildContainer(shop.database, { ...container, priceMinor: 9000 })
  const dear = await buildContainer(shop.database, { ...container, priceMinor: 12_000 })
  const substitute = { variantId: other.storefrontVariantId!, units: 1 }
  const propose = (change: object) =>
    sell('propose', { lines: [{ position: 0, units: 1, substitute: { ...substitute, ...change } }] })
  for (const wrong of [
    { units: 2 },
    { variantId: dear.storefrontVariantId },
    { variantId: crypto.randomUUID() },
  ])
    expect((await propose(wrong)).statusCode).toBe(400)
  const left = { variantId: other.storefrontVariantId! }
  expect((await propose({})).statusCode).toBe(200)
  expect(await stockOf(left)).toBe(4)
  expect((await sell('withdraw')).json()).toMatchObject({ part: { state: 'placed', proposal: null } })
  expect(await stockOf(left)).toBe(5)
  await propose({})
  expect(await first()).toMatchObject({
    proposal: { agree: { backMinor: 1200 }, declineLines: null, declinePart: { backMinor: 24_000 } },
  })
  expect((await buy('agree')).statusCode).toBe(200)
  expect(await first()).toMatchObject({
    state: 'accepted',
    lines: [{ quantity: 1 }, { quantity: 1, unitPriceMinor: 9000, replacesPosition: 0 }],
    totalMinor: 22_800,
  })
  expect(await stockOf(left)).toBe(4)
  await sell('propose', { lines: [{ position: 0, units: 0 }] })
  expect((await buy('decline-lines')).statusCode).toBe(200)
  expect(await first()).toMatchObject({ state: 'accepted', totalMinor: 10_800 })
  await sell('propose', { dispatchOn: '2099-01-05' })
  expect((await buy('decline-part')).statusCode).toBe(200)
  expect((await first()).state).toBe('cancelled')
  expect((await buy('agree')).statusCode).toBe(409)
})

test.each([
  ['send_what_you_have', { lines: [{ position: 0, units: 1 }] }, 'accepted', 12_000],
  ['send_what_you_have', { dispatchOn: '2099-01-05' }, 'proposed', 24_000],
  ['cancel_the_line', { lines: [{ position: 0, units: 1 }] }, 'cancelled', 24_000],
  ['ask_me', { lines: [{ position: 0, units: 1 }] }, 'proposed', 24_000],
])('the wish %s answers the proposal %j: %s (LIFE-05)', async (wish, proposal, state, totalMinor) => {
  const buyer = await shop.buyer()
  const set = await shop.call('PUT', '/api/account/standing-wish', { wish }, buyer)
  expect(set.json()).toEqual({ wish })
  const { sell, first } = await wishedOrder(buyer)
  expect((await sell(proposal)).statusCode).toBe(200)
  expect(await first()).toMatchObject({ state, totalMinor })
})

/** A paid order of one line of two kegs at £100 by this buyer. */
async function wishedOrder(buyer: Awaited<ReturnType<typeof shop.buyer>>) {
  const { run: _run, one } = await placeTwoBreweryOrder(shop, 'unpaid')
  await shop.add({ ...one.keg, quantity: 2 }, buyer)
  const placed = await shop.placed(buyer)
  await shop.pay(placed.number, 'sandbox_success', buyer)
  const sales = await shop.buyer()
  await addMember(shop.database, { clientId: sales.clientId, breweryId: one.brewery.id, role: 'sales' })
  const part = placed.consignments[0]!.id
  return {
    sell: (body: object) =>
      shop.post(`/api/sell/${one.brewery.slug}/orders/${part}/propose`, body, keyed(sales)),
    first: async () => (await shop.order(placed.number, buyer)).consignments[0]!,
  }
}

test('a part leaves in shipments, and the rest is given up and paid back (LIFE-11)', async () => {
  const { sell, first, order } = await paidOrder()
  await sell('accept')
  const one = await sell('dispatch', {
    lines: [{ position: 0, units: 1 }],
    carrier: 'Palletline',
    tracking: 'PX 1',
  })
  expect(one.json()).toMatchObject({ part: { state: 'part_dispatched', lines: [{ quantitySent: 1 }] } })
  expect((await sell('dispatch', { lines: [{ position: 0, units: 2 }] })).statusCode).toBe(400)
  expect((await sell('close-rest', { reason: 'no_stock' })).json()).toMatchObject({
    part: {
      state: 'dispatched',
      totalMinor: 12_000,
      shipments: [{ carrier: 'Palletline', tracking: 'PX 1', lines: [{ position: 0, units: 1 }] }],
    },
  })
  await shop.sweep()
  expect((await order()).payment).toMatchObject({ refundedMinor: 12_000 })
  expect((await first()).lines).toMatchObject([{ quantity: 1, quantityOrdered: 2 }])
})

test('delivery needs the name of an adult, and a shortage opens a claim (LIFE-12)', async () => {
  const { sell, order, number, brewerysMails } = await paidOrder()
  await sell('accept')
  await sell('dispatch')
  expect((await sell('deliver', {})).statusCode).toBe(400)
  expect((await sell('deliver', { receivedBy: 'J' })).statusCode).toBe(400)
  const delivered = await sell('deliver', { receivedBy: 'Jo Barr', shortages: [{ position: 0, units: 1 }] })
  expect(delivered.json()).toMatchObject({
    part: { state: 'claimed', deliveryProof: { receivedBy: 'Jo Barr' } },
  })
  expect((await order()).history.slice(-2).map(({ what }) => what)).toEqual(['deliver', 'claim'])
  // The brewery took the delivery's step itself, and learns of the claim; the buyer learns of both.
  expect(await brewerysMails()).toEqual(['brewery-order', 'brewery-order-changed'])
  shop.wait(60 * 60 * 24 * 40)
  await shop.sweep()
  const { consignments } = await findOrder(shop.database, null, number)
  expect(consignments[0]).toMatchObject({ state: 'delivered', creditedMinor: 12_000 })
})

test('a delivery is not dated before the part left, to the minute (LIFE-12)', async () => {
  const { sell, order } = await paidOrder()
  await sell('accept')
  await sell('dispatch', { lines: [{ position: 0, units: 1 }] })
  const first = shop.now()
  shop.wait(5 * 60 + 37)
  await sell('dispatch')
  const last = shop.now()
  shop.wait(60)
  const arrive = (at: string) => sell('deliver', { receivedBy: 'Jo Barr', at })
  for (const early of [
    first,
    new Date(last.getTime() - 120 * 86_400_000),
    new Date(last.getTime() - 60_000),
  ]) {
    const refused = await arrive(early.toISOString())
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'at'])
  }
  const minute = `${last.toISOString().slice(0, 16)}:00Z`
  expect((await arrive(minute)).json()).toMatchObject({
    part: { state: 'delivered', deliveryProof: { at: new Date(minute).toISOString() } },
  })
  expect((await order()).consignments[0]!.state).toBe('delivered')
})

test('every step is sent to the other side in its transaction (LIFE-15)', async () => {
  const { sell, buy, templates, brewerysMails, email, one, run } = await paidOrder()
  const counts = async () => [(await templates(email)).length, (await brewerysMails()).length]
  expect(await counts()).toEqual([1, 1])
  await sell('propose', { lines: [{ position: 0, units: 1 }] })
  expect(await counts()).toEqual([2, 1])
  expect((await templates(email)).at(-1)).toBe('order-proposal')
  await buy('agree')
  expect((await counts())[1]).toBe(2)
  const [before] = await counts()
  await run('pack', one.brewery.slug)
  expect(await counts()).toEqual([before! + 1, 3])
  await sell('pack')
  expect(await counts()).toEqual([before! + 1, 3])
})

test('a brewery that does not answer is asked, then refused, and the money goes back (LIFE-09)', async () => {
  const { number, one, two, templates, brewerysMails, email } = await paidOrder()
  const order = () => findOrder(shop.database, null, number)
  shop.wait(60 * 60 * 24 * 4)
  await shop.sweep()
  await shop.sweep()
  await shop.sweep()
  expect(await order()).toMatchObject({
    state: 'refused',
    payment: { state: 'refunded', refundedMinor: 60_000 },
  })
  expect([await shop.stockOf(one.keg), await shop.stockOf(two.keg)]).toEqual([10, 10])
  expect(await brewerysMails()).toEqual([
    'brewery-order',
    'brewery-order-waits',
    'brewery-order-changed',
    'brewery-order-changed',
  ])
  expect((await templates(email)).length).toBeGreaterThan(2)
  expect((await order()).history.at(-1)).toMatchObject({ by: { role: 'system' } })
})
