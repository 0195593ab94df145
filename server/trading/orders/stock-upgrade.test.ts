import { globSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { levelOf } from '../../../tests/support/shops/stock-levels.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { findLevelFaults } from '../stock/read-stock.ts'
import { findLineFaults } from './find-order-faults.ts'

const shop = await openOrderShop()
const { database } = shop

/** Takes the ledger away, as before it came, and brings it by its migration. */
async function upgrade(): Promise<void> {
  await database.execute(sql`drop table stock_movements, stock_levels`)
  await database.execute(
    sql`drop function apply_stock_movements, refuse_stock_rewriting, book_written_units cascade`,
  )
  const [file] = globSync('database/migrations/*_stock-ledger.sql')
  for (const statement of readFileSync(file!, 'utf8').split('--> statement-breakpoint'))
    await database.execute(sql.raw(statement))
}

test('the migration finds what open orders hold, and what is on hand (STOCK-01)', async () => {
  const keg = await shop.variant({ availableUnits: 100, priceMinor: 100 })
  const glass = await shop.upsell({ currentStock: 50 })
  const order = async (quantity: number, card: 'success' | 'decline' | null) => {
    const buyer = await shop.buyer()
    await shop.add({ ...keg, quantity }, buyer)
    await shop.add({ ...glass, quantity: 1 }, buyer)
    const { number } = await shop.placed(buyer)
    if (card !== null) await shop.pay(number, sandboxTokens[card], buyer)
    return number
  }
  await order(1, 'success')
  await order(2, 'decline')
  await order(40, null)
  const sent = await order(4, 'success')
  await shop.operate('orders', 'accept', sent)
  await shop.operate('orders', 'dispatch', sent)
  await shop.operate('orders', 'cancel', await order(8, 'success'))
  const buyer = await shop.buyer()
  const [client] = await database.select().from(clients).where(eq(clients.id, buyer.clientId))
  await shop.operate('clients', 'approve-invoice', client!.email)
  await shop.add({ ...keg, quantity: 16 }, buyer)
  await shop.placed(buyer, { payment: 'invoice' })

  const levels = async () => [await levelOf(database, keg.variantId), await levelOf(database, glass.upsellId)]
  const before = await levels()
  expect(before).toEqual([
    { sellable: 77, reserved: 2, promised: 17, onHand: 96 },
    { sellable: 47, reserved: 1, promised: 1, onHand: 49 },
  ])
  await upgrade()
  expect(await levels()).toEqual(before)
  expect([await findLevelFaults(database), await findLineFaults(database)]).toEqual([[], []])

  const cancelled = await order(3, 'success')
  await shop.operate('orders', 'cancel', cancelled)
  shop.wait(15 * 60)
  await shop.sweep()
  expect(await levels()).toMatchObject([
    { sellable: 79, reserved: 0, promised: 17 },
    { sellable: 48, reserved: 0, promised: 1 },
  ])
})

test('movements are never changed, and units written past them are booked as a count (STOCK-01)', async () => {
  const keg = await shop.variant({ availableUnits: 10 })
  for (const statement of [
    'update stock_movements set sellable = 1',
    'delete from stock_movements',
    'truncate stock_movements',
  ])
    await expect(database.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'stock_movements is append-only' },
    })
  await shop.change(keg, { stock: 4 })
  expect(await levelOf(database, keg.variantId)).toMatchObject({ sellable: 4, onHand: 4 })
  expect(await findLevelFaults(database)).toEqual([])
})
