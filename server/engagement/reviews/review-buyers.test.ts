import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { buildBeer } from '../../../tests/support/builders/builders.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'

const shop = await openOrderShop()
const { database } = shop
const place = '/public/marketplace/comments'
/** Cached answers are dropped a moment after the change. */
const soon = { timeout: 10_000, interval: 20 }
let texts = 0

/** A client, a beer that can be ordered, and the bit of the client's review of it, as visitors see it. */
async function scene() {
  const buyer = await shop.buyer()
  const { variantId } = await shop.variant({ availableUnits: 50 })
  const [container] = await database
    .select({ beerId: containers.beerId })
    .from(containers)
    .where(eq(containers.storefrontVariantId, variantId))
  const subjectId = container!.beerId
  const write = async (beerId = subjectId) => {
    texts += 1
    const body = `Dropped bright in a day, and the regulars asked for more of it. Text ${texts}.`
    expect((await shop.post(place, { subjectId: beerId, body }, buyer)).statusCode).toBe(201)
  }
  const bits = async (beerId = subjectId): Promise<boolean[]> =>
    (await shop.get(`${place}?subjectId=${beerId}`))
      .json()
      .comments.map(({ authorHasOrdered }: { authorHasOrdered: boolean }) => authorHasOrdered)
  const order = async (payment: 'card' | 'invoice' = 'card') => {
    await shop.add({ kind: 'variant', variantId, quantity: 2 }, buyer)
    return shop.placed(buyer, { payment } as never)
  }
  return { buyer, subjectId, write, bits, order }
}

test('a review gets the mark once its author has paid for beer of the brewery, not before (security 6)', async () => {
  const { buyer, write, bits, order } = await scene()
  await write()
  const { number } = await order()
  await expect.poll(() => bits(), soon).toEqual([false])
  expect((await shop.pay(number, sandboxTokens.success, buyer)).statusCode).toBe(200)
  await expect.poll(() => bits(), soon).toEqual([true])
  await shop.operate('orders', 'cancel', number)
  await expect.poll(() => bits(), soon).toEqual([false])
})

test('a review that is written after the order has the mark, for beers of that brewery alone (security 6)', async () => {
  const { buyer, write, bits, order } = await scene()
  const { number } = await order()
  await shop.pay(number, sandboxTokens.success, buyer)
  await write()
  await expect.poll(() => bits(), soon).toEqual([true])
  const elsewhere = await buildBeer(database)
  await write(elsewhere.id)
  expect(await bits(elsewhere.id)).toEqual([false])
  const stranger = await scene()
  await stranger.write()
  expect(await stranger.bits()).toEqual([false])
})

test('an order that is owed by invoice counts until all of it is given up (security 6)', async () => {
  const { buyer, write, bits, order } = await scene()
  const [row] = (await database.execute(`select email from clients where id = '${buyer.clientId}'`)).rows
  await shop.operate('clients', 'approve-invoice', String(row!['email']))
  await write()
  const { number } = await order('invoice')
  await expect.poll(() => bits(), soon).toEqual([true])
  const second = await order('invoice')
  await shop.operate('orders', 'cancel', number)
  await expect.poll(() => bits(), soon).toEqual([true])
  await shop.operate('orders', 'cancel', second.number)
  await expect.poll(() => bits(), soon).toEqual([false])
})

test('the mark stays with the review when its author leaves, without the person (security 6)', async () => {
  const { buyer, write, bits, order } = await scene()
  await write()
  const { number } = await order()
  await shop.pay(number, sandboxTokens.success, buyer)
  await expect.poll(() => bits(), soon).toEqual([true])
  await database.execute(`delete from clients where id = '${buyer.clientId}'`)
  await expect.poll(() => bits(), soon).toEqual([true])
})
