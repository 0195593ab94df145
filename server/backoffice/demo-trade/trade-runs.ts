import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { deliverDrop } from '../../trading/orders/organising/deliver-drop.ts'
import { departRun } from '../../trading/orders/runs/depart-run.ts'
import { lockOrdersOnRun } from '../../trading/orders/runs/parts-of-run.ts'
import { runsWithOrders } from '../../trading/orders/runs/find-run-loads.ts'
import { finishRun } from '../../trading/orders/runs/finish-run.ts'
import { tickLoad } from '../../trading/orders/runs/tick-load.ts'
import { requireRunOf } from '../../parties/runs/find-runs.ts'
import { findRunPlans, setRunPlan } from '../../parties/runs/set-run-plan.ts'
import { numberOf, organiser, type TradeWorld } from './trade-world.ts'

type OfRun = { group: string; day: string }

const runOf = async ({ database }: TradeWorld, { group, day }: OfRun) =>
  requireRunOf(database, (await nameGroup(database, group)).id, day)

/** The group's plan counts from this day on, as it is. */
export async function planFrom(world: TradeWorld, { group: slug, day: fromDay }: OfRun): Promise<void> {
  const { database, now } = world
  const group = await nameGroup(database, slug)
  const [latest] = await findRunPlans(database, group)
  if (latest === undefined) return
  const { plan } = latest
  await setRunPlan(database, group, { fromDay, plan, actor: organiser, now, haveOrders: runsWithOrders })
}

/** All that is packed for a run is at the depot, but for the parts of the breweries that are named. */
export async function bringToDepot(
  world: TradeWorld,
  { missing = [], ...wanted }: OfRun & { missing?: readonly string[] },
): Promise<void> {
  const run = await runOf(world, wanted)
  for (const { parts } of await lockOrdersOnRun(world.database, run.id))
    for (const { id, state, brewerySlug } of parts)
      if (state === 'packed' && !missing.includes(brewerySlug ?? ''))
        await tickLoad(world.database, { runId: run.id, partId: id })
}

export async function depart(world: TradeWorld, wanted: OfRun): Promise<void> {
  const { id: runId } = await runOf(world, wanted)
  await departRun(world.database, { runId, actor: organiser }, world.stepDeps)
}

/** One drop of a run arrives. */
export async function drop(
  world: TradeWorld,
  { key, receivedBy, ...wanted }: OfRun & { key: string; receivedBy: string },
): Promise<void> {
  const run = await runOf(world, wanted)
  const dropped = { run, number: numberOf(world, key), actor: organiser }
  await deliverDrop(world.database, dropped, { receivedBy }, world.stepDeps)
}

export async function finish(world: TradeWorld, wanted: OfRun): Promise<void> {
  const { id: runId } = await runOf(world, wanted)
  await finishRun(world.database, { runId, actor: organiser }, world.stepDeps)
}
