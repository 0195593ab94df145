import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { buildBeer, buildBrewery, buildGroup } from '../../../tests/support/builders/builders.ts'
import { eq } from 'drizzle-orm'
import { beers, breweries } from '../../catalogue/beers/catalogue-tables.ts'
import { basketLineLimit } from '../../../shared/limits/limits.ts'
import { cartLines, carts } from './cart-tables.ts'

const shop = await openBasketShop()
const { database } = shop.connection

const signedIn = async () => bearer(await shop.register())

test('an added beer is in the cart with all its facts (CAPI-02, CAPI-03, CAPI-04, CAPI-05, CAPI-07, ENT-43, ENT-46, ENT-47, ENT-48)', async () => {
  const client = await signedIn()
  const brewery = await buildBrewery(database, { name: 'Hop & Co', slug: 'hop-co' })
  const beer = await buildBeer(database, {
    breweryId: brewery.id,
    name: 'Dark Mild',
    style: 'porter',
    description: 'Soft and dark.',
  })
  const item = await shop.variant({
    beerId: beer.id,
    couplerType: 's',
    availableUnits: 4,
    priceMinor: 11_950,
  })
  const group = await buildGroup(database, { breweryIds: [brewery.id] })

  expect((await shop.get('/api/cart', client)).json()).toEqual({
    items: [],
    regularSummary: { subtotalMinor: 0, taxTotalMinor: 0, totalMinor: 0, itemCount: 0, priceAlerts: 0 },
    groupSummaries: [],
  })
  const answer = await shop.add({ ...item, quantity: 9.7, groupSlug: group.slug }, client)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  const line = answer.json().item
  expect(line).toEqual({
    itemKey: `variant:${item.variantId}:${group.id}`,
    kind: 'variant',
    cartItemId: expect.any(String),
    beerId: beer.id,
    variantId: item.variantId,
    quantity: 4,
    maxQuantity: 4,
    title: 'Dark Mild',
    variantLabel: 'Keg 30 L · S-Type',
    description: 'Soft and dark.',
    breweryName: 'Hop & Co',
    imageUrl: expect.stringContaining(beer.id),
    detailHref: `/groups/${group.slug}/beer/hop-co/porter/dark-mild/${beer.id}`,
    priceDisplay: '£119.50',
    priceMinor: 11_950,
    currencySymbol: '£',
    stockLabel: 'In stock: 4',
    volumeMl: 30_000,
    couplerType: 's',
    teamId: brewery.id,
    teamSlug: 'hop-co',
    commerceItemId: item.variantId,
    commerceItemSource: 'catalog_variant',
    commerceSnapshot: {
      product: {
        title: 'Dark Mild',
        imageUrl: expect.stringContaining(beer.id),
        metadata: { teamName: 'Hop & Co' },
      },
      variant: { id: item.variantId },
      pricing: { unitPriceMinor: 11_950, currencySymbol: '£' },
      inventory: { availableUnits: 4, maxQuantity: 4 },
    },
    group: { id: group.id, slug: group.slug, name: group.name },
    addedAt: shop.now().toISOString(),
    baselinePriceMinor: 11_950,
    priceChangeMinor: 0,
    priceAcknowledgedAt: null,
  })
  expect(await shop.items(client)).toEqual([line])
})

test('an accessory has an upsellId and no variantId, under either kind (CAPI-04, CAPI-06, ENT-44, ENT-45, ENT-48, ENT-49)', async () => {
  const client = await signedIn()
  const item = await shop.upsell({ currentStock: 7, maxQuantity: 3, name: 'S-Type coupler' })
  await shop.add({ ...item, quantity: 1 }, client)
  const { item: line } = (await shop.add({ ...item, kind: 'accessory', quantity: 1 }, client)).json()
  expect(line).toMatchObject({
    itemKey: `upsell:${item.upsellId}`,
    kind: 'upsell',
    upsellId: item.upsellId,
    quantity: 2,
    maxQuantity: 3,
    title: 'S-Type coupler',
    commerceItemSource: 'upsell',
    commerceSnapshot: {
      upsell: { images: [{ isDefault: true, url: line.imageUrl, iconUrl: line.imageUrl }] },
      pricing: { unitPriceMinor: 2500, currencySymbol: '£' },
      inventory: { availableUnits: 7, maxQuantity: 3 },
    },
  })
  expect(line).not.toHaveProperty('variantId')
  expect(line).not.toHaveProperty('beerId')
})

test('an accessory of which no one may take any is not added, whatever is in stock (SHOP-52)', async () => {
  const client = await signedIn()
  const answer = await shop.add(
    { ...(await shop.upsell({ currentStock: 7, maxQuantity: 0 })), quantity: 1 },
    client,
  )
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'sold_out'])
  expect(await shop.items(client)).toEqual([])
})

test('the kind may be left out', async () => {
  const client = await signedIn()
  const [{ variantId }, { upsellId }] = [await shop.variant(), await shop.upsell()]
  await shop.add({ variantId, quantity: 1 }, client)
  await shop.add({ upsellId, quantity: 1 }, client)
  expect((await shop.items(client)).map(({ kind }) => kind)).toEqual(['variant', 'upsell'])
})

test('replaceQuantity sets the quantity, otherwise it is added (CAPI-08, OPEN-49)', async () => {
  const client = await signedIn()
  const item = await shop.variant({ availableUnits: 8 })
  const add = async (body: object) => (await shop.add({ ...item, ...body }, client)).json().item
  expect((await add({ quantity: 2 })).quantity).toBe(2)
  expect((await add({ quantity: 3, replaceQuantity: false })).quantity).toBe(5)
  expect((await add({ quantity: 4, replaceQuantity: true })).quantity).toBe(4)
  expect((await add({ quantity: 6 })).quantity).toBe(8)
  expect((await add({ quantity: 60, replaceQuantity: true })).quantity).toBe(8)
  expect(await add({ quantity: 0, replaceQuantity: true })).toBeNull()
  expect(await shop.items(client)).toEqual([])
})

test('one beer is in several baskets, and each has its sums (CAPI-09, CAPI-10, CAPI-11, C-69)', async () => {
  const client = await signedIn()
  const item = await shop.variant({ priceMinor: 999 })
  const [first, second] = [await shop.group(), await shop.group()]
  await shop.add({ ...item, quantity: 1 }, client)
  await shop.add({ ...item, quantity: 2, groupId: first.id }, client)
  await shop.add({ ...item, quantity: 3, groupSlug: ` ${second.slug.toUpperCase()} ` }, client)
  await shop.add(
    { ...item, quantity: 1, groupId: first.id, groupSlug: first.slug, groupName: 'Other' },
    client,
  )
  const cart = (await shop.get('/api/cart', client)).json()
  expect(
    cart.items.map((line: { quantity: number; group: object | null }) => [line.quantity, line.group]),
  ).toEqual([
    [1, null],
    [3, { id: first.id, slug: first.slug, name: first.name }],
    [3, { id: second.id, slug: second.slug, name: second.name }],
  ])
  expect(cart.regularSummary).toEqual({
    subtotalMinor: 999,
    taxTotalMinor: 200,
    totalMinor: 1199,
    itemCount: 1,
    priceAlerts: 0,
  })
  const sums = { subtotalMinor: 2997, taxTotalMinor: 599, totalMinor: 3596, itemCount: 3, priceAlerts: 0 }
  expect(cart.groupSummaries).toEqual([
    { groupId: first.id, groupSlug: first.slug, groupName: first.name, ...sums },
    { groupId: second.id, groupSlug: second.slug, groupName: second.name, ...sums },
  ])
})

test('a line is changed, floored, capped and removed (CAPI-12, CAPI-13, C-23, C-45)', async () => {
  const client = await signedIn()
  const { cartItemId } = (await shop.add({ ...(await shop.variant()), quantity: 1 }, client)).json().item
  expect((await shop.patch(cartItemId, 3.8, client)).json().item.quantity).toBe(3)
  expect((await shop.patch(cartItemId, 99, client)).json().item.quantity).toBe(10)
  expect((await shop.items(client))[0]?.quantity).toBe(10)
  expect((await shop.patch(cartItemId, -2, client)).json()).toEqual({ item: null })
  expect((await shop.patch(cartItemId, 0, client)).json()).toEqual({ item: null })
  expect((await shop.patch(cartItemId, 1, client)).statusCode).toBe(404)

  const again = (await shop.add({ ...(await shop.variant()), quantity: 1 }, client)).json().item
  for (const attempt of ['first', 'again']) {
    const answer = await shop.remove(again.cartItemId, client)
    expect([attempt, answer.statusCode, answer.body]).toEqual([attempt, 204, ''])
  }
  expect(await shop.items(client)).toEqual([])
})

test('what is not a number is refused with the field, and less than one is ignored (C-23)', async () => {
  const client = await signedIn()
  const item = await shop.variant()
  const { cartItemId } = (await shop.add({ ...item, quantity: 2 }, client)).json().item
  for (const quantity of ['two', null, true, [1], {}]) {
    for (const answer of [
      await shop.add({ ...item, quantity }, client),
      await shop.patch(cartItemId, quantity, client),
    ]) {
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'quantity'])
      expect(answer.json().message).toBe("Field 'quantity' must be a number.")
    }
  }
  expect((await shop.add(item, client)).json().message).toBe("Field 'quantity' is missing.")
  for (const quantity of [0, -1, 0.5])
    expect((await shop.add({ ...item, quantity }, client)).json().item.quantity).toBe(2)
  expect((await shop.add({ ...(await shop.variant()), quantity: 0 }, client)).json()).toEqual({ item: null })
})

test('an item needs a name, and one that the shop has (BASK-47)', async () => {
  const client = await signedIn()
  const { variantId } = await shop.variant()
  const group = { groupSlug: 'nowhere' }
  const cases: [object, number, string][] = [
    [{ kind: 'variant', variantId: ' ' }, 400, "Field 'variantId' must name an item."],
    [{ kind: 'upsell', variantId }, 400, "Field 'upsellId' must name an item."],
    [{}, 400, "Field 'upsellId' must name an item."],
    [{ kind: 'beer', variantId }, 400, "Field 'kind' is not valid."],
    [{ variantId: 'demo-1' }, 404, 'The item was not found.'],
    [{ variantId: crypto.randomUUID() }, 404, 'The item was not found.'],
    [{ upsellId: variantId }, 404, 'The item was not found.'],
    [{ variantId, ...group }, 404, 'The group was not found.'],
    [{ variantId, groupId: 'g1' }, 404, 'The group was not found.'],
    [{ variantId, groupName: 'Yorkshire' }, 400, 'A group is named by its slug or its id.'],
  ]
  for (const [body, status, message] of cases) {
    const answer = await shop.add({ ...body, quantity: 1 }, client)
    expect([answer.statusCode, answer.json().message]).toEqual([status, message])
  }
  expect(await shop.items(client)).toEqual([])
})

test('a line that sells out stays, can be lowered and removed, and nothing is added (C-22)', async () => {
  const client = await signedIn()
  const item = await shop.variant()
  const { cartItemId } = (await shop.add({ ...item, quantity: 5 }, client)).json().item
  await shop.change(item, { stock: 0 })
  const soldOut = { quantity: 5, maxQuantity: 0, stockLabel: 'Sold out' }
  expect(await shop.items(client)).toMatchObject([soldOut])
  const refused = await shop.add({ ...item, quantity: 1 }, client)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'sold_out'])
  expect((await shop.patch(cartItemId, 7, client)).json().item).toMatchObject(soldOut)
  expect((await shop.patch(cartItemId, 4, client)).json().item.quantity).toBe(4)
  const set = await shop.add({ ...item, quantity: 3, replaceQuantity: true }, client)
  expect(set.json().item.quantity).toBe(3)
  const other = await signedIn()
  expect((await shop.add({ ...item, quantity: 3, replaceQuantity: true }, other)).statusCode).toBe(409)
  expect((await shop.patch(cartItemId, 0, client)).json()).toEqual({ item: null })
})

test('a size without a price is refused when it is added, whatever is in stock (S-03)', async () => {
  const client = await signedIn()
  const beer = await buildBeer(database, { name: 'Curling Pond' })
  const hidden = await buildBrewery(database, { name: 'Anagach', showPrices: false })
  const priced = await buildBeer(database, { name: 'Ice House', breweryId: hidden.id })
  for (const item of [
    await shop.variant({ beerId: beer.id, priceMinor: null }),
    await shop.variant({ beerId: priced.id, priceMinor: 9000 }),
    await shop.upsell({ priceMinor: null }),
  ]) {
    for (const replaceQuantity of [false, true]) {
      const answer = await shop.add({ ...item, quantity: 1, replaceQuantity }, client)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'price_unknown'])
      expect(answer.json().message).toMatch(/^[\w ]+ has no price online\. Contact [\w ]+ for pricing\.$/)
    }
  }
  expect(await shop.items(client)).toEqual([])
})

test('a line whose price went away says so, can be lowered and removed, and takes no more (S-03)', async () => {
  const client = await signedIn()
  const item = await shop.variant()
  const { cartItemId } = (await shop.add({ ...item, quantity: 5 }, client)).json().item
  await shop.change(item, { priceMinor: null })
  const unpriced = { priceMinor: null, priceDisplay: null, maxQuantity: 0, stockLabel: 'Contact for pricing' }
  expect(await shop.items(client)).toMatchObject([{ ...unpriced, quantity: 5 }])
  expect((await shop.patch(cartItemId, 8, client)).json().item).toMatchObject({ ...unpriced, quantity: 5 })
  expect((await shop.patch(cartItemId, 2, client)).json().item).toMatchObject({ ...unpriced, quantity: 2 })
  expect((await shop.add({ ...item, quantity: 1 }, client)).json().code).toBe('price_unknown')
  expect((await shop.patch(cartItemId, 0, client)).json()).toEqual({ item: null })
})

test('a group’s basket takes its members’ beer and accessories, and names the group when it refuses (S-08)', async () => {
  const client = await signedIn()
  const member = await shop.variant()
  const stranger = await shop.variant({ beerId: (await buildBeer(database)).id })
  const group = await shop.group({ name: 'Capital Draymen' })
  for (const named of [{ groupId: group.id }, { groupSlug: group.slug }]) {
    const answer = await shop.add({ ...stranger, ...named, quantity: 1 }, client)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_in_group'])
    expect(answer.json().message).toContain('is not in Capital Draymen')
  }
  expect((await shop.add({ ...member, groupId: group.id, quantity: 1 }, client)).statusCode).toBe(200)
  const tap = await shop.upsell()
  expect((await shop.add({ ...tap, groupId: group.id, quantity: 1 }, client)).statusCode).toBe(200)
  expect((await shop.add({ ...stranger, quantity: 1 }, client)).statusCode).toBe(200)
  expect((await shop.items(client)).map((line) => line.group?.name ?? null)).toEqual([
    'Capital Draymen',
    'Capital Draymen',
    null,
  ])
})

test('a line whose stock has fallen keeps its quantity until it is touched', async () => {
  const client = await signedIn()
  const item = await shop.variant()
  await shop.add({ ...item, quantity: 8 }, client)
  await shop.change(item, { stock: 5 })
  expect(await shop.items(client)).toMatchObject([{ quantity: 8, maxQuantity: 5 }])
  expect((await shop.add({ ...item, quantity: 1 }, client)).json().item.quantity).toBe(5)
})

test('what leaves the shop, with its group, stays in the basket as it was, sold out', async () => {
  const client = await signedIn()
  const beer = await buildBeer(database, { name: 'Last Orders' })
  const item = await shop.variant({ beerId: beer.id, priceMinor: 9900 })
  const group = await buildGroup(database, { name: 'Dales', breweryIds: [beer.breweryId] })
  const { item: line } = (await shop.add({ ...item, quantity: 2, groupId: group.id }, client)).json()
  await database.execute(`delete from groups where id = '${group.id}'`)
  await database.delete(beers).where(eq(beers.id, beer.id))
  const gone = { ...line, maxQuantity: 0, stockLabel: 'Sold out' }
  expect(await shop.items(client)).toEqual([gone])
  expect((await shop.acknowledge({ itemId: line.cartItemId }, client)).json().items).toMatchObject([
    { baselinePriceMinor: 9900, priceChangeMinor: 0 },
  ])
  expect((await shop.patch(line.cartItemId, 1, client)).json().item.quantity).toBe(1)
  expect((await shop.remove(line.cartItemId, client)).statusCode).toBe(204)
})

test('the price of a brewery that hides its prices is hidden and changes nothing (OPEN-56)', async () => {
  const client = await signedIn()
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const item = await shop.variant({ beerId: beer.id })
  await shop.add({ ...item, quantity: 1 }, client)
  await database.update(breweries).set({ showPrices: false }).where(eq(breweries.id, brewery.id))
  const { items, regularSummary } = (await shop.get('/api/cart', client)).json()
  expect(items).toMatchObject([{ priceMinor: null, priceDisplay: null, priceChangeMinor: 0 }])
  expect(regularSummary).toMatchObject({ subtotalMinor: 0, itemCount: 1, priceAlerts: 0 })
})

test('a changed price shows until it is acknowledged (BASK-29, BASK-30, CAPI-14)', async () => {
  const client = await signedIn()
  const [risen, fallen] = [await shop.variant(), await shop.upsell()]
  await shop.add({ ...risen, quantity: 2 }, client)
  await shop.add({ ...fallen, quantity: 1 }, client)
  await shop.change(risen, { priceMinor: 12_120 })
  await shop.change(fallen, { priceMinor: 2450 })
  const cart = (await shop.get('/api/cart', client)).json()
  expect(cart.items).toMatchObject([
    { priceMinor: 12_120, baselinePriceMinor: 12_000, priceChangeMinor: 120, priceAcknowledgedAt: null },
    { priceMinor: 2450, baselinePriceMinor: 2500, priceChangeMinor: -50 },
  ])
  expect(cart.items[0].commerceSnapshot.pricing.unitPriceMinor).toBe(12_000)
  expect(cart.regularSummary).toMatchObject({ subtotalMinor: 26_690, priceAlerts: 2 })

  shop.wait(5)
  const [first] = cart.items
  await shop.add({ ...risen, quantity: 1 }, client)
  const answer = await shop.acknowledge({ itemId: first.cartItemId }, client)
  expect(answer.json().items).toMatchObject([
    {
      cartItemId: first.cartItemId,
      quantity: 3,
      baselinePriceMinor: 12_120,
      priceChangeMinor: 0,
      priceAcknowledgedAt: shop.now().toISOString(),
    },
  ])
  expect((await shop.items(client)).map(({ priceChangeMinor }) => priceChangeMinor)).toEqual([0, -50])
})

test.each(['itemIds', 'cartItemIds'])(
  '%s acknowledges all of a list (CAPI-15, C-42, OPEN-07)',
  async (name) => {
    const client = await signedIn()
    const wanted = [await shop.variant(), await shop.variant(), await shop.upsell()]
    for (const item of wanted) await shop.add({ ...item, quantity: 1 }, client)
    for (const item of wanted) await shop.change(item, { priceMinor: 3000 })
    const ids = (await shop.items(client)).map(({ cartItemId }) => cartItemId)
    const answer = await shop.acknowledge({ [name]: [ids[0], ids[2], crypto.randomUUID(), 'x'] }, client)
    expect(answer.json().items.map((line: { cartItemId: string }) => line.cartItemId)).toEqual([
      ids[0],
      ids[2],
    ])
    const changes = (await shop.items(client)).map(({ priceChangeMinor }) => priceChangeMinor)
    expect(changes).toEqual([0, -9000, 0])
  },
)

test('an acknowledgement names a line of the own cart', async () => {
  const [client, other] = [await signedIn(), await signedIn()]
  const { cartItemId } = (await shop.add({ ...(await shop.variant()), quantity: 1 }, other)).json().item
  expect((await shop.acknowledge({ itemId: cartItemId }, client)).statusCode).toBe(404)
  expect((await shop.acknowledge({ itemIds: [cartItemId] }, client)).json()).toEqual({ items: [] })
  expect((await shop.acknowledge({}, client)).json().message).toBe("Field 'itemId' is missing.")
  expect((await shop.items(other))[0]?.priceAcknowledgedAt).toBeNull()
})

test('no one sees or changes what is in someone else’s cart', async () => {
  const [own, other] = [await signedIn(), await signedIn()]
  const { cartItemId } = (await shop.add({ ...(await shop.variant()), quantity: 2 }, own)).json().item
  expect(await shop.items(other)).toEqual([])
  expect((await shop.patch(cartItemId, 1, other)).statusCode).toBe(404)
  expect((await shop.patch('1', 1, other)).statusCode).toBe(404)
  await shop.patch(cartItemId, 0, other)
  await shop.remove(cartItemId, other)
  await shop.remove('1', other)
  expect(await shop.items(own)).toMatchObject([{ quantity: 2 }])
})

test('a key makes an addition happen once, whatever is lost on the way', async () => {
  const client = await signedIn()
  const body = { ...(await shop.variant()), quantity: 2 }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => shop.add(body, { ...client, ...key })))
  expect(answers.map((answer) => answer.json().item.quantity)).toEqual([2, 2, 2])
  expect((await shop.items(client))[0]?.quantity).toBe(2)
  const other = await shop.add({ ...body, quantity: 3 }, { ...client, ...key })
  expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused'])
  expect((await shop.add(body, { ...(await signedIn()), ...key })).json().item.quantity).toBe(2)
  const sold = await shop.variant({ availableUnits: 0 })
  const second = { ...client, 'idempotency-key': crypto.randomUUID() }
  expect((await shop.add({ ...sold, quantity: 1 }, second)).statusCode).toBe(409)
  await shop.change(sold, { stock: 1 })
  expect((await shop.add({ ...sold, quantity: 1 }, second)).json().item.quantity).toBe(1)
})

test('a cart holds so many lines and no more, and the full one still takes more of them', async () => {
  const session = await shop.register()
  const client = bearer(session)
  const item = await shop.variant()
  await shop.add({ ...item, quantity: 1 }, client)
  const [{ cartId, snapshot } = { cartId: '', snapshot: null }] = await database
    .select({ cartId: cartLines.cartId, snapshot: cartLines.snapshot })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.clientId, session.client.id))
  await database.insert(cartLines).values(
    Array.from({ length: basketLineLimit - 1 }, () => ({
      cartId,
      kind: 'variant' as const,
      itemId: crypto.randomUUID(),
      quantity: 1,
      addedAt: shop.now().toISOString(),
      snapshot: snapshot!,
    })),
  )
  const refused = await shop.add({ ...(await shop.variant()), quantity: 1 }, client)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'basket_full'])
  expect((await shop.add({ ...item, quantity: 1 }, client)).json().item.quantity).toBe(2)
})

test('the cart goes with the account, and its owner can take it away', async () => {
  const session = await shop.register()
  const client = bearer(session)
  await shop.add(
    { ...(await shop.variant()), quantity: 2 },
    { ...client, 'idempotency-key': crypto.randomUUID() },
  )
  const data = (await shop.get('/api/account/data', client)).json()
  expect(data.basket).toMatchObject([{ variantLabel: 'Keg 30 L', quantity: 2, group: null }])
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, client)
  expect((await shop.get('/api/cart', client)).statusCode).toBe(401)
  const { rows } = await database.execute(
    `select 1 from carts where client_id = '${session.client.id}'
     union all select 1 from kept_answers where who = 'client:${session.client.id}'`,
  )
  expect(rows).toEqual([])
})
