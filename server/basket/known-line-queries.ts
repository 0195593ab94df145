import { sql } from 'drizzle-orm'
import { liveSession } from '../accounts/session-in-statement.ts'
import { selectVariant, type VariantRow } from '../catalogue/variant-queries.ts'
import type { Database } from '../database/connect.ts'
import { keptStatement, listed, value } from '../database/kept-statement.ts'
import { type CartLineRow, lineColumns } from './cart-queries.ts'

type Change = {
  sessionId: string
  clientId: string
  variantId: string
  quantity: number
  replaces: boolean
}
type Changed = { variant: VariantRow; line: CartLineRow }

const quantity = value('quantity', 'integer')

const change = keptStatement<Changed>(sql`
  with session as (${liveSession()}),
  variant as (${selectVariant(value('variantId', 'uuid'))}),
  cart as (
    select carts.id from carts join session on carts.client_id = session.id for update of carts
  ),
  line as (
    update cart_lines set quantity = least(variant."availableUnits",
      case when ${value('replaces', 'boolean')} then ${quantity} else cart_lines.quantity + ${quantity} end)
    from cart, variant
    where cart_lines.cart_id = cart.id and cart_lines.kind = 'variant' and cart_lines.group_id is null
      and cart_lines.item_id = variant."variantId" and variant."availableUnits" > 0
    returning ${listed(lineColumns)}
  )
  select row_to_json(variant) as variant, row_to_json(line) as line from variant, line`)

/**
 * Adds units to the line of a variant in a client's regular basket, or sets them, up to what is on the shelf: all a
 * write must know and do in one statement, the session too. Null where there is no such line, or nothing to sell, or
 * no session that goes on; then nothing was changed. The cart's row is held, as by every writer, and not written: when
 * a cart was touched is asked of visitors' carts only.
 */
export async function changeLineOf(database: Database, values: Change): Promise<Changed | null> {
  const [row] = await change(database, values)
  return row ?? null
}
