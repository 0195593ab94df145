import { expect, test } from 'vitest'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import type { CartItem } from '../../../shared/api/basket-api.ts'
import { buildContainer } from '../../../tests/support/builders/builders.ts'
import { eq } from 'drizzle-orm'

const shop = await openOrderShop()
const { database } = shop

async function cases(orderMultiple: number, availableUnits = 20) {
  const { id, storefrontVariantId } = await buildContainer(database, { orderMultiple, availableUnits })
  return { id, kind: 'variant', variantId: storefrontVariantId! }
}

test.each([
  [16, 12],
  [2, 6],
  [6, 6],
  [99, 18],
])(
  'what is sold in sixes takes %i as %i, added, set and asked for by a guest (PRICE-06)',
  async (typed, units) => {
    const { id: _id, ...item } = await cases(6)
    const buyer = await shop.buyer()
    const added: CartItem = (await shop.add({ ...item, quantity: typed }, buyer)).json().item
    expect(added).toMatchObject({ quantity: units, maxQuantity: 18, orderMultiple: 6 })
    await shop.patch(added.cartItemId, 12, buyer)
    expect((await shop.patch(added.cartItemId, typed, buyer)).json().item).toMatchObject({ quantity: units })
    const quote = await shop.post('/public/basket/quote', { lines: [{ ...item, quantity: typed }] }, {})
    expect(quote.json().items).toMatchObject([{ quantity: units }])
  },
)

test('adding one more adds one multiple (PRICE-06)', async () => {
  const { id: _id, ...item } = await cases(6)
  const buyer = await shop.buyer()
  await shop.add({ ...item, quantity: 1 }, buyer)
  expect((await shop.add({ ...item, quantity: 1 }, buyer)).json().item).toMatchObject({ quantity: 12 })
})

test('stock that makes no multiple is sold out (PRICE-06)', async () => {
  const { id: _id, ...item } = await cases(6, 5)
  expect((await shop.add({ ...item, quantity: 6 }, await shop.buyer())).json().code).toBe('sold_out')
})

test('an order of 7 of what is sold in sixes is refused with the line, and placed once it is put right (PRICE-06)', async () => {
  const { id, ...item } = await cases(1)
  const buyer = await shop.buyer()
  const { cartItemId } = (await shop.add({ ...item, quantity: 7 }, buyer)).json().item as CartItem
  await database.update(containers).set({ orderMultiple: 6 }).where(eq(containers.id, id))
  const refused = await shop.place(buyer)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_a_multiple'])
  expect(refused.json().changes).toMatchObject([{ reason: 'not_a_multiple', quantity: 7, orderMultiple: 6 }])
  expect(await shop.stockOf(item)).toBe(20)
  await shop.patch(cartItemId, 7, buyer)
  expect((await shop.place(buyer)).json().consignments[0].lines).toMatchObject([{ quantity: 6 }])
})
