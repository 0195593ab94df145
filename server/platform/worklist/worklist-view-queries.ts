import { and, asc, count, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { WorklistKind, WorklistView } from '../../../shared/worklist/worklist-kinds.ts'
import { worklistViews } from '../../../shared/worklist/worklist-kinds.ts'
import type { Database } from '../database/database.ts'
import { holdsWords } from '../database/typed-words.ts'
import { findCounterFaults, readCounter } from '../counters/counters.ts'
import type { WorklistEntry } from './worklist-queries.ts'
import { worklistEntries } from './worklist-tables.ts'

export type WorklistFilter = {
  /** Who asks, and when. */
  clientId: string
  now: Date
  kind?: WorklistKind | undefined
  taken?: 'me' | 'nobody' | undefined
  /** Words of text search. */
  query?: string | undefined
}

const isOpen = isNull(worklistEntries.closedAt)

/** A page of a view, what is due first at the top. */
export async function entriesOfView(
  database: Database,
  { view, ...filter }: WorklistFilter & { view: WorklistView },
  { offset, limit }: { offset: number; limit: number },
): Promise<WorklistEntry[]> {
  return database
    .select()
    .from(worklistEntries)
    .where(and(matching(filter), inView(view, filter)))
    .orderBy(sql`${worklistEntries.dueAt} nulls last`, asc(worklistEntries.openedAt), asc(worklistEntries.id))
    .offset(offset)
    .limit(limit)
}

/** How many entries each view has. */
export const countViews = (
  database: Database,
  filter: WorklistFilter,
): Promise<Record<WorklistView, number>> =>
  filter.kind === undefined && filter.taken === undefined && filter.query === undefined
    ? countAll(database, filter)
    : countMatching(database, filter)

/** From the counter of what is open, less what is snoozed; what became late today is in no key of it. */
async function countAll(
  database: Database,
  { clientId, now }: WorklistFilter,
): Promise<Record<WorklistView, number>> {
  const day = now.toISOString().slice(0, 10)
  const { dueAt, snoozedUntil, takenById } = worklistEntries
  const isSnoozed = gt(snoozedUntil, now)
  const [open, { rows }] = await Promise.all([
    readCounter(database, worklistCounter, sql`case when key < ${day} and key <> '' then 'late' else '' end`),
    database.execute(sql`select ${countOpen(isSnoozed)} as snoozed,
      ${countOpen(and(isSnoozed, lt(dueAt, now)))} as "snoozedLate",
      ${countOpen(and(gte(dueAt, new Date(day)), lt(dueAt, now)))} as "newlyLate",
      ${countOpen(and(eq(takenById, clientId), inView('waiting', { clientId, now })))} as mine`),
  ])
  const { snoozed, snoozedLate, newlyLate, mine } = rows[0] as Record<string, number>
  const late = open.get('late') ?? 0
  return {
    waiting: late + (open.get('') ?? 0) - snoozed!,
    mine: mine!,
    late: late + newlyLate! - snoozedLate!,
    snoozed: snoozed!,
  }
}

const countOpen = (those: SQL | undefined) =>
  sql`(select count(*)::integer from ${worklistEntries} where ${and(isOpen, those)})`

const worklistCounter = { list: 'worklist', owner: '' } as const

/** Where the counter of the worklist differs from its open entries. */
export const worklistCounterFaults = (database: Database): Promise<string[]> =>
  findCounterFaults(
    database,
    'worklist',
    sql`select '' as owner, coalesce(to_char(due_at at time zone 'UTC', 'YYYY-MM-DD'), '') as key, count(*) as total
      from ${worklistEntries} where ${isOpen} group by 2`,
  )

async function countMatching(
  database: Database,
  filter: WorklistFilter,
): Promise<Record<WorklistView, number>> {
  const counts = worklistViews.map((view) => [
    view,
    sql<number>`count(*) filter (where ${inView(view, filter)})`.mapWith(Number),
  ])
  const [row] = await database
    .select({ total: count(), ...Object.fromEntries(counts) } as Record<'total' | WorklistView, never>)
    .from(worklistEntries)
    .where(matching(filter))
  return row as unknown as Record<WorklistView, number>
}

function matching({ clientId, kind, taken, query }: WorklistFilter) {
  return and(
    isOpen,
    kind === undefined ? undefined : eq(worklistEntries.kind, kind),
    taken === 'me' ? eq(worklistEntries.takenById, clientId) : undefined,
    taken === 'nobody' ? isNull(worklistEntries.takenById) : undefined,
    query === undefined ? undefined : holdsWords(sql`words_of(${worklistEntries.about})`, query),
  )
}

function inView(view: WorklistView, { clientId, now }: Pick<WorklistFilter, 'clientId' | 'now'>) {
  const isAwake = or(isNull(worklistEntries.snoozedUntil), lte(worklistEntries.snoozedUntil, now))
  switch (view) {
    case 'waiting':
      return isAwake
    case 'mine':
      return and(isAwake, eq(worklistEntries.takenById, clientId))
    case 'late':
      return and(isAwake, lt(worklistEntries.dueAt, now))
    case 'snoozed':
      return gt(worklistEntries.snoozedUntil, now)
  }
}
