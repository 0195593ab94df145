import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { holdRun } from '../../../parties/runs/find-runs.ts'
import { moveRun } from '../../../parties/runs/move-run.ts'

/** An organiser closes a run for orders before its cut-off. Throws RequestError 409 unless it is open. */
export async function closeRun(
  transaction: Database,
  { runId, actor }: { runId: string; actor: Actor },
  { now }: { now: Date },
): Promise<void> {
  const run = (await holdRun(transaction, runId))!
  await moveRun(transaction, run, { verb: 'close', actor, now })
}
