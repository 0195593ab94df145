import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

/** How much a database holds. */
export type HeldCounts = {
  orders: number
  /** ISO time; null without an order. */
  lastPlacedAt: string | null
  clients: number
}

export async function countHeld(database: Database): Promise<HeldCounts> {
  const { rows } = await database.execute(sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from clients) as clients,
      (select to_char(max(placed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from orders) as "lastPlacedAt"`)
  return rows[0] as HeldCounts
}

/** Brings the tables' files up to what is committed. */
export async function writeCheckpoint(database: Database): Promise<void> {
  await database.execute(sql`checkpoint`)
}
