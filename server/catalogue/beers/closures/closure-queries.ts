import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { listed, preparedStatement, value } from '../../../platform/database/prepared-statement.ts'
import { breweryClosures } from '../closure-tables.ts'

const { id, breweryId, fromDay, toDay, addedBy } = breweryClosures
const columns = { id, breweryId, from: fromDay, to: toDay, addedBy }
export type ClosureRow = { id: string; breweryId: string; from: string; to: string; addedBy: string }

/** Holds the closures of a brewery, so that those of two people follow each other. */
export async function lockClosures(transaction: Database, ofBrewery: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`closures ${ofBrewery}`}, 0))`,
  )
}

/** The closures of these breweries that end on this day or later, the first one first. */
export async function closureRows(
  database: Database,
  { breweryIds, from }: { breweryIds: readonly string[]; from: string },
): Promise<ClosureRow[]> {
  return toCome(database, { breweryIds: [...breweryIds], from })
}

const toCome = preparedStatement<ClosureRow>(sql`
  select ${listed(columns)} from ${breweryClosures}
  where ${breweryId} = any(${value('breweryIds', 'uuid[]')}) and ${toDay} >= ${value('from', 'date')}
  order by ${fromDay}, ${id}`)

export async function insertClosure(
  transaction: Database,
  closure: typeof breweryClosures.$inferInsert,
): Promise<void> {
  await transaction.insert(breweryClosures).values(closure)
}

/** The closure that is gone; null where the brewery has none of this id. */
export async function deleteClosure(
  transaction: Database,
  closure: { id: string; breweryId: string },
): Promise<ClosureRow | null> {
  const [row] = await transaction
    .delete(breweryClosures)
    .where(and(eq(id, closure.id), eq(breweryId, closure.breweryId)))
    .returning(columns)
  return row ?? null
}
