import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { addWorkingDays, londonDay, londonMoment } from '../../../../shared/working-time/working-time.ts'
import { systemActor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { nameGroups } from '../../../catalogue/groups/name-group.ts'
import {
  findDueRunIds,
  findOpenRuns,
  findPastRuns,
  findPlannedGroupIds,
  holdRun,
  markFull,
  type Run,
} from '../../../parties/runs/find-runs.ts'
import { openEntry } from '../../../platform/worklist/worklist.ts'
import type { OrderDeps } from '../order-deps.ts'
import { cancelRun } from './cancel-run.ts'
import { finishRun } from './finish-run.ts'
import { closeDueRun, makeDueRunFirm } from './firm-run.ts'
import { runLoads } from './run-load-queries.ts'
import { isFull } from './assign-run.ts'

const atATime = 100
/** When a run that has not departed is missed, by the clock of London on its day. */
const departsBy = '18:00'
const daysOfGrace = 2

/**
 * Takes every step of runs that the clock takes: closes them at their cut-off, makes them firm at their answer-by, and
 * ends those that no one ended (marketplace 7, 8.1). Any number of processes may sweep at once: each run is held, and
 * asked again.
 */
export async function sweepRuns(deps: OrderDeps): Promise<void> {
  const { database, logger, publicUrl, sealer, clock } = deps
  const now = clock()
  const stepDeps = { publicUrl, sealer, now }
  const each = async (runId: string, work: (transaction: Database) => Promise<unknown>) =>
    retryTransaction(database, work).catch((error: unknown) =>
      logger.warn({ err: error, runId }, 'a step of a run failed; tried again'),
    )
  for (const id of await findDueRunIds(database, { step: 'close', now, most: atATime }))
    await each(id, (transaction) => closeDueRun(transaction, id, stepDeps))
  for (const id of await findDueRunIds(database, { step: 'firm', now, most: atATime }))
    await each(id, (transaction) => makeDueRunFirm(transaction, id, stepDeps))
  const day = londonDay(now)
  const states = ['open', 'closed', 'firm', 'departed'] as const
  const past = await findPastRuns(database, { states, day, most: atATime })
  const groups = await nameGroups(
    database,
    past.map(({ groupId }) => groupId),
  )
  for (const run of past) {
    const { name, nation } = groups.get(run.groupId)!
    const endsAt = londonMoment(addWorkingDays(run.day, daysOfGrace, nation), departsBy)
    await each(run.id, async (transaction) => {
      if (endsAt > now) return noteMissing(transaction, { run, groupName: name, now })
      const wanted = { runId: run.id, actor: systemActor }
      if (run.state === 'departed') return finishRun(transaction, wanted, stepDeps)
      return cancelRun(transaction, { ...wanted, reason: 'It did not depart.' }, stepDeps)
    })
  }
  await refreshFullness(database, now)
}

async function noteMissing(
  transaction: Database,
  { run, groupName, now }: { run: Run; groupName: string; now: Date },
): Promise<void> {
  if (run.state === 'departed' || londonMoment(run.day, departsBy) > now) return
  await openEntry(transaction, {
    kind: 'run_not_departed',
    subject: run.id,
    about: `The run of ${groupName} on ${dayText(run.day)} has not departed.`,
    owner: 'operations',
    dueAt: now,
    now,
  })
}

/** Runs that were full and lost an order take orders again. */
async function refreshFullness(database: Database, now: Date): Promise<void> {
  for (const groupId of await findPlannedGroupIds(database)) {
    const runs = (await findOpenRuns(database, { groupId, now })).filter((run) => run.isFull)
    for (const { id } of runs)
      await retryTransaction(database, async (transaction) => {
        const run = await holdRun(transaction, id)
        const load = (await runLoads(transaction, [id])).get(id) ?? { pallets: 0, weightG: 0 }
        if (run !== null) await markFull(transaction, run, isFull(run, load))
      })
  }
}
