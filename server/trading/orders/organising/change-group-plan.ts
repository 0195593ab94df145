import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { londonDay, weekdayOf } from '../../../../shared/working-time/working-time.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import type { NamedGroup } from '../../../catalogue/groups/name-group.ts'
import { findOpenRuns, findRun, holdRun, markFull, type Run } from '../../../parties/runs/find-runs.ts'
import { setRunPlan } from '../../../parties/runs/set-run-plan.ts'
import type { StepDeps } from '../order-deps.ts'
import { requireFits } from '../runs/change-run.ts'
import { changesOfRun } from '../runs/changes-of-run.ts'
import { runsWithOrders } from '../runs/find-run-loads.ts'
import { followRunChange } from '../runs/follow-run-change.ts'
import { lockOrdersOnRun } from '../runs/parts-of-run.ts'
import { runLoads } from '../runs/run-load-queries.ts'
import { isFull } from '../runs/assign-run.ts'

type PlanSetting = {
  group: NamedGroup
  actor: Actor
  /** The run from which on it counts, 'YYYY-MM-DD'. */
  fromDay: string
  /** As it was typed: checked here. */
  plan: unknown
}

/**
 * Changes a group's run plan from a run on: its open runs follow with the orders on them, but for those changed by hand
 * (GORG-08). Throws RequestError 400 that names the field where the plan is faulty, or a run cannot follow it.
 */
export async function changeGroupPlan(
  transaction: Database,
  { group, actor, fromDay, plan: wanted }: PlanSetting,
  deps: StepDeps,
): Promise<ActionEffects> {
  const { now } = deps
  if (fromDay <= londonDay(now)) throw badField('fromDay', 'A plan counts from a run on that is to come.')
  const open = { groupId: group.id, now }
  const before: Run[] = []
  for (const { id } of await findOpenRuns(transaction, open)) before.push((await holdRun(transaction, id))!)
  const setting = { fromDay, plan: wanted, actor, now, haveOrders: runsWithOrders }
  const plan = await setRunPlan(transaction, group, setting)
  const effects: Required<Pick<ActionEffects, 'deadlines' | 'warnings'>> = { deadlines: [], warnings: [] }
  const quiet: { run: Run; lines: string[] }[] = []
  for (const run of before.filter(({ day }) => day >= fromDay)) {
    const name = `The run of ${dayText(run.day)}`
    const after = await findRun(transaction, run.id)
    if (after === null) effects.deadlines.push(`${name} is taken away: nothing is on it.`)
    else if (run.isChangedByHand) effects.warnings.push(`${name} was changed by hand and stays as it is.`)
    else if (!plan.days.some((each) => each.weekday === weekdayOf(run.day)))
      effects.warnings.push(`${name} has orders and stays as it is.`)
    else {
      const orders = await followPlanned(transaction, { before: run, run: after }, deps)
      const lines = changesOfRun(run, after)
      if (lines.length === 0) continue
      if (orders === 0) quiet.push({ run, lines })
      else effects.deadlines.push(`${name} with ${ordersText(orders)} follows the plan.`, ...lines)
    }
  }
  effects.deadlines.push(...quietText(quiet), ...(await newRuns(transaction, open, before)))
  if (effects.deadlines.length === 0) effects.warnings.push('Nothing of the runs to come changes.')
  return effects
}

const ordersText = (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`)

/** Runs without orders in one, with what is different of the first. */
function quietText(quiet: readonly { run: Run; lines: readonly string[] }[]): string[] {
  const [first] = quiet
  if (first === undefined) return []
  const day = dayText(first.run.day)
  return quiet.length === 1
    ? [`The run of ${day} without orders follows the plan.`, ...first.lines]
    : [`${quiet.length} runs without orders follow the plan, the first on ${day}.`, ...first.lines]
}

/** The orders of a run follow it; how many they are. */
async function followPlanned(
  transaction: Database,
  { before, run }: { before: Run; run: Run },
  deps: StepDeps,
): Promise<number> {
  if (new Date(run.cutOffAt) <= deps.now)
    throw badField('fromDay', `The cut-off of ${dayText(run.day)} would be over: choose a later run.`)
  const held = await lockOrdersOnRun(transaction, run.id)
  const load = (await runLoads(transaction, [run.id])).get(run.id) ?? { pallets: 0, weightG: 0 }
  requireFits(run, load, held)
  await markFull(transaction, run, isFull(run, load))
  await followRunChange(transaction, { before, run, held }, deps)
  return held.length
}

async function newRuns(
  transaction: Database,
  open: { groupId: string; now: Date },
  before: readonly Run[],
): Promise<string[]> {
  const known = new Set(before.map(({ id }) => id))
  const made = (await findOpenRuns(transaction, open)).filter(({ id }) => !known.has(id))
  if (made.length === 0) return []
  const first = dayText(made[0]!.day)
  return [made.length === 1 ? `A new run: ${first}.` : `${made.length} new runs, the first on ${first}.`]
}
