import type { StaffRole } from '../../../shared/accounts/roles.ts'
import type { WorklistInsight } from '../../../shared/api/insight-api.ts'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../audit/actor.ts'
import type { Database } from '../database/database.ts'
import { readViewPage } from '../database/read-page.ts'
import {
  type WorklistKind,
  type WorklistView,
  worklistViews,
} from '../../../shared/worklist/worklist-kinds.ts'
import { countByDay, oldestByKind } from './worklist-day-queries.ts'
import {
  dueRows,
  endEntry,
  type EntryName,
  insertEntry,
  openEntries,
  openSubjects,
  type WorklistEntry,
} from './worklist-queries.ts'
import {
  countViews,
  entriesOfView,
  type WorklistFilter,
  worklistCounterFaults,
} from './worklist-view-queries.ts'

export type NewEntry = EntryName & {
  /** A sentence for people. */
  about: string
  owner: StaffRole
  now: Date
  dueAt?: Date | null
  /** When it goes to another role on its own, and to which. */
  escalatesAt?: Date | null
  escalatesTo?: StaffRole | null
}

/** Puts something on the staff's worklist. One entry of a kind about a subject is open at once: a second call does nothing. */
export async function openEntry(transaction: Database, { now, ...entry }: NewEntry): Promise<void> {
  await insertEntry(transaction, { ...entry, openedAt: now })
}

/** Takes an entry off because its cause is gone; does nothing where none is open. */
export async function closeEntry(
  transaction: Database,
  { kind, subject, by, now }: EntryName & { by: Actor; now: Date },
): Promise<void> {
  await endEntry(transaction, { kind, subject }, { closedAt: now, closedBy: by.name })
}

/** Open entries, of one kind if it is named, those that are due first; at most a thousand. */
export async function findOpenEntries(
  database: Database,
  { kind = null }: { kind?: string | null } = {},
): Promise<WorklistEntry[]> {
  return openEntries(database, kind)
}

/** The subjects of open entries of these kinds; at most a thousand. */
export async function findOpenSubjects(
  database: Database,
  kinds: readonly WorklistKind[],
): Promise<string[]> {
  return openSubjects(database, kinds)
}

/** When what waits of a kind is due, by subject; subjects without an open entry are missing. */
export async function findDueTimes(
  database: Database,
  kind: WorklistKind,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Date | null>> {
  const rows = subjects.length === 0 ? [] : await dueRows(database, kind, subjects)
  return new Map(rows.map(({ subject, dueAt }) => [subject, dueAt]))
}

/** A page of a view of the worklist, with how many entries of the same search each view has. */
export async function listEntries(
  database: Database,
  { view, page, ...filter }: WorklistFilter & { view: WorklistView; page?: number | undefined },
) {
  const { rows: entries, ...list } = await readViewPage({
    page,
    view,
    views: worklistViews,
    counts: countViews(database, filter),
    rows: (place) => entriesOfView(database, { ...filter, view }, place),
  })
  return { entries, ...list }
}

/** How many entries are open and not snoozed. */
export const countWaitingEntries = async (
  database: Database,
  caller: Pick<WorklistFilter, 'clientId' | 'now'>,
): Promise<number> => (await countViews(database, caller)).waiting

/** Where what the worklist counts by is not what there is, in words. */
export const findWorklistCounterFaults = (database: Database): Promise<string[]> =>
  worklistCounterFaults(database)

const shownDays = 30
const hourMs = 3_600_000

/** What came and was closed on each of the last thirty days, and how long what is open has been so (SEE-09). */
export async function readWorklistDays(database: Database, now: Date): Promise<WorklistInsight> {
  const today = londonDay(now)
  const days = Array.from({ length: shownDays }, (_, at) => addDays(today, at - shownDays + 1))
  const counted = await countByDay(database, londonMoment(days[0]!, '00:00'))
  return {
    days: days.map((day) => counted.find((row) => row.day === day) ?? { day, opened: 0, closed: 0 }),
    kinds: (await oldestByKind(database)).map(({ oldestAt, ...row }) => ({
      ...row,
      oldestHours: Math.max(0, Math.round((10 * (now.getTime() - oldestAt.getTime())) / hourMs) / 10),
    })),
  }
}
