import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { holdRun } from '../../../parties/runs/find-runs.ts'
import { moveRun } from '../../../parties/runs/move-run.ts'
import { openEntry } from '../../../platform/worklist/worklist.ts'
import { lockOrdersOnRun } from './parts-of-run.ts'

/** A departed run is over; drops without proof go on the worklist. Throws RequestError 409 before it has departed. */
export async function finishRun(
  transaction: Database,
  { runId, actor }: { runId: string; actor: Actor },
  { now }: { now: Date },
): Promise<void> {
  const run = (await holdRun(transaction, runId))!
  await moveRun(transaction, run, { verb: 'finish', actor, now })
  for (const { order, parts } of await lockOrdersOnRun(transaction, runId))
    if (parts.some(({ state }) => state === 'dispatched' || state === 'part_dispatched'))
      await openEntry(transaction, {
        kind: 'drop_without_proof',
        subject: order.id,
        about: `No one said that ${order.number} arrived with the run of ${dayText(run.day)}.`,
        owner: 'operations',
        dueAt: now,
        now,
      })
}
