import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { checkoutRequest, openLoadClients } from '../../../tests/support/shops/load-clients.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

test('40 orders at once for the last 10 units of an offer: exactly 10 at its price, the others confirm the normal price (OFFER-03)', async () => {
  const shop = await openOrderShop({ lasts: 'test' })
  const { database } = shop
  const brewery = await buildBrewery(database, {}, shop.now())
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const size = await buildContainer(database, { beerId: beer.id, priceMinor: 9675, availableUnits: 100 })
  const seller = await shop.buyer()
  await addMember(database, { clientId: seller.clientId, breweryId: brewery.id, role: 'sales' })
  const today = londonDay(shop.now())
  const dated = {
    fromUnits: 1,
    percentOff: null,
    priceMinor: 8000,
    fromDay: today,
    untilDay: addDays(today, 1),
  }
  const id = randomUUID()
  const offers = `/api/sell/${brewery.slug}/offers`
  const offer = { name: 'Last of the autumn', ...dated, unitLimit: 10, sizes: [size.id] }
  expect((await shop.call('PUT', `${offers}/${id}`, offer, seller)).statusCode).toBe(200)

  const keg = { variantId: size.storefrontVariantId! }
  const publicUrl = 'https://dray.example'
  const buys = [{ ...keg, quantity: 1 }]
  const buyers = await openLoadClients(database, { count: 40, publicUrl, buys, now: shop.now() })
  const order = (buyer: (typeof buyers)[0]) => {
    const { body, ...request } = checkoutRequest(buyer, randomUUID())
    return answered(() => shop.app.inject({ url: '/api/orders', payload: body, ...request }))
  }
  const replies = await Promise.all(buyers.map(order))
  const placed = replies.filter(({ statusCode }) => statusCode === 201)
  expect(placed.map((reply) => reply.json().consignments[0].lines[0].unitPriceMinor)).toEqual(
    Array.from({ length: 10 }, () => 8000),
  )
  const refused = replies.filter(({ statusCode }) => statusCode !== 201)
  for (const reply of refused)
    expect(reply.json()).toMatchObject({
      code: 'basket_changed',
      changes: [{ reason: 'price_changed', baselinePriceMinor: 8000, priceMinor: 9675 }],
    })
  expect(refused).toHaveLength(30)
  const taken = async () => (await shop.get(offers, seller)).json().offers[0].unitsTaken
  expect(await taken()).toBe(10)

  // A buyer who confirms pays the normal price.
  const late = buyers[replies.findIndex(({ statusCode }) => statusCode !== 201)]!
  const { authorization } = late
  const [line] = await shop.items({ authorization })
  expect(line).toMatchObject({ priceMinor: 9675, priceChangeMinor: 1675 })
  await shop.acknowledge({ itemId: line!.cartItemId }, { authorization })
  const confirmed = await order(late)
  expect(confirmed.json().consignments[0].lines[0]).toMatchObject({ unitPriceMinor: 9675, priceReason: null })
})

/** Repeats a request, under its own key, that found every connection to the database taken. */
async function answered<Reply extends { statusCode: number }>(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send()
    if (reply.statusCode !== 503) return reply
  }
}
