import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { checkoutContact } from '../../../tests/support/builders/checkout-contact.ts'
import { defaultDelivery } from '../../../shared/delivery/delivery-terms.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { groupBreweries } from '../../catalogue/groups/group-tables.ts'
import { beers, breweries, containers } from '../../catalogue/beers/catalogue-tables.ts'
import { standingOf } from '../../parties/brewery-standing/standing-of.ts'

const shop = await openOrderShop()
const { database } = shop

async function kegOf(brewery: { id: string }, overrides: Partial<typeof containers.$inferInsert> = {}) {
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const container = await buildContainer(database, { beerId: beer.id, ...overrides })
  return { beer, variantId: container.storefrontVariantId! }
}

test('a regular order has a consignment for each brewery, sums with VAT, and empties its basket', async () => {
  const buyer = await shop.buyer()
  const [atom, brass] = [await buildBrewery(database), await buildBrewery(database)]
  const one = await kegOf(atom, { priceMinor: 12_345 })
  const two = await kegOf(brass, { priceMinor: 3333 })
  const cleaner = await shop.upsell({ priceMinor: 999 })
  await shop.add({ kind: 'variant', variantId: one.variantId, quantity: 2 }, buyer)
  await shop.add({ kind: 'variant', variantId: two.variantId, quantity: 1 }, buyer)
  await shop.add({ ...cleaner, quantity: 1 }, buyer)

  const reply = await shop.place(buyer, { shipping: [{ teamId: brass.id, option: 'collection' }] })
  expect(reply.statusCode).toBe(201)
  expect(reply.headers['cache-control']).toBe('no-store')
  const order = reply.json()
  expect(order.number).toMatch(/^DRAY-[2-9A-Z]{4}-\d\d$/)
  expect(order).toMatchObject({
    state: 'placed',
    payment: { method: 'card', state: 'unpaid', refundedMinor: 0 },
    goodsMinor: 29_022,
    shippingMinor: 0,
    vatMinor: 5804,
    totalMinor: 34_826,
    vatByRate: [{ vatRate: 2000, netMinor: 29_022, vatMinor: 5804 }],
    group: null,
    pallet: null,
    contact: checkoutContact,
    shipTo: null,
    consignments: [
      { team: { id: atom.id, name: atom.name }, shippingOption: 'delivery', state: 'placed' },
      { team: { id: brass.id }, shippingOption: 'collection' },
      { team: null, lines: [{ kind: 'upsell', unitPriceMinor: 999 }] },
    ],
    history: [{ what: 'place', teamName: null }],
  })
  const reserved = new Date(order.payment.reservedUntil).getTime() - new Date(order.placedAt).getTime()
  expect(reserved).toBe(15 * 60_000)
  expect(await shop.order(order.number, buyer)).toEqual(order)
  expect(await shop.items(buyer)).toEqual([])
  expect(await shop.stockOf(one)).toBe(8)
})

test('an order that is collected names the address and the hours of its brewery (OPEN-24)', async () => {
  const buyer = await shop.buyer()
  const brewery = await buildBrewery(database)
  const { variantId } = await kegOf(brewery, {})
  await shop.add({ kind: 'variant', variantId, quantity: 1 }, buyer)
  const terms = { ...defaultDelivery, collection: { windows: 'Weekdays 9:00 to 16:00' } }
  await shop.operate('delivery', 'set', brewery.slug, JSON.stringify(terms))
  const order = await shop.placed(buyer, collecting(brewery.id))
  const { address } = (await standingOf(database, brewery.id, new Date())).facts!
  expect(address).not.toEqual([])
  const collection = { address, hours: 'Weekdays 9:00 to 16:00' }
  expect((await shop.order(order.number, buyer)).consignments).toMatchObject([{ collection }])
})

test('the same key gives the same order, another body under it is refused', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant()
  await shop.add({ ...keg, quantity: 3 }, buyer)
  const key = randomUUID()
  const [one, two] = await Promise.all([shop.place(buyer, {}, key), shop.place(buyer, {}, key)])
  expect([one.statusCode, two.statusCode]).toEqual([201, 201])
  expect(two.json().number).toBe(one.json().number)
  expect(await shop.stockOf(keg)).toBe(7)
  const other = await shop.place(buyer, { contact: { ...checkoutContact, towncity: 'York' } }, key)
  expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused'])
})

test('what is missing is said for each field, and nothing is placed', async () => {
  const buyer = await shop.buyer()
  await shop.add({ ...(await shop.variant()), quantity: 1 }, buyer)
  const contact = { firstname: 'Maggie', email: 'nowhere', postcode: 'LS1 4DY' }
  const reply = await shop.place(buyer, { contact, shipTo: {} })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ code: 'checkout_incomplete', field: 'lastname' })
  expect(reply.json().problems.map(({ field }: { field: string }) => field)).toEqual([
    'lastname',
    'streetaddress',
    'towncity',
    'email',
    'phone',
    'shipTo.firstname',
    'shipTo.lastname',
    'shipTo.streetaddress',
    'shipTo.towncity',
    'shipTo.postcode',
  ])
  expect(await shop.items(buyer)).toHaveLength(1)
})

test('who may order: signed in, with a confirmed address, from a basket with something in it', async () => {
  expect((await shop.place({})).json()).toMatchObject({ code: 'authentication_required' })
  const fresh = await shop.place(bearer(await shop.register()))
  expect([fresh.statusCode, fresh.json().code]).toEqual([403, 'email_unconfirmed'])
  const empty = await shop.place(await shop.buyer())
  expect([empty.statusCode, empty.json().code]).toEqual([409, 'basket_empty'])
  const keyless = await shop.post('/api/orders', { payment: 'card' }, await shop.buyer())
  expect(keyless.statusCode).toBe(400)
})

test('a price the buyer has not seen stops the order until it is acknowledged', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant({ priceMinor: 10_000 })
  await shop.add({ ...keg, quantity: 1 }, buyer)
  await shop.change(keg, { priceMinor: 11_000 })
  const reply = await shop.place(buyer)
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'basket_changed'])
  expect(reply.json().changes).toMatchObject([
    { reason: 'price_changed', baselinePriceMinor: 10_000, priceMinor: 11_000 },
  ])
  const [line] = await shop.items(buyer)
  await shop.acknowledge({ itemId: line!.cartItemId }, buyer)
  expect(await shop.placed(buyer)).toMatchObject({ goodsMinor: 11_000 })
})

test('sold-out lines, lines with too few left and lines without a price are named, and stock stays', async () => {
  const buyer = await shop.buyer()
  const [gone, few, dear, good] = await Promise.all([1, 2, 3, 4].map(() => shop.variant()))
  for (const keg of [gone, few, dear, good]) await shop.add({ ...keg, quantity: 5 }, buyer)
  await shop.change(gone!, { stock: 0 })
  await shop.change(few!, { stock: 4 })
  await shop.change(dear!, { priceMinor: null })
  const { changes } = (await shop.place(buyer)).json()
  expect(
    changes.map(({ reason, availableUnits }: { reason: string; availableUnits: number }) => [
      reason,
      availableUnits,
    ]),
  ).toEqual([
    ['sold_out', 0],
    ['fewer_left', 4],
    ['price_unknown', 0],
  ])
  expect(await shop.stockOf(good!)).toBe(10)
  expect(await shop.items(buyer)).toHaveLength(4)
})

test('a total other than the one the buyer saw is refused', async () => {
  const buyer = await shop.buyer()
  await shop.add({ ...(await shop.variant({ priceMinor: 10_000 })), quantity: 1 }, buyer)
  const reply = await shop.place(buyer, { expectedTotalMinor: 11_999 })
  expect(reply.json()).toMatchObject({ code: 'total_changed', totalMinor: 12_000 })
  expect((await shop.place(buyer, { expectedTotalMinor: 12_000 })).statusCode).toBe(201)
})

async function groupBasket(quantity = 2) {
  const buyer = await shop.buyer()
  const members = [await buildBrewery(database), await buildBrewery(database), await buildBrewery(database)]
  const area = { latitude: 53.8, longitude: -1.55, radiusKm: 40 }
  const group = await buildGroup(database, { ...area, breweryIds: members.map(({ id }) => id) })
  const firkin = { name: '9g Cask (Firkin)', type: 'cask', volumeMl: 40_914, priceMinor: 9000 }
  for (const member of members) {
    const { variantId } = await kegOf(member, firkin)
    await shop.add({ kind: 'variant', variantId, quantity, groupId: group.id }, buyer)
  }
  return { buyer, group, members }
}

test('a group order holds the lines of its group, on one pallet, which is a part of Dray’s own (GCHK-03, LIFE-22)', async () => {
  const { buyer, group } = await groupBasket()
  await shop.add({ ...(await shop.variant()), quantity: 1 }, buyer)
  const order = await shop.placed(buyer, { groupId: group.id })
  expect(await shop.order(order.number, buyer)).toEqual(order)
  expect(order).toMatchObject({
    group: { id: group.id, slug: group.slug, name: group.name },
    goodsMinor: 54_000,
    shippingMinor: 6800,
    vatMinor: 12_160,
    pallet: {
      zone: 'mainland',
      chargeMinor: 6800,
      separateMinor: 16_800,
      pallets: [{ step: 'Half pallet' }],
    },
  })
  expect(order.consignments.map(({ team, shippingMinor }) => [team === null, shippingMinor])).toEqual([
    [false, 0],
    [false, 0],
    [false, 0],
    [true, 6800],
  ])
  expect(await shop.items(buyer)).toHaveLength(1)
})

test('what is collected does not ride on the pallet', async () => {
  const { buyer, group, members } = await groupBasket()
  const shipping = members.slice(1).map(({ id }) => ({ teamId: id, option: 'collection' as const }))
  const order = await shop.placed(buyer, { groupId: group.id, shipping })
  expect(order.pallet).toMatchObject({ chargeMinor: 5600, pallets: [{ step: 'Quarter pallet' }] })
  expect(order.consignments.map(({ shippingMinor }) => shippingMinor)).toEqual([0, 0, 0, 5600])
})

const collecting = (teamId: string) => ({ shipping: [{ teamId, option: 'collection' as const }] })

test('a group’s brewery that is not collected from refuses a collection, and delivers (DELV-04)', async () => {
  const { buyer, group, members } = await groupBasket()
  const { slug, id } = members[0]!
  await shop.operate('delivery', 'set', slug, JSON.stringify({ ...defaultDelivery, collection: null }))
  const reply = await shop.place(buyer, { groupId: group.id, ...collecting(id) })
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'collection_closed'])
  expect((await shop.place(buyer, { groupId: group.id, ...collecting(members[1]!.id) })).statusCode).toBe(201)
})

test('a postcode outside of the radius is refused with the distance (OPEN-66)', async () => {
  const { buyer, group } = await groupBasket()
  const { email: _email, phone: _phone, ...place } = checkoutContact
  const shipTo = { ...place, postcode: 'YO62 5AA' }
  const reply = await shop.place(buyer, { groupId: group.id, shipTo })
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toMatchObject({
    code: 'outside_delivery_area',
    field: 'shipTo.postcode',
    radiusKm: 40,
  })
  expect(reply.json().message).toMatch(
    /^YO62 5AA is \d+ km from the centre of Group \d+, which delivers up to 40 km\.$/,
  )
})

test('what is collected of a group may go to a pub outside of the radius, and its accessories may not (RUN-03, OPEN-66)', async () => {
  const { buyer, group, members } = await groupBasket()
  const shipping = members.map(({ id }) => ({ teamId: id, option: 'collection' as const }))
  const wanted = { groupId: group.id, contact: { ...checkoutContact, postcode: 'PL1 1AA' } }
  const some = await shop.place(buyer, { ...wanted, shipping: shipping.slice(1) })
  expect([some.statusCode, some.json().code]).toEqual([409, 'outside_delivery_area'])
  const order = await shop.placed(buyer, { ...wanted, shipping })
  expect(order).toMatchObject({ shippingMinor: 0, pallet: { pallets: [] } })
})

test('a brewery that has left the group stops the order of its lines', async () => {
  const { buyer, group, members } = await groupBasket()
  await database.delete(groupBreweries).where(eq(groupBreweries.breweryId, members[1]!.id))
  const { changes } = (await shop.place(buyer, { groupId: group.id })).json()
  expect(changes).toMatchObject([{ reason: 'not_in_group' }])
})

test('an order larger than every pallet, or than sums allow, is refused', async () => {
  const { buyer, group } = await groupBasket(1)
  const [keg] = await shop.items(buyer)
  await shop.change({ kind: 'variant', variantId: keg!.variantId! }, { priceMinor: 9000, stock: 100_000 })
  await shop.patch(keg!.cartItemId, 90_000, buyer)
  expect((await shop.place(buyer, { groupId: group.id })).json().code).toBe('order_too_large')
})

test('editing, renaming or removing what was sold never alters a placed order', async () => {
  const buyer = await shop.buyer()
  const brewery = await buildBrewery(database)
  const { beer, variantId } = await kegOf(brewery)
  await shop.add({ kind: 'variant', variantId, quantity: 1 }, buyer)
  const before = await shop.placed(buyer)
  await database
    .update(containers)
    .set({ priceMinor: 1, name: 'Bucket' })
    .where(eq(containers.beerId, beer.id))
  await database.update(beers).set({ name: 'Another beer' }).where(eq(beers.id, beer.id))
  await database.update(breweries).set({ name: 'Another brewery' }).where(eq(breweries.id, brewery.id))
  expect(await shop.order(before.number, buyer)).toEqual(before)
  await database.delete(breweries).where(eq(breweries.id, brewery.id))
  expect(await shop.order(before.number, buyer)).toEqual(before)
})
