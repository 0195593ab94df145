import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { basketLineLimit } from '../../../shared/limits/limits.ts'

const shop = await openBasketShop()
const { database } = shop.connection
const signedIn = async () => bearer(await shop.register())
const newKey = () => crypto.randomUUID()

/** A visitor with a line of this item in an anonymous cart. */
async function visitorWith(item: object, quantity = 1): Promise<{ cookie: string }> {
  const answer = await shop.add({ ...item, quantity })
  return { cookie: String(answer.headers['set-cookie']).split(';')[0]! }
}

test('every guest line is added, merged, capped or refused, and listed (OPEN-08, BASK-25, C-46)', async () => {
  const client = await signedIn()
  const beer = await buildBeer(database, { name: 'Best Bitter' })
  const group = await shop.group({ breweryIds: [beer.breweryId] })
  const held = await shop.variant({ beerId: beer.id })
  const [soldOut, dearer, scarce] = [
    await shop.variant({ availableUnits: 0, beerId: beer.id }),
    await shop.upsell({ name: 'Tap', priceMinor: 3000 }),
    await shop.variant({ availableUnits: 4, beerId: beer.id }),
  ]
  await shop.add({ ...held, quantity: 2 }, client)
  await shop.add({ ...scarce, quantity: 3 }, client)

  const outcomes = await shop.merge(
    [
      { ...held, quantity: 3 },
      { ...held, quantity: 1, groupId: group.id },
      { ...scarce, quantity: 3 },
      { ...dearer, quantity: 1, baselinePriceMinor: 2500 },
      { ...soldOut, quantity: 1 },
      { variantId: newKey(), quantity: 2 },
      { ...held, quantity: 1, groupSlug: 'gone' },
      { ...held, quantity: 0 },
      { ...held, quantity: 1 },
    ],
    newKey(),
    client,
  )
  const key = `variant:${held.variantId}`
  const plain = { title: 'Best Bitter', reason: null, capped: false, priceChangeMinor: 0 }
  const refused = {
    outcome: 'refused',
    title: 'Best Bitter',
    cartQuantity: 0,
    capped: false,
    priceChangeMinor: 0,
  }
  expect(outcomes).toEqual([
    { ...plain, line: 0, itemKey: key, outcome: 'merged', quantity: 3, cartQuantity: 5 },
    { ...plain, line: 1, itemKey: `${key}:${group.id}`, outcome: 'added', quantity: 1, cartQuantity: 1 },
    {
      ...plain,
      line: 2,
      itemKey: `variant:${scarce.variantId}`,
      outcome: 'merged',
      quantity: 3,
      cartQuantity: 4,
      capped: true,
    },
    {
      ...plain,
      line: 3,
      itemKey: `upsell:${dearer.upsellId}`,
      title: 'Tap',
      outcome: 'added',
      quantity: 1,
      cartQuantity: 1,
      priceChangeMinor: 500,
    },
    { ...refused, line: 4, itemKey: `variant:${soldOut.variantId}`, reason: 'sold_out', quantity: 1 },
    { ...refused, line: 5, itemKey: null, title: null, reason: 'unknown_item', quantity: 2 },
    { ...refused, line: 6, itemKey: null, reason: 'unknown_group', quantity: 1 },
    { ...refused, line: 7, itemKey: key, reason: 'bad_quantity', quantity: 0 },
    { ...plain, line: 8, itemKey: key, outcome: 'merged', quantity: 1, cartQuantity: 6 },
  ])
  expect((await shop.items(client)).map(({ itemKey, quantity }) => [itemKey, quantity])).toEqual([
    [key, 6],
    [`variant:${scarce.variantId}`, 4],
    [`${key}:${group.id}`, 1],
    [`upsell:${dearer.upsellId}`, 1],
  ])
  expect((await shop.items(client)).map(({ priceChangeMinor }) => priceChangeMinor)).toEqual([0, 0, 0, 500])
})

test('a merge that comes again, also many times at once, is answered and not done again (C-46)', async () => {
  const client = await signedIn()
  const item = await shop.variant()
  const key = newKey()
  const merge = () => shop.merge([{ ...item, quantity: 2 }], key, client)
  const answers = await Promise.all([merge(), merge(), merge()])
  await shop.remove((await shop.items(client))[0]!.cartItemId, client)
  expect(await merge()).toEqual(answers[0])
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await shop.items(client)).toEqual([])
  expect(await shop.merge([{ ...item, quantity: 2 }], newKey(), client)).toMatchObject([{ outcome: 'added' }])
})

test('a merge is a client’s and needs a key', async () => {
  const lines = [{ ...(await shop.variant()), quantity: 1 }]
  const noKey = await shop.post('/api/cart/merge', { lines }, await signedIn())
  expect([noKey.statusCode, noKey.json().field]).toEqual([400, 'idempotency-key'])
  const noClient = await shop.post('/api/cart/merge', { lines }, { 'idempotency-key': newKey() })
  expect([noClient.statusCode, noClient.json().message]).toEqual([401, 'Authentication required'])
  const tooMany = Array.from({ length: basketLineLimit + 1 }, () => lines[0])
  const refused = await shop.post(
    '/api/cart/merge',
    { lines: tooMany },
    { 'idempotency-key': newKey(), ...(await signedIn()) },
  )
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'lines'])
})

test('lines beyond what a cart holds are refused, and named', async () => {
  const client = await signedIn()
  const variants: object[] = []
  for (let count = 0; count < 3; count += 1) variants.push(await shop.variant())
  const full = Array.from({ length: basketLineLimit - 1 }, () => ({ ...variants[0], quantity: 1 }))
  const groups: { id: string }[] = []
  for (let count = 0; count < basketLineLimit; count += 1) groups.push(await shop.group())
  await shop.merge(
    full.map((line, index) => ({ ...line, groupId: groups[index]!.id })),
    newKey(),
    client,
  )
  const outcomes = await shop.merge(
    variants.map((item) => ({ ...item, quantity: 1 })),
    newKey(),
    client,
  )
  expect(outcomes.map(({ reason }) => reason)).toEqual([null, 'basket_full', 'basket_full'])
})

test('the lines of the anonymous cart come along, and those refused stay in it', async () => {
  const client = await signedIn()
  const [item, scarce] = [await shop.variant(), await shop.variant()]
  const visitor = await visitorWith(item, 2)
  await shop.add({ ...scarce, quantity: 1 }, visitor)
  await shop.change(scarce, { stock: 0 })
  await shop.change(item, { priceMinor: 12_500 })
  const outcomes = await shop.merge([{ ...item, quantity: 1 }], newKey(), { ...client, ...visitor })
  expect(outcomes).toMatchObject([
    { line: 0, outcome: 'added', cartQuantity: 1 },
    { line: null, outcome: 'merged', cartQuantity: 3 },
    { line: null, outcome: 'refused', reason: 'sold_out' },
  ])
  expect(await shop.items({ ...client, ...visitor })).toMatchObject([{ quantity: 3 }])
  expect(await shop.items(visitor)).toMatchObject([{ variantId: scarce.variantId, quantity: 1 }])
})

test('one anonymous cart goes to one client only, also when two take it at once', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const visitor = await visitorWith(await shop.variant(), 3)
  await Promise.all([one, other].map((client) => shop.merge([], newKey(), { ...client, ...visitor })))
  const counts = [(await shop.items(one)).length, (await shop.items(other)).length]
  expect(counts.toSorted()).toEqual([0, 1])
  expect(await shop.items(visitor)).toEqual([])
})
