import type { RunState } from '../../../shared/delivery/run-plan.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { runNotPossible } from '../../platform/errors/run-errors.ts'
import { type RunRow, updateRun } from './run-queries.ts'

export type RunVerb = 'close' | 'firm' | 'depart' | 'finish' | 'cancel'

/** The whole table: no other step of a run is possible (marketplace 7). */
const steps: Record<RunVerb, { from: readonly RunState[]; to: RunState }> = {
  close: { from: ['open'], to: 'closed' },
  firm: { from: ['closed'], to: 'firm' },
  depart: { from: ['firm'], to: 'departed' },
  finish: { from: ['departed'], to: 'done' },
  cancel: { from: ['open', 'closed', 'firm'], to: 'cancelled' },
}

/** Throws RequestError 409 where a run in this state cannot take the step. */
export function requireRunStep({ state }: Pick<RunRow, 'state'>, verb: RunVerb): RunState {
  const { from, to } = steps[verb]
  if (!from.includes(state)) throw runNotPossible({ state, verb })
  return to
}

/** Moves a locked run on and writes who did it; orders on it follow elsewhere. Throws as requireRunStep. */
export async function moveRun(
  transaction: Database,
  run: RunRow,
  { verb, actor, reason = null, now }: { verb: RunVerb; actor: Actor; reason?: string | null; now: Date },
): Promise<void> {
  const state = requireRunStep(run, verb)
  await updateRun(transaction, run.id, {
    state,
    ...(verb === 'depart' && { departedAt: now.toISOString() }),
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: `${verb} run`,
    subject: { kind: 'run', id: run.id },
    reason,
    before: { state: run.state },
    after: { state },
  })
}

/** What of a run may be changed on its own. */
export type RunFields = Pick<
  RunRow,
  | 'day'
  | 'cutOffAt'
  | 'answerByAt'
  | 'bringByAt'
  | 'carrier'
  | 'capacityPallets'
  | 'capacityKg'
  | 'tailLiftKg'
  | 'isFull'
>

/** Changes a locked run by hand and writes who did it: its plan leaves it alone from now on (RUN-01). */
export async function storeRunChange(
  transaction: Database,
  run: RunRow,
  { fields, actor, now }: { fields: RunFields; actor: Actor; now: Date },
): Promise<RunRow> {
  await updateRun(transaction, run.id, { ...fields, isChangedByHand: true })
  const names = Object.keys(fields) as (keyof RunFields)[]
  const changed = names.filter((name) => fields[name] !== run[name])
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'change run',
    subject: { kind: 'run', id: run.id },
    before: Object.fromEntries(changed.map((name) => [name, run[name]])),
    after: Object.fromEntries(changed.map((name) => [name, fields[name]])),
  })
  return { ...run, ...fields, isChangedByHand: true }
}
