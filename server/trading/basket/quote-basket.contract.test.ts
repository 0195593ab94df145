import { expect, test } from 'vitest'
import { openBasketShop } from '../../../tests/support/shops/basket-shop.ts'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { carts } from './cart-tables.ts'

const shop = await openBasketShop()
const { database } = shop.connection
const quote = (lines: unknown) => shop.post('/public/basket/quote', { lines } as object)

test('a quote tells price, stock and title of lines that a browser keeps, and keeps nothing (C-52)', async () => {
  const beer = await buildBeer(database, { name: 'Harvest Ale' })
  const item = await shop.variant({ beerId: beer.id, availableUnits: 3 })
  const soldOut = await shop.upsell({ currentStock: 0 })
  const group = await shop.group({ breweryIds: [beer.breweryId] })
  const answer = await quote([
    { ...item, quantity: 5, baselinePriceMinor: 11_000 },
    { ...soldOut, quantity: 2 },
    { variantId: 'demo-1', quantity: 1 },
    { ...item, quantity: 1, groupSlug: group.slug },
    { ...item, quantity: 1, groupId: 'gone' },
    { ...item, quantity: -1 },
  ])
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  const { items, refused, regularSummary, groupSummaries } = answer.json()
  expect(items).toMatchObject([
    {
      itemKey: `variant:${item.variantId}`,
      cartItemId: null,
      addedAt: null,
      title: 'Harvest Ale',
      quantity: 3,
      maxQuantity: 3,
      priceMinor: 12_000,
      baselinePriceMinor: 11_000,
      priceChangeMinor: 1000,
    },
    // C-22: sold out, and not taken away.
    { itemKey: `upsell:${soldOut.upsellId}`, quantity: 2, maxQuantity: 0, stockLabel: 'Sold out' },
    { itemKey: `variant:${item.variantId}:${group.id}`, group: { slug: group.slug }, priceChangeMinor: 0 },
  ])
  expect(refused).toEqual([
    { line: 2, reason: 'unknown_item' },
    { line: 4, reason: 'unknown_group' },
    { line: 5, reason: 'bad_quantity' },
  ])
  expect(regularSummary).toMatchObject({ subtotalMinor: 41_000, taxTotalMinor: 8200, priceAlerts: 1 })
  expect(groupSummaries).toMatchObject([{ groupId: group.id, totalMinor: 14_400 }])
  expect(await database.$count(carts)).toBe(0)
})

test('60 lines of the cookie fit into one quote', async () => {
  const group = await shop.group()
  const item = await shop.variant()
  const line = {
    ...item,
    quantity: 1,
    groupId: group.id,
    groupSlug: group.slug,
    groupName: group.name,
  }
  const answer = await quote(Array.from({ length: 60 }, () => line))
  expect([answer.statusCode, answer.json().items.length]).toEqual([200, 60])
})

test.each([
  [undefined, "Field 'lines' is missing."],
  ['x', "Field 'lines' must be a list."],
  [[{ quantity: 1 }], "Field 'upsellId' must name an item."],
  [[{ variantId: 'a' }], "Field 'lines.0.quantity' is missing."],
  [[{ variantId: 'a', quantity: 1, price: 1 }], "Field 'lines.0.price' is not known."],
])('lines %j are refused in a sentence', async (lines, message) => {
  const answer = await quote(lines)
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
})
