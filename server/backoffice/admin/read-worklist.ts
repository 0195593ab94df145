import type { Static } from 'typebox'
import type { Worklist, WorklistQuery, WorklistRow } from '../../../shared/api/admin-api.ts'
import { type WorklistThing, worklistKinds } from '../../../shared/worklist/worklist-kinds.ts'
import type { Database } from '../../platform/database/database.ts'
import { findOrderNumbers, findPartNumbers } from '../../trading/orders/read-orders.ts'
import { findRunPlaces } from './find-run-places.ts'
import { lastGoodRun } from '../../platform/job-runner/job-states.ts'
import { listEntries } from '../../platform/worklist/worklist.ts'
import { typedWords } from '../../platform/database/typed-words.ts'

type ReadWorklistInput = Static<typeof WorklistQuery> & { clientId: string; now: Date }
type Entry = Awaited<ReturnType<typeof listEntries>>['entries'][number]

/** The jobs that find what needs the staff. */
export const checkingJobs = [
  'sweep deadlines of orders',
  'watch stopped parts',
  'escalate worklist',
  'watch what waits',
]
/** A check that is older than this is said to be late (STAF-05). */
const lateAfterMs = 2 * 60_000

/** A page of the worklist, and when everything was last looked through. */
export async function readWorklist(
  database: Database,
  { view = 'waiting', q, ...asked }: ReadWorklistInput,
): Promise<Worklist> {
  const { entries, ...list } = await listEntries(database, { ...asked, view, query: typedWords(q) })
  const checkedAt = await lastGoodRun(database, checkingJobs)
  const parts = entries.filter(({ kind }) => worklistKinds[kind].about === 'part')
  const numbers = await findPartNumbers(
    database,
    parts.map(({ subject }) => subject),
  )
  const subjectsOf = (thing: WorklistThing) =>
    entries.filter(({ kind }) => worklistKinds[kind].about === thing).map(({ subject }) => subject)
  const orders = await findOrderNumbers(database, subjectsOf('order'))
  const runs = await findRunPlaces(database, subjectsOf('run'))
  const { clientId, now } = asked
  return {
    ...list,
    rows: entries.map((entry) =>
      rowView(entry, { clientId, now, runs, numbers: new Map([...numbers, ...orders]) }),
    ),
    checkedAt: checkedAt?.toISOString() ?? null,
    isCheckLate: checkedAt === null || now.getTime() - checkedAt.getTime() > lateAfterMs,
  }
}

type Surroundings = {
  clientId: string
  now: Date
  /** Orders by the part or the order that an entry is about, and groups by run. */
  numbers: ReadonlyMap<string, string>
  runs: ReadonlyMap<string, string>
}

function rowView(entry: Entry, { clientId, now, numbers, runs }: Surroundings): WorklistRow {
  const { id, kind, subject, about, owner, openedAt, dueAt, takenById, takenBy, snoozedUntil } = entry
  const isAsleep = snoozedUntil !== null && snoozedUntil > now
  return {
    id,
    kind,
    subject,
    about,
    owner,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    order: numbers.get(subject) ?? null,
    group: runs.get(subject) ?? null,
    takenBy: takenById === null ? null : { name: takenBy ?? '', isCaller: takenById === clientId },
    snoozed: isAsleep
      ? { until: snoozedUntil.toISOString(), by: entry.snoozedBy ?? '', reason: entry.snoozeReason ?? '' }
      : null,
  }
}
