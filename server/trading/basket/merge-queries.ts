import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import { type CartOwner, clientsCart, type NewCartLine, visitorsCart } from './cart-queries.ts'
import { cartLines, carts } from './cart-tables.ts'

const lockClients = preparedStatement<{ id: string }>(clientsCart)
const lockVisitors = preparedStatement<{ id: string }>(visitorsCart)

/** Locks the cart's row for this transaction, creates the cart if it does not exist, and returns its id. */
export async function lockCart(database: Database, owner: CartOwner, now: Date): Promise<string> {
  const lock = 'clientId' in owner ? lockClients : lockVisitors
  const [row] = await lock(database, { ...owner, now: now.toISOString() })
  return row!.id
}

/** Whether this visitor has a cart. */
export async function hasCart(database: Database, tokenHash: string): Promise<boolean> {
  const [row] = await database.select({ id: carts.id }).from(carts).where(eq(carts.tokenHash, tokenHash))
  return row !== undefined
}

/** Writes lines with their final quantities; an existing line retains its other columns. Needs lockCart. */
export async function putLines(
  database: Database,
  { cartId, lines, now }: { cartId: string; lines: readonly NewCartLine[]; now: Date },
): Promise<void> {
  if (lines.length === 0) return
  await database
    .insert(cartLines)
    .values(
      lines.map(({ kind, itemId, group, quantity, baselinePriceMinor, snapshot }) => ({
        cartId,
        kind,
        itemId,
        groupId: group?.id ?? null,
        groupSlug: group?.slug ?? null,
        groupName: group?.name ?? null,
        quantity,
        baselinePriceMinor,
        addedAt: now.toISOString(),
        snapshot,
      })),
    )
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.kind, cartLines.itemId, cartLines.groupId],
      set: { quantity: sql`excluded.quantity` },
    })
}

const removeLines = preparedStatement(
  sql`delete from cart_lines where id = any(${value('lineIds', 'uuid[]')})`,
)

export async function deleteLines(database: Database, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return
  await removeLines(database, { lineIds })
}

/** Anonymous carts without a write since then. */
export async function dropOldAnonymousCarts(database: Database, before: Date): Promise<void> {
  await database.delete(carts).where(and(isNull(carts.clientId), lt(carts.touchedAt, before.toISOString())))
}
