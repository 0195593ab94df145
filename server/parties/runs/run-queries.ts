import { and, asc, desc, eq, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { RunState } from '../../../shared/delivery/run-plan.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'
import { runPlans, runs } from './run-tables.ts'

export type RunRow = typeof runs.$inferSelect
export type RunPlanRow = typeof runPlans.$inferSelect

/** The versions of a group's plan, the newest first. */
export async function planRows(database: Database, groupId: string): Promise<RunPlanRow[]> {
  return database.select().from(runPlans).where(eq(runPlans.groupId, groupId)).orderBy(desc(runPlans.version))
}

/** Adds the next version and returns its number. Two at once: the later one fails and nothing of it is stored. */
export async function insertPlan(
  transaction: Database,
  {
    groupId,
    fromDay,
    plan,
    setBy,
    now,
  }: Pick<RunPlanRow, 'groupId' | 'fromDay' | 'plan' | 'setBy'> & { now: Date },
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    insert into ${runPlans} (group_id, version, from_day, plan, set_by, set_at)
    select ${groupId}::uuid, coalesce(max(version), 0) + 1, ${fromDay}::date, ${JSON.stringify(plan)}::jsonb, ${setBy},
      ${now.toISOString()}::timestamptz
    from ${runPlans} where group_id = ${groupId}::uuid
    returning version`)
  return Number(rows[0]?.['version'])
}

/** Groups with a plan. */
export async function plannedGroupIds(database: Database): Promise<string[]> {
  const rows = await database.selectDistinct({ groupId: runPlans.groupId }).from(runPlans)
  return rows.map(({ groupId }) => groupId)
}

/** Adds runs; a day that has one already stays as it is. */
export async function insertRuns(
  transaction: Database,
  rows: readonly (typeof runs.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await transaction
      .insert(runs)
      .values([...rows])
      .onConflictDoNothing({ target: [runs.groupId, runs.day] })
}

export async function updateRun(
  transaction: Database,
  id: string,
  change: Partial<typeof runs.$inferInsert>,
): Promise<void> {
  await transaction.update(runs).set(change).where(eq(runs.id, id))
}

export async function deleteRun(transaction: Database, id: string): Promise<void> {
  await transaction.delete(runs).where(eq(runs.id, id))
}

export async function runRow(database: Database, id: string): Promise<RunRow | null> {
  const [row] = await database.select().from(runs).where(eq(runs.id, id))
  return row ?? null
}

export const runRowsById = async (database: Database, ids: readonly string[]): Promise<RunRow[]> =>
  database
    .select()
    .from(runs)
    .where(inArray(runs.id, [...ids]))

export async function runRowOfDay(database: Database, groupId: string, day: string): Promise<RunRow | null> {
  const [row] = await database
    .select()
    .from(runs)
    .where(and(eq(runs.groupId, groupId), eq(runs.day, day)))
  return row ?? null
}

/** The run, held until the transaction ends. */
export async function lockRun(transaction: Database, id: string): Promise<RunRow | null> {
  const [row] = await transaction.select().from(runs).where(eq(runs.id, id)).for('update')
  return row ?? null
}

/** Runs of these groups that take orders, the soonest first. */
export async function openRunRows(
  database: Database,
  { groupIds, now }: { groupIds: readonly string[]; now: Date },
): Promise<RunRow[]> {
  if (groupIds.length === 0) return []
  const isOpen = and(eq(runs.state, 'open'), gt(runs.cutOffAt, now.toISOString()))
  return database
    .select()
    .from(runs)
    .where(and(inArray(runs.groupId, [...groupIds]), isOpen))
    .orderBy(asc(runs.day))
}

/** Runs of these groups from a day on, the soonest first; at most two hundred of each on average. */
export async function runRowsFrom(
  database: Database,
  groupIds: readonly string[],
  day: string,
): Promise<RunRow[]> {
  if (groupIds.length === 0) return []
  return database
    .select()
    .from(runs)
    .where(and(inArray(runs.groupId, [...groupIds]), sql`${runs.day} >= ${day}::date`))
    .orderBy(asc(runs.day))
    .limit(200 * groupIds.length)
}

/** The soonest run of each of these groups that is neither done nor cancelled, and how many such take no more orders. */
export async function runsToCome(
  database: Database,
  groupIds: readonly string[],
): Promise<(Pick<RunRow, 'groupId' | 'day' | 'state'> & { toDo: number })[]> {
  const toDo = sql<number>`count(*) filter (where ${runs.state} <> 'open') over (partition by ${runs.groupId})`
  return database
    .selectDistinctOn([runs.groupId], {
      groupId: runs.groupId,
      day: runs.day,
      state: runs.state,
      toDo: toDo.mapWith(Number),
    })
    .from(runs)
    .where(
      and(inArray(runs.groupId, [...groupIds]), inArray(runs.state, ['open', 'closed', 'firm', 'departed'])),
    )
    .orderBy(asc(runs.groupId), asc(runs.day))
}

const spokenDay = sql`to_char(${runs.day}, 'FMDay FMDD FMMonth')`

/**
 * Runs from a day on whose group's name, day ('Thursday 26 November') or carrier has words that begin so: those to come first, the soonest of them, and then those before today.
 * `query` is one of typedWords; runs of other groups than these are not looked at.
 */
export async function runRowsLike(
  database: Database,
  wanted: {
    query: string
    from: string
    today: string
    most: number
    groups: readonly { id: string; name: string }[]
  },
): Promise<Pick<RunRow, 'id' | 'groupId' | 'day' | 'carrier' | 'state'>[]> {
  const { query, from, today, most, groups } = wanted
  const names = sql`json_to_recordset(${JSON.stringify(groups)}::json) as named(id uuid, name text)`
  return database
    .select({ id: runs.id, groupId: runs.groupId, day: runs.day, carrier: runs.carrier, state: runs.state })
    .from(runs)
    .innerJoin(names, sql`named.id = ${runs.groupId}`)
    .where(
      and(
        gte(runs.day, from),
        holdsWords(sql`words_of(named.name || ' ' || ${spokenDay} || ' ' || ${runs.carrier})`, query),
      ),
    )
    .orderBy(sql`${runs.day} < ${today}`, asc(runs.day), sql`named.name`)
    .limit(most)
}

/** Runs in these states whose moment has come, the soonest first. */
export async function dueRunIds(
  database: Database,
  {
    states,
    at,
    now,
    most,
  }: { states: readonly RunState[]; at: 'cutOffAt' | 'answerByAt'; now: Date; most: number },
): Promise<string[]> {
  const rows = await database
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.state, [...states]), lte(runs[at], now.toISOString())))
    .orderBy(asc(runs.day))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Runs in these states whose day is this one or before, the soonest first. */
export async function pastRunRows(
  database: Database,
  { states, day, most }: { states: readonly RunState[]; day: string; most: number },
): Promise<RunRow[]> {
  return database
    .select()
    .from(runs)
    .where(and(inArray(runs.state, [...states]), sql`${runs.day} <= ${day}::date`))
    .orderBy(asc(runs.day))
    .limit(most)
}

/** Of each group the first run that takes orders. */
export async function nextRunRows(database: Database, now: Date): Promise<RunRow[]> {
  return database
    .selectDistinctOn([runs.groupId])
    .from(runs)
    .where(and(eq(runs.state, 'open'), ne(runs.isFull, true), gt(runs.cutOffAt, now.toISOString())))
    .orderBy(asc(runs.groupId), asc(runs.day))
}
