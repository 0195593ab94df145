import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DeliveryTerms, DeliveryZone } from '../../../shared/delivery/delivery-terms.ts'
import { basketCookieName, writeBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { checkoutContact } from '../../../tests/support/builders/checkout-contact.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop

const zone = (over: Partial<DeliveryZone> = {}): DeliveryZone => ({
  postcodes: ['EH'],
  radiusKm: null,
  chargeMinor: 1200,
  freeAboveMinor: null,
  minimumMinor: null,
  way: { kind: 'carrier', dispatchWithin: 1, roadFrom: 1, roadTo: 2 },
  ...over,
})
const toEdinburgh = { contact: { ...checkoutContact, postcode: 'EH1 1AA' } }

/** A brewery with these terms, and a buyer with one keg of it in the basket. */
async function basketFrom(zones: DeliveryZone[] | null, priceMinor = 10_000) {
  const brewery = await buildBrewery(database, { name: 'Towpath', country: 'Scotland' })
  const set = (terms: DeliveryTerms) => shop.operate('delivery', 'set', brewery.slug, JSON.stringify(terms))
  if (zones) await set({ zones, collection: { windows: 'Fridays' } })
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const { storefrontVariantId } = await buildContainer(database, { beerId: beer.id, priceMinor })
  const buyer = await shop.buyer()
  await shop.add({ kind: 'variant', variantId: storefrontVariantId!, quantity: 1 }, buyer)
  const collects = { shipping: [{ teamId: brewery.id, option: 'collection' as const }] }
  return { brewery, buyer, set, collects }
}
const quoteOf = async (teamId: string | null, goodsMinor: number, postcode = 'EH1 1AA') =>
  (await shop.post('/public/delivery/quote', { postcode, parts: [{ teamId, goodsMinor }] })).json().parts

test('the charge before paying is the charge of the order (DELV-01)', async () => {
  const { brewery, buyer } = await basketFrom([zone()])
  expect(await quoteOf(brewery.id, 10_000)).toMatchObject([{ name: 'Towpath', chargeMinor: 1200 }])
  const refused = await shop.place(buyer, { ...toEdinburgh, expectedTotalMinor: 12_000 })
  expect(refused.json().code).toBe('total_changed')
  const placed = await shop.placed(buyer, { ...toEdinburgh, expectedTotalMinor: 13_440 })
  expect(placed).toMatchObject({
    goodsMinor: 10_000,
    shippingMinor: 1200,
    vatMinor: 2240,
    totalMinor: 13_440,
  })
  expect(placed.consignments).toMatchObject([
    { shippingMinor: 1200, delivery: { kind: 'carrier', version: 1, chargeMinor: 1200 } },
  ])
  await shop.pay(placed.number, sandboxTokens.success, buyer)
  expect((await shop.order(placed.number, buyer)).payment.state).toBe('paid')
})

test('where no zone fits, delivery is refused with the sentence and collection is not (DELV-04)', async () => {
  const { brewery, buyer, collects } = await basketFrom([zone()])
  expect(await quoteOf(brewery.id, 10_000, 'LS1 4DY')).toMatchObject([
    {
      chargeMinor: null,
      refusal: 'Towpath does not deliver to LS1.',
      collection: 'Fridays',
      town: brewery.town,
    },
  ])
  const refused = await shop.place(buyer)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'delivery_not_covered'])
  expect(refused.json().message).toBe('Towpath does not deliver to LS1.')
  expect((await shop.placed(buyer, collects)).consignments).toMatchObject([
    { shippingMinor: 0, delivery: { kind: 'collection', promisedTo: null } },
  ])
})

test.each([
  [14_999, 1200],
  [15_000, 0],
  [15_001, 0],
])(
  'an order of %i pence pays %i where 15,000 are free, and nothing when collected (DELV-05)',
  async (...row) => {
    const [priceMinor, shippingMinor] = row
    const { buyer, collects } = await basketFrom([zone({ freeAboveMinor: 15_000 })], priceMinor)
    expect((await shop.placed(buyer, toEdinburgh)).shippingMinor).toBe(shippingMinor)
    const other = await basketFrom([zone()], priceMinor)
    expect((await shop.placed(other.buyer, { ...toEdinburgh, ...other.collects })).shippingMinor).toBe(0)
    expect(collects.shipping).toHaveLength(1)
  },
)

test.each([
  [14_999, 409],
  [15_000, 201],
  [15_001, 201],
])(
  'an order of %i pence net is answered %i where the minimum is 15,000 (PRICE-04)',
  async (priceMinor, status) => {
    const { brewery, buyer } = await basketFrom([zone({ minimumMinor: 15_000 })], priceMinor)
    const reply = await shop.place(buyer, toEdinburgh)
    expect(reply.statusCode).toBe(status)
    const sentence = "Add £0.01 more to reach Towpath's minimum of £150.00."
    expect((await quoteOf(brewery.id, priceMinor, ''))[0].minimum).toBe(status === 409 ? sentence : null)
    const { code, message } = reply.json()
    expect([code, message]).toEqual(status === 409 ? ['below_minimum', sentence] : [undefined, undefined])
  },
)

test('no minimum is asked of what is collected (PRICE-05)', async () => {
  const { buyer, collects } = await basketFrom([zone({ minimumMinor: 15_000 })], 2000)
  expect((await shop.place(buyer, { ...toEdinburgh, ...collects })).statusCode).toBe(201)
})

test('a brewery that is not collected from refuses a collection (DELV-04)', async () => {
  const { buyer, set, collects } = await basketFrom(null)
  await set({ zones: [zone()], collection: null })
  expect((await shop.place(buyer, { ...toEdinburgh, ...collects })).json().code).toBe('collection_closed')
})

test('a brewery without terms follows the default, which may close delivery (DELV-06)', async () => {
  const { brewery, buyer } = await basketFrom(null)
  expect(await quoteOf(brewery.id, 10_000, 'BT1 1AA')).toMatchObject([{ chargeMinor: 0 }])
  await shop.operate('settings', 'set', 'delivery.default', '"collection_only"')
  expect((await shop.place(buyer)).json().code).toBe('delivery_not_covered')
  const { settingDefaults } = await import('../../../shared/api/settings-api.ts')
  const usual = JSON.stringify(settingDefaults['delivery.default'])
  await shop.operate('settings', 'set', 'delivery.default', usual)
  expect((await shop.placed(buyer)).consignments).toMatchObject([
    { delivery: { version: 0, kind: 'carrier' } },
  ])
})

test('changed terms touch no placed order (DELV-07)', async () => {
  const { buyer, set } = await basketFrom([zone()])
  const placed = await shop.placed(buyer, toEdinburgh)
  await set({ zones: [zone({ chargeMinor: 9900 })], collection: null })
  expect(await shop.order(placed.number, buyer)).toEqual(placed)
})

test('accessories have Dray’s own terms, and nothing while there are none (DELV-09)', async () => {
  const tap = await shop.upsell({ priceMinor: 1000 })
  const order = async () => {
    const buyer = await shop.buyer()
    await shop.add({ ...tap, quantity: 1 }, buyer)
    return shop.placed(buyer, toEdinburgh)
  }
  expect((await order()).shippingMinor).toBe(0)
  const terms = { zones: [zone({ postcodes: null, chargeMinor: 495 })], collection: null }
  await shop.operate('delivery', 'set', 'dray', JSON.stringify(terms))
  expect(await quoteOf(null, 1000)).toMatchObject([{ teamId: null, name: 'Dray', chargeMinor: 495 }])
  expect(await order()).toMatchObject({
    shippingMinor: 495,
    consignments: [{ team: null, shippingMinor: 495 }],
  })
})

test('a brewery’s owner saves its terms as versions; its cellar and others do not (DELV-07)', async () => {
  const { brewery } = await basketFrom(null)
  const owner = await shop.buyer()
  const cellar = await shop.buyer()
  await addMember(database, { clientId: owner.clientId, breweryId: brewery.id, role: 'owner' })
  await addMember(database, { clientId: cellar.clientId, breweryId: brewery.id, role: 'cellar' })
  const accounts = await shop.buyer()
  await addMember(database, { clientId: accounts.clientId, breweryId: brewery.id, role: 'accounts' })
  const path = `/api/sell/${brewery.slug}/delivery`
  const put = (who: Record<string, string>, terms: object) =>
    shop.call('PUT', path, { terms }, { 'idempotency-key': randomUUID(), ...who })
  const terms = { zones: [zone()], collection: null }
  expect((await put(owner, terms)).json()).toEqual({ version: 1, terms })
  expect((await put(owner, { ...terms, zones: [] })).json()).toMatchObject({ version: 2 })
  expect((await put(cellar, terms)).statusCode).toBe(403)
  expect((await put(await shop.buyer(), terms)).statusCode).toBe(404)
  expect((await put(owner, { zones: [{ ...zone(), chargeMinor: -1 }], collection: null })).statusCode).toBe(
    400,
  )
  expect((await shop.get(path, cellar)).json()).toMatchObject({ version: 2, terms: { zones: [] } })
  // What accounts people may not see is not there for them.
  expect((await shop.get(path, accounts)).statusCode).toBe(404)
  expect((await put(accounts, terms)).statusCode).toBe(404)
})

test('a tried postcode is answered in the words of the checkout (SELL-34)', async () => {
  const { brewery } = await basketFrom(null)
  const sales = await shop.buyer()
  await addMember(database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
  const tried = async (postcode: string) =>
    (
      await shop.get(
        `/api/sell/${brewery.slug}/delivery/quote?postcode=${encodeURIComponent(postcode)}`,
        sales,
      )
    ).json()
  const terms = {
    zones: [zone({ postcodes: ['EH'], chargeMinor: 1200, freeAboveMinor: 25_000, minimumMinor: null })],
    collection: null,
  }
  await shop.call(
    'PUT',
    `/api/sell/${brewery.slug}/delivery`,
    { terms },
    { 'idempotency-key': randomUUID(), ...sales },
  )
  const checkout = await shop.post('/public/delivery/quote', {
    postcode: 'EH1 1AA',
    parts: [{ teamId: brewery.id, goodsMinor: 0 }],
  })
  const [cost, arrives] = checkout.json().parts[0].hint.split(' · ')
  expect(cost).toBe('Delivery £12.00')
  expect(await tried('eh1 1aa')).toEqual({
    sentence: `${arrives}, Delivery £12.00 ex VAT, free above £250.00.`,
  })
  const { name } = checkout.json().parts[0]
  expect(await tried('SW1A 1AA')).toEqual({ sentence: `${name} does not deliver to SW1A.` })
  expect(await tried('nowhere')).toMatchObject({ code: 'bad_field', field: 'postcode' })
})

test.each([
  ['/cart', 14_999, true],
  ['/checkout', 14_999, true],
  ['/cart', 15_000, false],
])(
  'without scripts %s of a guest with %i pence says what is missing: %s (PRICE-04)',
  async (path, priceMinor, isSaid) => {
    const brewery = await buildBrewery(database, { name: 'Towpath', country: 'Scotland' })
    const terms = { zones: [zone({ minimumMinor: 15_000 })], collection: null }
    await shop.operate('delivery', 'set', brewery.slug, JSON.stringify(terms))
    const beer = await buildBeer(database, { breweryId: brewery.id })
    const { storefrontVariantId } = await buildContainer(database, { beerId: beer.id, priceMinor })
    const line = { kind: 'variant' as const, itemId: storefrontVariantId!, groupSlug: null, quantity: 1 }
    const cookie = `${basketCookieName}=${writeBasketCookie([{ ...line, baselinePriceMinor: null }])}`
    const { body } = await shop.app.inject({ url: path, headers: { cookie } })
    const said = />Add £0\.01 more to reach Towpath&#x27;s minimum of £150\.00\.</
    expect(said.test(body)).toBe(isSaid)
  },
)

test('delivery terms say before what each zone costs from then on and until now, and which baskets follow (SELL-08, DELV-07)', async () => {
  const { brewery } = await basketFrom(null)
  const sales = await shop.buyer()
  await addMember(database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
  const put = async (chargeMinor: number, query = '') =>
    shop.call(
      'PUT',
      `/api/sell/${brewery.slug}/delivery${query}`,
      { terms: { zones: [zone({ chargeMinor })], collection: null } },
      { 'idempotency-key': randomUUID(), ...sales },
    )
  expect((await put(1200)).json()).toMatchObject({ version: 1 })
  const preview = (await put(1500, '?preview=1')).json()
  expect(preview.money).toEqual([expect.stringMatching(/: £15\.00, .*; until now £12\.00, /)])
  expect(preview.warnings).toEqual(['1 basket holds its beer and may show another charge at once.'])
  expect((await shop.get(`/api/sell/${brewery.slug}/delivery`, sales)).json()).toMatchObject({ version: 1 })
  expect((await put(1500, `?digest=${preview.digest}`)).json()).toMatchObject({ version: 2 })
  const same = (await put(1500, '?preview=1')).json()
  expect([same.money, same.deadlines]).toEqual([[], ['The terms stay as they are.']])
})
