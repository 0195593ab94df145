import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bitsOf } from '../../../shared/orders/order-standing.ts'
import { orderStates } from '../../../shared/orders/order-states.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { leaveOrders } from './own-orders-queries.ts'

const shop = await openOrderShop()

/** The state that the database has of an order, and the states and payment that it should follow. */
async function standingOf(number: string) {
  const { rows } = await shop.database.execute(sql`
    select standing.part_states as "partStates", standing.is_charged as "isCharged", placed.payment_state as payment,
      (select array_agg(state) from order_consignments part where part.order_id = placed.id) as states
    from orders placed join order_standings standing on standing.order_id = placed.id where placed.number = ${number}`)
  return rows[0] as {
    partStates: number
    isCharged: boolean
    payment: string
    states: (typeof orderStates)[number][]
  }
}

test('an order is in the views of the states of its parts, step by step (STAF-08)', async () => {
  const { number, one, run } = await placeTwoBreweryOrder(shop)
  const placed = await standingOf(number)
  expect(placed).toMatchObject({ partStates: bitsOf(placed.states), isCharged: true })
  await run('accept', one.brewery.slug)
  const accepted = await standingOf(number)
  expect(accepted.states).toContain('accepted')
  expect(accepted.partStates).toBe(bitsOf(accepted.states))
  await run('refuse', one.brewery.slug, 'reason=no_stock').catch(() => undefined)
  const { states, partStates } = await standingOf(number)
  expect(partStates).toBe(bitsOf(states))
})

test.each(orderStates)('the database has the same bit for parts that are %s (STAF-08)', async (state) => {
  const { number, placed } = await placeOnce()
  await shop.database.execute(sql`
    update order_consignments set state = ${state} where order_id = (select id from orders where number = ${number})`)
  expect(placed.consignments.length).toBeGreaterThan(1)
  expect((await standingOf(number)).partStates).toBe(bitsOf([state]))
})

test('an unpaid order is not charged, and is once it is paid (STAF-08)', async () => {
  const { number } = await placeOnce()
  const pay = (state: string) =>
    shop.database.execute(sql`update orders set payment_state = ${state} where number = ${number}`)
  await pay('unpaid')
  expect((await standingOf(number)).isCharged).toBe(false)
  await pay('paid')
  expect((await standingOf(number)).isCharged).toBe(true)
})

test('a brewery’s pubs are those of its parts, and a client who leaves is none (SELL-31)', async () => {
  const { buyer, one } = await placeTwoBreweryOrder(shop)
  const pubs = async () =>
    (
      await shop.database.execute(sql`
        select pub.orders, placed.number, placed.placed_at = pub.last_order_at as "isLast" from brewery_pubs pub
        join orders placed on placed.id = pub.last_order_id
        where pub.brewery_id = ${one.brewery.id}::uuid and pub.client_id = ${buyer.clientId}::uuid`)
    ).rows
  expect(await pubs()).toMatchObject([{ orders: 1, isLast: true }])
  await leaveOrders(shop.database, buyer.clientId)
  await shop.database.execute(sql`delete from clients where id = ${buyer.clientId}::uuid`)
  expect(await pubs()).toEqual([])
})

let once: ReturnType<typeof placeTwoBreweryOrder> | undefined
const placeOnce = () => (once ??= placeTwoBreweryOrder(shop))
