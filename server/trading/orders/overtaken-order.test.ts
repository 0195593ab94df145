import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { levelOf } from '../../../tests/support/shops/stock-levels.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { orders } from './order-tables.ts'

const shop = await openOrderShop()
const { database } = shop

/** From now on so many units of each beer are sold elsewhere between the look at a basket and the taking of its units. */
async function sellWhileOrdering(units: number): Promise<void> {
  await database.execute(sql`
    create function sell_while_ordering() returns trigger language plpgsql as $$
    begin
      insert into stock_movements (item_id, kind, sellable, at)
      select item_id, 'sold_elsewhere', -${sql.raw(String(units))}, now() from stock_levels where item_kind = 'container';
      return null;
    end $$`)
  await database.execute(
    sql`create trigger sell_while_ordering after insert on orders for each statement execute function sell_while_ordering()`,
  )
  onTestFinished(async () => {
    await database.execute(sql`drop function sell_while_ordering cascade`)
  })
}

test.each([
  { payment: 'card', sold: 9, reason: 'fewer_left', left: 1 },
  { payment: 'card', sold: 10, reason: 'sold_out', left: 0 },
  { payment: 'invoice', sold: 9, reason: 'fewer_left', left: 1 },
] as const)(
  'an order by $payment whose units another took a moment before is refused as $reason, and leaves nothing (INV-01, STOCK-07)',
  async ({ payment, sold, reason, left }) => {
    const buyer = await shop.buyer()
    if (payment === 'invoice') await approveInvoice(buyer.clientId)
    const keg = await shop.variant({ priceMinor: 1000 })
    await shop.add({ ...keg, quantity: 2 }, buyer)
    const before = [await levelOf(database, keg.variantId), await database.$count(orders)]
    await sellWhileOrdering(sold)

    const reply = await shop.place(buyer, { payment })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({
      code: 'basket_changed',
      changes: [{ reason, quantity: 2, availableUnits: left }],
    })
    expect([await levelOf(database, keg.variantId), await database.$count(orders)]).toEqual(before)
    expect(await shop.items(buyer)).toMatchObject([{ quantity: 2 }])
  },
)

async function approveInvoice(clientId: string): Promise<void> {
  const [client] = await database.select().from(clients).where(eq(clients.id, clientId))
  await shop.operate('clients', 'approve-invoice', client!.email)
}
