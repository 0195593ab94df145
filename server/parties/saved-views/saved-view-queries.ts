import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { savedViews } from './saved-view-tables.ts'

type ListOf = { clientId: string; list: string }

/** A person's views of a list, by name. */
export async function viewRows(database: Database, { clientId, list }: ListOf) {
  return database
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.clientId, clientId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name))
}

/** All views of a person, for the own data. */
export async function ownViewRows(database: Database, clientId: string) {
  return database
    .select({ list: savedViews.list, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(eq(savedViews.clientId, clientId))
    .orderBy(asc(savedViews.list), asc(savedViews.name))
}

/** Two saves of a person wait for one another, so that neither goes over the limit. */
export async function lockViewsOf(transaction: Database, clientId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${clientId}`}, 0))`,
  )
}

export async function putView(
  transaction: Database,
  view: Omit<typeof savedViews.$inferInsert, 'id'>,
): Promise<void> {
  const { query, madeAt } = view
  await transaction
    .insert(savedViews)
    .values(view)
    .onConflictDoUpdate({
      target: [savedViews.clientId, savedViews.list, savedViews.name],
      set: { query, madeAt },
    })
}

/** Whether the person had such a view. */
export async function deleteView(database: Database, clientId: string, id: string): Promise<boolean> {
  const gone = await database
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.clientId, clientId)))
    .returning({ id: savedViews.id })
  return gone.length > 0
}
