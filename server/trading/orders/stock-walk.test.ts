import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { StandingWish } from '../../../shared/orders/standing-wish.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  catalogueFolder,
  csv,
  importFolder,
} from '../../../tests/support/builders/catalogue-folder.ts'
import { clearBreweries } from '../../../tests/support/builders/clear-breweries.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { levelOf } from '../../../tests/support/shops/stock-levels.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { containers } from '../../catalogue/beers/catalogue-tables.ts'
import { findLevelFaults } from '../stock/read-stock.ts'
import { findLineFaults } from './find-order-faults.ts'

const shop = await openOrderShop()
const { database } = shop

/** A catalogue whose one container has so many units on hand, and its variant in the shop. */
async function load(name: string, units: number, more: { counted_at?: string; startedAt?: Date } = {}) {
  const { startedAt = shop.now(), ...cells } = more
  const id = `${name}/keg`
  const folder = await catalogueFolder({
    'breweries.csv': csv(buildBrewery({ external_id: name, slug: name, email: 'hello@tern.example' })),
    'beers.csv': csv(buildBeer({ external_id: `${name}/beer`, brewery_external_id: name })),
    'containers.csv': csv(
      buildContainer({ external_id: id, beer_external_id: `${name}/beer`, available_units: units, ...cells }),
    ),
  })
  const { result, bad } = await importFolder(database, folder, { startedAt })
  await clearBreweries(database, { slugs: [name] })
  const [row] = await database
    .select({ variantId: containers.storefrontVariantId })
    .from(containers)
    .where(eq(containers.externalId, id))
  return { result, bad, keg: { kind: 'variant', variantId: row!.variantId! } }
}

async function order(
  keg: { kind: string; variantId: string },
  quantity: number,
  { isPaid = true, ...wanted }: { isPaid?: boolean; wish?: StandingWish } = {},
) {
  const buyer = await shop.buyer()
  await shop.add({ ...keg, quantity }, buyer)
  const { number } = await shop.placed(buyer, wanted)
  if (isPaid) await shop.pay(number, sandboxTokens.success, buyer)
  return { number, cancel: () => shop.post(`/api/orders/${number}/cancellation`, {}, buyer) }
}

const isSound = async () =>
  expect([await findLevelFaults(database), await findLineFaults(database)]).toEqual([[], []])

test('the walk of a container of 43: loading its row again undoes no sale (STOCK-01, STOCK-02)', async () => {
  const { keg } = await load('walk', 43)
  expect(await levelOf(database, keg.variantId)).toEqual({
    sellable: 43,
    reserved: 0,
    promised: 0,
    onHand: 43,
  })
  const { number: paid } = await order(keg, 5)
  const unpaid = await order(keg, 5, { isPaid: false })
  await load('walk', 43)
  expect(await levelOf(database, keg.variantId)).toEqual({
    sellable: 33,
    reserved: 5,
    promised: 5,
    onHand: 43,
  })
  expect(await shop.stockOf(keg)).toBe(33)
  await unpaid.cancel()
  expect(await levelOf(database, keg.variantId)).toEqual({
    sellable: 38,
    reserved: 0,
    promised: 5,
    onHand: 43,
  })
  await shop.operate('orders', 'accept', paid)
  await shop.operate('orders', 'dispatch', paid)
  await load('walk', 43)
  expect(await levelOf(database, keg.variantId)).toEqual({
    sellable: 38,
    reserved: 0,
    promised: 0,
    onHand: 38,
  })
  await isSound()
})

test('what left after the count is taken off, and an earlier count is refused with its row (STOCK-03)', async () => {
  const hours = (count: number) => new Date(shop.now().getTime() + count * 3_600_000)
  const { keg } = await load('late', 43)
  const at = { ten: hours(1), eleven: hours(2) }
  shop.wait(3 * 3600)
  const { number } = await order(keg, 5)
  await shop.operate('orders', 'accept', number)
  await shop.operate('orders', 'dispatch', number)
  shop.wait(3600)
  await load('late', 40, { counted_at: at.eleven.toISOString() })
  const after = { sellable: 35, reserved: 0, promised: 0, onHand: 35 }
  expect(await levelOf(database, keg.variantId)).toEqual(after)
  const { result, bad } = await load('late', 41, { counted_at: at.ten.toISOString() })
  expect(result.kind).toBe('refused')
  expect(bad).toEqual([
    `containers.csv:2 counted_at was counted at ${at.ten.toISOString()}, before the last count at ${at.eleven.toISOString()}`,
  ])
  const future = await load('late', 41, { counted_at: hours(1).toISOString() })
  expect(future.bad).toEqual(['containers.csv:2 counted_at lies in the future'])
  expect(await levelOf(database, keg.variantId)).toEqual(after)
  await isSound()
})

test('a buyer’s cancelled units may be bought again, those that are not there are gone (STOCK-06)', async () => {
  const { keg } = await load('short', 30)
  const cancelled = await order(keg, 4)
  expect(await levelOf(database, keg.variantId)).toMatchObject({ sellable: 26, promised: 4 })
  await cancelled.cancel()
  expect(await levelOf(database, keg.variantId)).toMatchObject({ sellable: 30, promised: 0, onHand: 30 })
  const { number: reduced } = await order(keg, 10, { wish: 'send_what_you_have' })
  await shop.operate('orders', 'propose', reduced, 'short', '1=4')
  expect(await levelOf(database, keg.variantId)).toEqual({
    sellable: 20,
    reserved: 0,
    promised: 4,
    onHand: 24,
  })
  await shop.operate('orders', 'cancel', reduced)
  expect(await levelOf(database, keg.variantId)).toEqual({
    sellable: 24,
    reserved: 0,
    promised: 0,
    onHand: 24,
  })
  await isSound()
})

test('an order by invoice owes its units at once (STOCK-01)', async () => {
  const { keg } = await load('owed', 10)
  const buyer = await shop.buyer()
  const [client] = await database.select().from(clients).where(eq(clients.id, buyer.clientId))
  await shop.operate('clients', 'approve-invoice', client!.email)
  await shop.add({ ...keg, quantity: 3 }, buyer)
  await shop.placed(buyer, { payment: 'invoice' })
  expect(await levelOf(database, keg.variantId)).toEqual({
    sellable: 7,
    reserved: 0,
    promised: 3,
    onHand: 10,
  })
  await isSound()
})
