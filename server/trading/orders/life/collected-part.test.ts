import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../../shared/orders/sandbox-cards.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { checkoutContact } from '../../../../tests/support/builders/checkout-contact.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findOpenEntries } from '../../../platform/worklist/worklist.ts'
import { findOrder } from '../find-orders.ts'

const shop = await openOrderShop()
// A Monday morning far from bank holidays, whatever day the tests run on.
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)
const day = 24 * 3600

/** Two kegs that are ready for their buyer at the brewery. */
async function packedOrder({ isPacked = true } = {}) {
  const buyer = await shop.buyer()
  const email = `${crypto.randomUUID()}@pub.example`
  const brewery = await buildBrewery(shop.database, {}, shop.now())
  const beer = await buildBeer(shop.database, { breweryId: brewery.id })
  const stock = { priceMinor: 10_000, availableUnits: 10 }
  const { storefrontVariantId } = await buildContainer(shop.database, { beerId: beer.id, ...stock })
  const keg = { kind: 'variant', variantId: storefrontVariantId! }
  await shop.add({ ...keg, quantity: 2 }, buyer)
  const { number } = await shop.placed(buyer, {
    contact: { ...checkoutContact, email },
    shipping: [{ teamId: brewery.id, option: 'collection' }],
  })
  await shop.pay(number, sandboxTokens.success, buyer)
  const run = (verb: string, ...words: string[]) => shop.operate('orders', verb, number, ...words)
  await run('accept')
  if (isPacked) await run('pack')
  const order = () => findOrder(shop.database, null, number)
  return {
    run,
    keg,
    brewery,
    order,
    headings: async () =>
      (await shop.mailsTo(email)).map(({ data }) => (data as { heading?: string }).heading ?? ''),
    bodies: async () =>
      (await shop.mailsTo(email)).map(({ data }) => (data as { happened?: string }).happened ?? ''),
    worklist: async () => {
      const { consignments } = await order()
      const entries = await findOpenEntries(shop.database)
      return entries.filter(({ subject }) => subject === consignments[0]!.id).map(({ kind }) => kind)
    },
  }
}

test('what is collected is announced when packed, handed over with a name, and closed in the end (LIFE-14)', async () => {
  const { run, order, headings } = await packedOrder()
  expect((await headings()).at(-1)).toBe('Your order is ready to collect')
  await expect(run('hand-over')).rejects.toThrow('the adult who took it')
  await run('hand-over', 'name=Jo Barr')
  expect(await order()).toMatchObject({
    state: 'delivered',
    consignments: [{ deliveryProof: { receivedBy: 'Jo Barr' }, lines: [{ quantitySent: 2 }] }],
  })
  shop.wait(15 * day)
  await shop.sweep()
  expect((await order()).state).toBe('closed')
})

test('nothing of a collection is sent: the call says to hand it over, and what remains is possible (LIFE-14)', async () => {
  const { run, order, brewery, headings } = await packedOrder()
  const sales = await shop.buyer()
  await addMember(shop.database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
  const root = `/api/sell/${brewery.slug}/orders/${(await order()).consignments[0]!.id}`
  const before = await headings()
  for (const [verb, body] of [
    ['dispatch', {}],
    ['dispatch', { lines: [{ position: 0, units: 1 }], carrier: 'Van' }],
    ['not-delivered', { reason: 'No one was there.' }],
  ] as const) {
    const sent = await shop.post(`${root}/${verb}`, body, {
      'idempotency-key': crypto.randomUUID(),
      ...sales,
    })
    expect([sent.statusCode, sent.json().message]).toEqual([
      409,
      'The buyer collects this order: pack it, then hand it over. Nothing is sent.',
    ])
  }
  expect(await headings()).toEqual(before)
  expect((await order()).consignments).toMatchObject([{ state: 'packed', deliverBy: null }])
  await run('hand-over', 'name=Jo Barr')
  expect((await order()).state).toBe('delivered')
})

test('what is collected beside what is delivered has a mail of its own when all is packed (LIFE-14)', async () => {
  const buyer = await shop.buyer()
  const email = `${crypto.randomUUID()}@pub.example`
  const sellers = []
  for (const name of ['Collected Brewery', 'Sent Brewery']) {
    const brewery = await buildBrewery(shop.database, { name }, shop.now())
    const beer = await buildBeer(shop.database, { breweryId: brewery.id })
    const { storefrontVariantId } = await buildContainer(shop.database, {
      beerId: beer.id,
      priceMinor: 10_000,
    })
    await shop.add({ kind: 'variant', variantId: storefrontVariantId!, quantity: 1 }, buyer)
    sellers.push(brewery)
  }
  const { number } = await shop.placed(buyer, {
    contact: { ...checkoutContact, email },
    shipping: [{ teamId: sellers[0]!.id, option: 'collection' }],
  })
  await shop.pay(number, sandboxTokens.success, buyer)
  for (const verb of ['accept', 'pack']) await shop.operate('orders', verb, number)
  const packed = (await shop.mailsTo(email)).map(
    ({ data }) => data as { heading?: string; happened?: string },
  )
  expect(packed.slice(-2).map(({ heading, happened }) => [heading, happened])).toEqual([
    ['Your order is ready to collect', expect.stringContaining('Collected Brewery')],
    ['Your order is packed', 'Sent Brewery packed it.'],
  ])
})

test('a collection is not dated before the part was packed (LIFE-12, LIFE-14)', async () => {
  const { brewery, order } = await packedOrder()
  const packedAt = shop.now()
  shop.wait(2 * 3600)
  const sales = await shop.buyer()
  await addMember(shop.database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
  const part = (await order()).consignments[0]!.id
  const handOver = (at: Date) =>
    shop.post(
      `/api/sell/${brewery.slug}/orders/${part}/hand-over`,
      { receivedBy: 'Jo Barr', at: at.toISOString() },
      { 'idempotency-key': crypto.randomUUID(), ...sales },
    )
  const refused = await handOver(new Date(packedAt.getTime() - 86_400_000))
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'at'])
  const done = await handOver(new Date(packedAt.getTime() + 3_600_000))
  expect(done.json()).toMatchObject({ part: { state: 'delivered' } })
})

test('what no one collects is mailed about, escalated and cancelled, with money and units back (LIFE-14)', async () => {
  const { order, keg, headings, worklist } = await packedOrder()
  const before = (await headings()).length
  shop.wait(4 * day)
  await shop.sweep()
  expect((await headings()).length).toBe(before + 1)
  shop.wait(4 * day)
  await shop.sweep()
  expect(await worklist()).toEqual(['escalate_collection'])
  shop.wait(21 * day)
  await shop.sweep()
  await shop.sweep()
  expect(await order()).toMatchObject({ state: 'cancelled', payment: { state: 'refunded' } })
  expect(await shop.stockOf(keg)).toBe(10)
  expect(await worklist()).toEqual([])
})

test('mails about a collection that is late speak of getting it ready, not of sending it (LIFE-14)', async () => {
  const { headings, bodies } = await packedOrder({ isPacked: false })
  shop.wait(4 * day)
  for (let each = 0; each < 3; each += 1) await shop.sweep()
  expect((await headings()).at(-1)).toBe('Your order is late')
  expect((await bodies()).at(-1)).toContain('has not got it ready to collect')
})
