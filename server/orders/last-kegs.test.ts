import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildContainer } from '../../tests/builders.ts'
import { checkoutRequest, gatherCrowd } from '../../tests/crowd.ts'
import { openOrderShop } from '../../tests/order-shop.ts'

test('400 checkouts at once for the last 25 kegs sell exactly 25, in one process', async () => {
  const shop = await openOrderShop({ lasts: 'test' })
  const container = await buildContainer(shop.database, { availableUnits: 25 })
  const keg = { variantId: container.storefrontVariantId! }
  const buys = [{ ...keg, quantity: 1 }]
  const publicUrl = 'https://dray.example'
  const buyers = await gatherCrowd(shop.database, { count: 400, publicUrl, buys, now: shop.now() })
  const replies = await Promise.all(
    buyers.map((buyer) => {
      const { body, ...request } = checkoutRequest(buyer, randomUUID())
      return shop.app.inject({ url: '/api/orders', payload: body, ...request })
    }),
  )
  const codes = replies.map((reply) => (reply.statusCode === 201 ? 'placed' : reply.json().code))
  expect(codes.filter((code) => code === 'placed')).toHaveLength(25)
  expect(codes.filter((code) => code === 'basket_changed')).toHaveLength(375)
  expect(await shop.stockOf(keg)).toBe(0)
  shop.wait(15 * 60)
  await shop.sweep()
  expect(await shop.stockOf(keg)).toBe(25)
})
