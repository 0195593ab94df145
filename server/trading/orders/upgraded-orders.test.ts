import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { emptyDocuments } from '../../../tests/support/builders/empty-approval-documents.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import { readBalance, readImbalance } from '../../finance/ledger/read-balances.ts'

const shop = await openOrderShop()
const { database } = shop

/** The part of the migration that books the orders of the version before. */
async function bookOldOrders(): Promise<void> {
  const [file] = globSync('database/migrations/*_ledger-and-documents.sql')
  const statements = (await readFile(file!, 'utf8')).split('--> statement-breakpoint')
  const first = statements.findIndex((text) => text.includes('CREATE FUNCTION book_old'))
  await database.transaction(async (transaction) => {
    for (const statement of statements.slice(first)) await transaction.execute(sql.raw(statement))
  })
}

/** Gives the parts whose money went back the state of the version before; the migration of the orders' life puts it back. */
async function sayRefunded() {
  const { rows } = await database.execute(
    sql`update order_consignments as part set state = 'refunded' from order_consignments as before
      where part.id = before.id and part.credited_minor > 0 returning part.id, before.state`,
  )
  return {
    putBack: async () => {
      for (const { id, state } of rows)
        await database.execute(sql`update order_consignments set state = ${state} where id = ${id}`)
    },
  }
}

/** All balances of the shop that are not 0, by account and owner. */
async function balances(): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select account, owner, sum(amount_minor)::integer as pence from ledger_entries
    group by account, owner having sum(amount_minor) <> 0 order by account, owner`)
  return rows
}

test('orders of the version before are booked as if they had been booked at each step (LEDG-07)', async () => {
  const orders = []
  for (const payment of ['card', 'invoice'] as const)
    for (const steps of [
      [],
      ['accept'],
      ['accept', 'dispatch'],
      ['accept', 'dispatch', 'deliver name=Jo'],
      ['accept', 'dispatch', 'refund'],
      ['accept', 'cancel'],
    ]) {
      const placed = await placeTwoBreweryOrder(shop, payment)
      for (const step of steps) await placed.run(...(step.split(' ') as [string]))
      orders.push(placed)
    }
  const short = await placeTwoBreweryOrder(shop, 'card', { wish: 'send_what_you_have' })
  await short.run('propose', short.two.brewery.slug, '1=1')
  await placeTwoBreweryOrder(shop, 'unpaid')
  await shop.sweep()
  // What an upgrade finds invoiced whole, on the one document of the order.
  for (const { run } of [...orders, short]) await run('accept').catch(() => {})
  const live = await balances()

  await emptyDocuments(database)
  expect(await balances()).toEqual([])
  const given = await sayRefunded()
  await bookOldOrders()
  await given.putBack()
  expect(await balances()).toEqual(live)
  expect(await readImbalance(database)).toBe(0)

  const [first] = orders
  const reply = await shop.get(`/api/orders/${first!.number}/invoice.pdf`, first!.buyer)
  expect(pdfText(reply.rawPayload)).toContain(`Number ${first!.number}-1`)
  await first!.run('cancel', first!.one.brewery.slug)
  await shop.sweep()
  const after = pdfText((await shop.get(`/api/orders/${first!.number}/invoice.pdf`, first!.buyer)).rawPayload)
  expect(after).toContain(`About invoice ${first!.number}-1`)
  expect(after).toContain('DRY-C-000001')
  expect(await readBalance(database, 'buyer', { owner: first!.buyer.clientId })).toBe(0)
})
