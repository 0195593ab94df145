import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'
import { breweryApplications } from './application-tables.ts'

export type ApplicationRow = typeof breweryApplications.$inferSelect
type Change = Partial<Omit<ApplicationRow, 'id' | 'clientId'>>

export async function applicationOf(database: Database, clientId: string): Promise<ApplicationRow | null> {
  const [row] = await database
    .select()
    .from(breweryApplications)
    .where(eq(breweryApplications.clientId, clientId))
  return row ?? null
}

export async function applicationById(database: Database, id: string): Promise<ApplicationRow | null> {
  const [row] = await database.select().from(breweryApplications).where(eq(breweryApplications.id, id))
  return row ?? null
}

/** The client's application, or that of an id, held until the transaction ends. */
export async function lockApplication(
  transaction: Database,
  wanted: { clientId: string } | { id: string },
): Promise<ApplicationRow | null> {
  const [row] = await transaction
    .select()
    .from(breweryApplications)
    .where(
      'id' in wanted
        ? eq(breweryApplications.id, wanted.id)
        : eq(breweryApplications.clientId, wanted.clientId),
    )
    .for('update')
  return row ?? null
}

/** Gives a client a row to fill; one who has a row has it as before. */
export async function insertApplication(
  transaction: Database,
  row: Pick<ApplicationRow, 'clientId' | 'texts' | 'savedAt'>,
): Promise<void> {
  await transaction
    .insert(breweryApplications)
    .values({ ...row, state: 'draft' })
    .onConflictDoNothing()
}

export async function updateApplication(transaction: Database, id: string, change: Change): Promise<void> {
  await transaction.update(breweryApplications).set(change).where(eq(breweryApplications.id, id))
}

const isWaiting = (query: string | undefined) =>
  and(
    eq(breweryApplications.state, 'applied'),
    query === undefined ? undefined : holdsWords(sql`application_words(${breweryApplications.texts})`, query),
  )

/** Those that wait for a decision, the longest waiting first. */
export async function waitingApplications(
  database: Database,
  query: string | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<ApplicationRow[]> {
  return database
    .select()
    .from(breweryApplications)
    .where(isWaiting(query))
    .orderBy(asc(breweryApplications.appliedAt), asc(breweryApplications.id))
    .offset(offset)
    .limit(limit)
}

export async function countWaiting(database: Database, query: string | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(breweryApplications).where(isWaiting(query))
  return row?.total ?? 0
}
