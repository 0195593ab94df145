import { sql } from 'drizzle-orm'
import { liveSession } from '../accounts/session-in-statement.ts'
import { selectVariant, type VariantRow } from '../catalogue/variant-queries.ts'
import type { Database } from '../database/connect.ts'
import { keptStatement, listed, value } from '../database/kept-statement.ts'
import { type CartLineRow, lineColumns } from './cart-queries.ts'

type Change = { sessionId: string; clientId: string; lineId: string; quantity: number }
type Changed = { variant: VariantRow; line: CartLineRow }

const change = keptStatement<Changed>(sql`
  with session as (${liveSession}),
  held as (
    select cart_lines.id, cart_lines.item_id from cart_lines
    join carts on carts.id = cart_lines.cart_id join session on session.id = carts.client_id
    where cart_lines.id = ${value('lineId', 'uuid')} and cart_lines.kind = 'variant' and cart_lines.group_id is null
    for update of carts
  ),
  variant as (${selectVariant(sql`(select item_id from held)`)}),
  line as (
    update cart_lines set quantity = least(variant."availableUnits", ${value('quantity', 'integer')})
    from held, variant where cart_lines.id = held.id and variant."availableUnits" > 0
    returning ${listed(lineColumns)}
  )
  select row_to_json(variant) as variant, row_to_json(line) as line from variant, line`)

/**
 * Sets the units of a line with a beer in a client's regular basket, up to what is on the shelf: all a write must know
 * and do in one statement, the session too. Null where there is no such line, or nothing to sell, or no session that
 * goes on; then nothing was changed. The cart's row is held, as by every writer, and not written: when a cart was
 * touched is asked of visitors' carts only.
 */
export async function changeLineOf(database: Database, values: Change): Promise<Changed | null> {
  const [row] = await change(database, values)
  return row ?? null
}
