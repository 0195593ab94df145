import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildContainer } from '../../../tests/support/builders/builders.ts'
import { checkoutRequest, openLoadClients } from '../../../tests/support/shops/load-clients.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

test('400 checkouts at once for the last 25 kegs sell exactly 25, in one process', async () => {
  const shop = await openOrderShop({ lasts: 'test' })
  const container = await buildContainer(shop.database, { availableUnits: 25 })
  const keg = { variantId: container.storefrontVariantId! }
  const buys = [{ ...keg, quantity: 1 }]
  const publicUrl = 'https://dray.example'
  const buyers = await openLoadClients(shop.database, { count: 400, publicUrl, buys, now: shop.now() })
  const replies = await Promise.all(
    buyers.map((buyer) => {
      const { body, ...request } = checkoutRequest(buyer, randomUUID())
      return answered(() => shop.app.inject({ url: '/api/orders', payload: body, ...request }))
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

/** Repeats a request, under its own key, that found every connection to the database taken. */
async function answered<Reply extends { statusCode: number }>(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send()
    if (reply.statusCode !== 503) return reply
  }
}
