import type { RunChange } from '../../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { londonMoment } from '../../../../shared/working-time/working-time.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { runNotPossible } from '../../../platform/errors/run-errors.ts'
import { findRunsFrom, holdRun, type Run } from '../../../parties/runs/find-runs.ts'
import { type RunFields, storeRunChange } from '../../../parties/runs/move-run.ts'
import type { StepDeps } from '../order-deps.ts'
import { changesOfRun } from './changes-of-run.ts'
import { followRunChange } from './follow-run-change.ts'
import { isLightEnough } from './miss-run.ts'
import { notifyOfRun } from './notify-run.ts'
import { lockOrdersOnRun, type OrderOnRun } from './parts-of-run.ts'
import { proposalsForRun, type RunLoad, runLoads } from './run-load-queries.ts'
import { isFull } from './assign-run.ts'

/**
 * Changes one run until its cut-off, and nothing of its plan: its orders take over days and times, and all whom they
 * concern are told. Throws RequestError 409 after the cut-off, and 400 that names the field where what the run carries
 * already does not fit, or where its moments are out of order.
 */
export async function changeRun(
  transaction: Database,
  { runId, actor, change }: { runId: string; actor: Actor; change: RunChange },
  deps: StepDeps,
): Promise<ActionEffects> {
  const { now } = deps
  const run = (await holdRun(transaction, runId))!
  if (run.state !== 'open' || new Date(run.cutOffAt) <= now)
    throw runNotPossible({ state: run.state === 'open' ? 'past its cut-off' : run.state, verb: 'change' })
  const wanted = fieldsOf(run, change)
  requireOrder(wanted, now)
  await requireFreeDay(transaction, run, wanted.day)
  const load = (await runLoads(transaction, [run.id])).get(run.id) ?? { pallets: 0, weightG: 0 }
  const held = await lockOrdersOnRun(transaction, run.id)
  requireFits({ ...run, ...wanted }, load, held)
  const fields = { ...wanted, isFull: isFull({ ...run, ...wanted }, load) }
  const changed = await storeRunChange(transaction, run, { fields, actor, now })
  const lines = changesOfRun(run, changed)
  if (lines.length === 0) return { warnings: ['Nothing of the run changes.'] }
  await notifyOfRun(transaction, { run: changed, what: 'is changed', lines }, deps)
  await followRunChange(transaction, { before: run, run: changed, held }, deps)
  return { deadlines: lines }
}

type ChangeRunInput = Omit<RunFields, 'isFull'>

function fieldsOf(run: Run, change: RunChange): ChangeRunInput {
  const { cutOff, answerBy, bringBy, ...plain } = change
  const { day, carrier, capacityPallets, capacityKg, tailLiftKg } = { ...run, ...plain }
  return {
    day,
    carrier,
    capacityPallets,
    capacityKg,
    tailLiftKg,
    cutOffAt: momentOf(cutOff, run.cutOffAt),
    answerByAt: momentOf(answerBy, run.answerByAt),
    bringByAt: momentOf(bringBy, run.bringByAt),
  }
}

/** What a local time says; the moment before in its own words where it is the same. */
function momentOf(local: string | undefined, before: string): string {
  if (local === undefined) return before
  const [day, time] = local.split('T') as [string, string]
  const moment = londonMoment(day, time)
  return moment.getTime() === new Date(before).getTime() ? before : moment.toISOString()
}

function requireOrder({ day, cutOffAt, answerByAt, bringByAt }: ChangeRunInput, now: Date): void {
  const [cutOff, answerBy, bringBy] = [cutOffAt, answerByAt, bringByAt].map((moment) => new Date(moment))
  if (cutOff! <= now) throw badField('cutOff', 'The cut-off is still to come.')
  if (answerBy! <= cutOff!) throw badField('answerBy', 'Breweries answer after the cut-off.')
  if (bringBy! < answerBy!) throw badField('bringBy', 'Breweries bring their beer after they have answered.')
  if (bringBy! >= londonMoment(day, '23:59'))
    throw badField('day', 'The run arrives on the day its beer is brought, or later.')
}

async function requireFreeDay(transaction: Database, run: Run, day: string): Promise<void> {
  if (day === run.day) return
  const others = await findRunsFrom(transaction, run.groupId, day)
  if (others.some((other) => other.day === day))
    throw badField('day', `The group has a run on ${dayText(day)} already.`)
  if ((await proposalsForRun(transaction, run.id)).length > 0)
    throw badField('day', 'A pub is being asked whether its order may travel on this day.')
}

/** Throws RequestError 400 that names the field where what a run carries does not fit what it becomes. */
export function requireFits(run: Run, { pallets, weightG }: RunLoad, held: readonly OrderOnRun[]): void {
  const name = `The run of ${dayText(run.day)}`
  if (pallets > run.capacityPallets)
    throw badField('capacityPallets', `${name} carries ${pallets} pallets already.`)
  if (weightG > run.capacityKg * 1000)
    throw badField('capacityKg', `${name} carries ${Math.ceil(weightG / 1000)} kg already.`)
  const heavy = held.find(
    ({ order }) => order.runId === run.id && !isLightEnough(run, order, order.pallet?.pallets ?? []),
  )
  if (heavy !== undefined)
    throw badField('tailLiftKg', `A pallet of ${heavy.order.number} is heavier: it stays planned as it is.`)
}
