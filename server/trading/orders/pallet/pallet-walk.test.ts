import { expect, test } from 'vitest'
import { buildBeer, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { walkOrder } from '../../../../tests/support/builders/walked-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })
const walkedOrder = () => walkOrder(shop)

test('a group order is walked to the penny: the cause of each change pays the pallet (LIFE-18, LIFE-20)', async () => {
  const { order, run, sell, buy, a, b, c, firkin, papers, balances, shares } = await walkedOrder()
  expect(await order()).toMatchObject({
    goodsMinor: 141_500,
    shippingMinor: 8100,
    vatMinor: 29_920,
    totalMinor: 179_520,
    pallet: { chargeMinor: 8100, pallets: [{ step: 'Light pallet', weightG: 697_626 }] },
  })
  expect(await balances()).toMatchObject({ buyer: -179_520, clearing: 179_520 })

  await run('accept', a.brewery.slug)
  expect(await papers()).toEqual(['A 46080'])

  const beer = await buildBeer(database, { breweryId: b.brewery.id })
  const other = await buildContainer(database, {
    ...firkin,
    beerId: beer.id,
    availableUnits: 5,
    priceMinor: 8200,
  })
  const substitute = { variantId: other.storefrontVariantId, units: 2 }
  shop.wait(1)
  expect((await sell(b, 'propose', { lines: [{ position: 0, units: 4, substitute }] })).statusCode).toBe(200)
  expect((await order()).consignments[1]!.proposal).toMatchObject({ agree: { backMinor: 1080 } })
  expect((await buy(b, 'agree')).statusCode).toBe(200)
  expect(await papers()).toEqual(['A 46080', 'B 61200'])
  expect(await shares()).toEqual([8100, 8100, 0, 0, 0])
  await shop.sweep()
  expect((await balances()).clearing).toBe(179_520 - 1080)

  shop.wait(1)
  expect((await sell(c, 'refuse', { reason: 'no_stock' })).statusCode).toBe(200)
  expect(await shares()).toEqual([6800, 5012, 0, 0, 1788])
  expect(await papers()).toEqual(['A 46080', 'B 61200', 'DRY 6014'])
  await shop.sweep()
  expect(await balances()).toEqual({
    buyer: 0,
    clearing: 179_520 - 1080 - 65_146,
    held: [-46_080, -61_200, 0],
    due: [0, 0, 2146],
    delivery: -5012,
  })

  shop.wait(1)
  expect((await sell(a, 'propose', { lines: [{ position: 0, units: 9 }] })).statusCode).toBe(200)
  expect(await shares()).toEqual([6800, 4875, 137, 0, 1788])
  expect((await papers()).slice(3).toSorted()).toEqual(['A -4608', 'DRY -164'])
  await shop.sweep()
  expect(await balances()).toEqual({
    buyer: 0,
    clearing: 179_520 - 1080 - 65_146 - 4772,
    held: [-41_472, -61_200, 0],
    due: [164, 0, 2146],
    delivery: -4875,
  })
  expect(await order()).toMatchObject({
    shippingMinor: 4875,
    pallet: { chargeMinor: 6800, buyerMinor: 4875, orderedMinor: 8100 },
  })
})

test('a buyer who cancels sees what becomes of the pallet, pays that alone, and gets the rest back (LIFE-19)', async () => {
  const { order, cancel, c, shares, balances, email } = await walkedOrder()
  const { cancellation } = (await order()).consignments[2]!
  expect(cancellation).toEqual({ backMinor: 61_440 + 1560, pallet: { wasMinor: 8100, minor: 6800 } })
  expect((await cancel(c)).statusCode).toBe(200)
  expect(await shares()).toEqual([6800, 6800, 0, 0, 0])
  await shop.sweep()
  expect(await balances()).toMatchObject({ clearing: 179_520 - 63_000, due: [0, 0, 0] })
  const mails = await shop.mailsTo(email)
  const happened = mails.map(({ data }) => (data as { happened?: string }).happened ?? '')
  const told = happened.find((text) => text.includes('was cancelled'))
  expect(told).toContain('Your pallet was £81.00 and is now £68.00')
  expect(told).toContain('£630.00 goes back to the card')
})

test('what Dray causes is a cost of its own, and nothing is planned after all has left (LIFE-21)', async () => {
  const { order, run, sell, a, b, c, shares, balances } = await walkedOrder()
  await run('cancel', c.brewery.slug, 'cause=dray')
  expect(await shares()).toEqual([6800, 5012, 0, 0, 0])
  expect(await balances()).toMatchObject({ due: [0, 0, 0] })
  await run('accept')
  await run('dispatch', a.brewery.slug)
  await run('dispatch', b.brewery.slug, '1=5')
  expect((await order()).state).toBe('accepted')
  const { consignments } = await order()
  expect(consignments.map(({ state }) => state)).toEqual([
    'dispatched',
    'part_dispatched',
    'cancelled',
    'accepted',
  ])
  expect((await sell(b, 'close-rest', { reason: 'no_stock' })).statusCode).toBe(200)
  expect((await shares())[3]).toBeGreaterThan(0)
  const planned = await shares()
  expect((await order()).consignments.map(({ state }) => state)).toEqual([
    'dispatched',
    'dispatched',
    'cancelled',
    'dispatched',
  ])
  await run('deliver', 'name=Jo Barr')
  expect((await order()).consignments[3]!.state).toBe('delivered')
  expect(await shares()).toEqual(planned)
})

test('an order that is cancelled whole gives the pallet back with it (LIFE-18)', async () => {
  const { order, number, buyer, shares, balances, papers } = await walkedOrder()
  const reply = await shop.post(`/api/orders/${number}/cancellation`, {}, keyed(buyer))
  expect(reply.statusCode).toBe(200)
  expect(await order()).toMatchObject({
    state: 'cancelled',
    consignments: [{ state: 'cancelled' }, {}, {}, { state: 'cancelled', team: null }],
  })
  expect(await shares()).toEqual([0, 0, 0, 0, 0])
  await shop.sweep()
  expect(await balances()).toMatchObject({ buyer: 0, clearing: 0 })
  expect(await papers()).toEqual([])
  expect((await order()).payment.refundedMinor).toBe(179_520)
})

test('parts add up to their totals and hold no share of the pallet, which is Dray’s row (LIFE-22)', async () => {
  const { order, a, b, c } = await walkedOrder()
  const { consignments, totalMinor } = await order()
  expect(consignments.map(({ team, shippingMinor }) => [team?.id ?? null, shippingMinor])).toEqual([
    [a.brewery.id, 0],
    [b.brewery.id, 0],
    [c.brewery.id, 0],
    [null, 8100],
  ])
  for (const part of consignments) {
    const goods = part.lines.reduce((sum, { netMinor }) => sum + netMinor, 0)
    expect(part.totalMinor).toBe(goods + part.shippingMinor + part.vatMinor)
  }
  expect(consignments.reduce((sum, part) => sum + part.totalMinor, 0)).toBe(totalMinor)
})
