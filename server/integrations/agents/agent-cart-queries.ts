import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { agentCarts } from './agent-cart-tables.ts'

export type AgentCartRow = typeof agentCarts.$inferSelect
export type CartLines = Pick<AgentCartRow, 'lines' | 'groupSlug' | 'postcode'>

type CartKey = { idHash: string; kind: AgentCartRow['kind']; now: Date }
const isLive = ({ idHash, kind, now }: CartKey) =>
  and(eq(agentCarts.idHash, idHash), eq(agentCarts.kind, kind), gt(agentCarts.endsAt, now))

export async function insertCart(database: Database, cart: typeof agentCarts.$inferInsert): Promise<void> {
  await database.insert(agentCarts).values(cart)
}

/** Null for one that is unknown, of the other kind, or whose time is over. */
export async function cartByKey(database: Database, key: CartKey): Promise<AgentCartRow | null> {
  const [row] = await database.select().from(agentCarts).where(isLive(key))
  return row ?? null
}

/** Changes one that is open; null where there is none. */
export async function updateCart(
  database: Database,
  key: CartKey,
  change: Partial<CartLines & Pick<AgentCartRow, 'state'>>,
): Promise<AgentCartRow | null> {
  const [row] = await database
    .update(agentCarts)
    .set(change)
    .where(and(isLive(key), eq(agentCarts.state, 'open')))
    .returning()
  return row ?? null
}

export async function deleteEndedCarts(database: Database, now: Date): Promise<void> {
  await database.delete(agentCarts).where(lte(agentCarts.endsAt, now))
}

/** Leaves the newest carts alone. */
export async function deleteCartsBeyond(database: Database, most: number): Promise<void> {
  await database.execute(sql`
    delete from ${agentCarts} where ${agentCarts.idHash} in (
      select id_hash from agent_carts order by ends_at desc, id_hash offset ${most})`)
}
