import { runText } from '../../../../shared/delivery/run-text.ts'
import { isInPostcodes } from '../../../../shared/geography/postcode.ts'
import { minimumText } from '../../../../shared/delivery/quote-delivery.ts'
import type { Handover } from '../../../../shared/orders/handover.ts'
import { palletLimitG } from '../../../../shared/pallet/pack-pallets.ts'
import type { OrderPallet } from '../../../../shared/api/orders-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { belowMinimum } from '../../../platform/errors/order-errors.ts'
import { noRun } from '../../../platform/errors/run-errors.ts'
import { findOpenRuns, holdRun, markFull, type Run } from '../../../parties/runs/find-runs.ts'
import type { PlannedOrder } from '../plan-order.ts'
import { type RunLoad, runLoads } from './run-load-queries.ts'

type AssignRunInput = {
  group: { id: string; name: string }
  postcode: string
  handover: Handover
  now: Date
  /** The order as it is planned where no pallet weighs more than this. */
  planWith: (limitG?: number) => PlannedOrder | null
  /** The run of a standing order's occurrence: no other is taken. */
  onlyRunId?: string | null | undefined
}
export type TakenRun = { plan: PlannedOrder | null; run: Run | null }

/**
 * Takes room on the first open run of a group that serves the postcode, under the run's lock: no run ever carries more
 * than it may (RUN-02). An order of which nothing rides takes none. Throws RequestError 409 where no run takes it, or
 * where its goods come to less than the run asks.
 */
export async function assignRun(
  transaction: Database,
  { group, postcode, handover, now, planWith, onlyRunId }: AssignRunInput,
): Promise<TakenRun> {
  const serving = await servingRuns(transaction, { groupId: group.id, postcode, now })
  for (const { run, load } of serving.filter((each) => !onlyRunId || each.run.id === onlyRunId)) {
    const planOn = ({ tailLiftKg }: Run) => planWith(palletLimitG(handover.unloading, tailLiftKg * 1000))
    const seen = planOn(run)
    const riding = seen?.pallet?.pallets ?? []
    if (riding.length === 0) return { plan: seen, run: null }
    if (!hasRoom(run, load, riding)) continue
    // What its tail-lift takes may have changed since it was read.
    const present = await holdRun(transaction, run.id)
    const plan = present === null || present.tailLiftKg === run.tailLiftKg ? seen : planOn(present)
    const pallets = plan?.pallet?.pallets ?? []
    const held = await lockForPallets(transaction, run.id, { pallets, now })
    if (held === null) continue
    requireMinimum(group.name, held, plan!)
    return { plan: { ...plan!, pallet: onRun(plan!.pallet!, held) }, run: held }
  }
  const plan = planWith(palletLimitG(handover.unloading))
  if (plan === null || (plan.pallet?.pallets ?? []).length === 0) return { plan, run: null }
  throw noRun(group.name)
}

/** A group's open runs that go to a postcode, the soonest first, each with what it carries. */
export async function servingRuns(
  database: Database,
  { groupId, postcode, now }: { groupId: string; postcode: string; now: Date },
): Promise<{ run: Run; load: RunLoad | undefined }[]> {
  const runs = (await findOpenRuns(database, { groupId, now })).filter(
    ({ postcodes }) => postcodes === null || isInPostcodes(postcode, postcodes),
  )
  const loads = await runLoads(
    database,
    runs.map(({ id }) => id),
  )
  return runs.map((run) => ({ run, load: loads.get(run.id) }))
}

type Pallets = readonly Pick<OrderPallet['pallets'][number], 'weightG'>[]

/** Holds an open run that has room for these pallets, and says whether they fill it; null where it has none. */
export async function lockForPallets(
  transaction: Database,
  runId: string,
  { pallets, now }: { pallets: Pallets; now: Date },
): Promise<Run | null> {
  const run = await holdRun(transaction, runId)
  if (run === null || run.state !== 'open' || new Date(run.cutOffAt) <= now) return null
  const load = (await runLoads(transaction, [run.id])).get(run.id)
  if (!hasRoom(run, load, pallets)) return null
  await markFull(transaction, run, isFull(run, sumOf(load, pallets)))
  return run
}

/** Whether a run carries these pallets beside what it carries already. */
export function hasRoom(run: Run, load: RunLoad | undefined, pallets: Pallets): boolean {
  const sum = sumOf(load, pallets)
  return sum.pallets <= run.capacityPallets && sum.weightG <= run.capacityKg * 1000
}

/** Whether a run that carries this has no room for another pallet, however light. */
export const isFull = (run: Run, { pallets, weightG }: RunLoad): boolean =>
  pallets >= run.capacityPallets || weightG >= run.capacityKg * 1000

const sumOf = (load: RunLoad | undefined, pallets: Pallets): RunLoad => ({
  pallets: (load?.pallets ?? 0) + pallets.length,
  weightG: pallets.reduce((sum, { weightG }) => sum + weightG, load?.weightG ?? 0),
})

/** A pallet as an order on this run copies it. */
export const onRun = (
  pallet: OrderPallet,
  { day, cutOffAt }: Pick<Run, 'day' | 'cutOffAt'>,
): OrderPallet => ({
  ...pallet,
  leavesOn: day,
  runText: runText({ day, cutOffAt: new Date(cutOffAt) }),
})

/** The same where parts that missed its own run were to travel on one day, and do on another. */
export const onLaterRun = (pallet: OrderPallet, { from, to }: { from: string; to: string }): OrderPallet => ({
  ...pallet,
  pallets: pallet.pallets.map((each) => (each.leavesOn === from ? { ...each, leavesOn: to } : each)),
})

function requireMinimum(groupName: string, { minimumMinor }: Run, { goodsMinor }: PlannedOrder): void {
  const missing = minimumText(groupName, { goodsMinor, minimumMinor })
  if (missing !== null) throw belowMinimum(missing)
}
