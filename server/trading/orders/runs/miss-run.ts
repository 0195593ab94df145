import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { isInPostcodes } from '../../../../shared/geography/postcode.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOpenRuns, type Run } from '../../../parties/runs/find-runs.ts'
import { findStoppedBreweries } from '../../../parties/brewery-standing/find-standing.ts'
import { systemActor } from '../life/part-step.ts'
import { runTimes } from '../life/run-times.ts'
import { applyStep } from '../life/apply-step.ts'
import type { StepDeps } from '../order-deps.ts'
import type { HeldOrder } from '../order-queries.ts'
import { type ConsignmentRow, lineRows, orderRowById } from '../order-read-queries.ts'
import { palletsOf, planRiding, restOf } from '../pallet/riding.ts'
import { lockForPallets } from './assign-run.ts'

type Missed = {
  order: HeldOrder
  run: Run
  part: ConsignmentRow
  /** The run does not take place, so that Dray pays for it where no other does (RUN-10). */
  isCancelled?: boolean
}

/**
 * A part missed its run: the buyer is offered the next that has room, on a pallet of its own at the brewery's cost;
 * without such a run the part is refused with all money back (RUN-09). Returns the day that is offered; null for none.
 */
export async function proposeLaterRun(
  transaction: Database,
  { order, run, part, isCancelled = false }: Missed,
  deps: StepDeps,
): Promise<string | null> {
  const later = await assignLaterRun(transaction, { order, run, part }, deps.now)
  const { number } = order
  const wanted = { number, consignmentId: part.id, actor: systemActor }
  const note = isCancelled
    ? `The run of ${dayText(run.day)} does not take place.`
    : `It missed the run of ${dayText(run.day)}.`
  if (later === null) {
    const reason = isCancelled ? ('run_cancelled' as const) : ('not_sent' as const)
    const verb = part.state === 'part_dispatched' ? ('close_rest' as const) : ('refuse' as const)
    const borne = isCancelled ? { cause: 'dray' as const } : {}
    await applyStep(transaction, { ...wanted, ...borne, step: { verb, reason, note } }, deps)
    return null
  }
  const step = {
    verb: 'propose' as const,
    dispatchOn: later.run.day,
    laterRun: later,
    note: `${note} It can come on ${dayText(later.run.day)}, at no cost to you.`,
  }
  await applyStep(transaction, { ...wanted, step }, deps)
  return later.run.day
}

/**
 * Room on the next run for what is left of a part, taken under the run's lock: one after the day by which its buyer
 * agreed that it leaves. None for a brewery that may not send.
 */
async function assignLaterRun(transaction: Database, { order, run, part }: Missed, now: Date) {
  if (part.breweryId !== null && (await findStoppedBreweries(transaction)).includes(part.breweryId))
    return null
  const { contact, shipTo } = (await orderRowById(transaction, order.id))!
  const postcode = (shipTo ?? contact)?.postcode ?? null
  const rest = restOf(part, await lineRows(transaction, [part.id]))
  const { plan } = planRiding(rest, postcode, order.pallet?.limitG)
  const pallets = palletsOf(plan)
  const next = await findOpenRuns(transaction, { groupId: run.groupId, now })
  const after = part.dispatchOn !== null && part.dispatchOn > run.day ? part.dispatchOn : run.day
  for (const each of next) {
    const { id, day, postcodes } = each
    const serves = postcodes === null || (postcode !== null && isInPostcodes(postcode, postcodes))
    if (day <= after || !serves || !isLightEnough(each, order, pallets)) continue
    const held = await lockForPallets(transaction, id, { pallets, now })
    if (held !== null)
      return {
        run: held,
        runId: id,
        pallets: pallets.length,
        weightG: pallets.reduce((sum, { weightG }) => sum + weightG, 0),
        times: runTimes(held),
      }
  }
  return null
}

/** Pallets planned for a tail-lift are not heavier than that of another run. */
export const isLightEnough = (
  { tailLiftKg }: Run,
  { pallet }: Pick<HeldOrder, 'pallet'>,
  pallets: readonly { weightG: number }[],
): boolean =>
  (pallet?.limitG ?? 0) >= 1_000_000 || pallets.every(({ weightG }) => weightG <= tailLiftKg * 1000)
