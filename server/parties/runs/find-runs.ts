import type { GroupRun } from '../../../shared/orders/delivery-promise.ts'
import { runText } from '../../../shared/delivery/run-text.ts'
import type { RunState } from '../../../shared/delivery/run-plan.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { listGroups } from '../../catalogue/groups/name-group.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import {
  dueRunIds,
  lockRun,
  nextRunRows,
  openRunRows,
  pastRunRows,
  plannedGroupIds,
  type RunRow,
  runRow,
  runRowOfDay,
  runRowsById,
  runRowsLike,
  runRowsFrom,
  runsToCome,
  updateRun,
} from './run-queries.ts'

export type Run = RunRow

/** A run of a group by its id. Throws RequestError 404 for any other. */
export async function requireRun(database: Database, groupId: string, id: string): Promise<Run> {
  const run = isUuid(id) ? await runRow(database, id) : null
  if (run === null || run.groupId !== groupId) throw notFound('The run')
  return run
}

/** The run of a day, 'YYYY-MM-DD'. Throws RequestError 404 where the group has none. */
export async function requireRunOf(database: Database, groupId: string, day: string): Promise<Run> {
  const run = /^\d{4}-\d\d-\d\d$/.test(day) ? await runRowOfDay(database, groupId, day) : null
  if (run === null) throw notFound(`The run of ${day}`)
  return run
}

/** The run an order travels with; null for none, and for one that has left the shop with its group. */
export const findRun = async (database: Database, id: string | null): Promise<Run | null> =>
  id === null ? null : runRow(database, id)

/** The same, held until the transaction ends. Runs are taken before orders, by day. */
export const holdRun = async (transaction: Database, id: string): Promise<Run | null> =>
  lockRun(transaction, id)

/** Runs by their ids, in any order; those that are gone are missing. */
export const findRunsById = async (database: Database, ids: readonly string[]): Promise<Run[]> =>
  runRowsById(database, ids)

/** A group's runs that take orders now, the soonest first. */
export const findOpenRuns = async (
  database: Database,
  { groupId, now }: { groupId: string; now: Date },
): Promise<Run[]> => openRunRows(database, { groupIds: [groupId], now })

/** The same of several groups. */
export const findOpenRunsOf = async (
  database: Database,
  wanted: { groupIds: readonly string[]; now: Date },
): Promise<Run[]> => openRunRows(database, wanted)

/** A group's runs from a day on, the soonest first. */
export const findRunsFrom = async (database: Database, groupId: string, day: string): Promise<Run[]> =>
  runRowsFrom(database, [groupId], day)

/** The same of several groups. */
export const findRunsOfGroups = async (
  database: Database,
  groupIds: readonly string[],
  day: string,
): Promise<Run[]> => runRowsFrom(database, groupIds, day)

/** The soonest run of each of these groups that is neither done nor cancelled. */
export const findRunsToCome = async (
  database: Database,
  groupIds: readonly string[],
): ReturnType<typeof runsToCome> => (groupIds.length === 0 ? [] : runsToCome(database, groupIds))

/** Runs of these groups that a caller may mean, from a day on: by the group, the day in words or the carrier. */
export const findRunsLike = async (
  database: Database,
  wanted: Parameters<typeof runRowsLike>[1],
): ReturnType<typeof runRowsLike> => runRowsLike(database, wanted)

/** Says whether a held run has room for another pallet; pages show the next one where it has not. */
export async function markFull(transaction: Database, run: Run, isFull: boolean): Promise<void> {
  if (run.isFull !== isFull) await updateRun(transaction, run.id, { isFull })
}

/** The runs that the clock closes, or makes firm, now. */
export const findDueRunIds = async (
  database: Database,
  { step, now, most }: { step: 'close' | 'firm'; now: Date; most: number },
): Promise<string[]> =>
  dueRunIds(database, {
    states: [step === 'close' ? 'open' : 'closed'],
    at: step === 'close' ? 'cutOffAt' : 'answerByAt',
    now,
    most,
  })

/** Runs in these states whose day is this one or before. */
export const findPastRuns = async (
  database: Database,
  wanted: { states: readonly RunState[]; day: string; most: number },
): Promise<Run[]> => pastRunRows(database, wanted)

/** Groups that have a run plan. */
export const findPlannedGroupIds = async (database: Database): Promise<string[]> => plannedGroupIds(database)

/** The same of one group; null where none of its runs takes orders. */
export async function findNextRun(database: Database, groupSlug: string, now: Date): Promise<string | null> {
  const runs = await findNextRuns(database, now)
  return runs.find((run) => run.groupSlug === groupSlug && run.limitG !== undefined)?.text ?? null
}

/** What pages say of the next run of every group: 'Arrives Wednesday 25 November. Order by Monday 12:00.' (RUN-02) */
export async function findNextRuns(database: Database, now: Date): Promise<GroupRun[]> {
  const rows = await nextRunRows(database, now)
  return (await listGroups(database)).map(({ id, slug: groupSlug }) => {
    const run = rows.find(({ groupId }) => groupId === id)
    if (run === undefined) return { groupSlug, text: 'No delivery is open at the moment: collect it.' }
    return shownRun(groupSlug, run)
  })
}

/** A run as pages show it to buyers of its group. */
export const shownRun = (
  groupSlug: string,
  { day, cutOffAt, tailLiftKg }: Pick<Run, 'day' | 'cutOffAt' | 'tailLiftKg'>,
): Required<GroupRun> => ({
  groupSlug,
  text: runText({ day, cutOffAt: new Date(cutOffAt) }),
  day,
  limitG: tailLiftKg * 1000,
})
