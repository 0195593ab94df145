import { runOfPart } from '../life/run-times.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { holdRun, type Run } from '../../../parties/runs/find-runs.ts'
import { moveRun, requireRunStep } from '../../../parties/runs/move-run.ts'
import { findStoppedBreweries } from '../../../parties/brewery-standing/find-standing.ts'
import { closeEntry } from '../../../platform/worklist/worklist.ts'
import { answerSilence } from '../life/answer-silence.ts'
import { unitsAtDepot } from '../life/dispatch-part.ts'
import type { StepDeps } from '../order-deps.ts'
import { applyStep } from '../life/apply-step.ts'
import { type ConsignmentRow, consignmentRows, type LineRow, lineRows } from '../order-read-queries.ts'
import { followPallet } from '../pallet/follow-pallet.ts'
import { settleOrder } from '../life/settle-order.ts'
import { lockOrderById } from '../order-queries.ts'
import { proposeLaterRun } from './miss-run.ts'
import { lockOrdersAboutRun, lockOrdersOnRun, type OrderOnRun, paidOrders } from './parts-of-run.ts'
import { stepActorOf } from '../life/step-actor.ts'

/** What left with a run, and what missed it, by part. */
export type Departed = { sent: string[]; missed: string[] }

/**
 * A firm run leaves: what is packed and is at the depot is dispatched, with one mail an order; the rest missed the
 * run, and its buyer is offered the next at the brewery's cost (RUN-08, RUN-09). Beer of a brewery that may not send
 * stays behind and is refused (AWRS-07). Throws RequestError 409 before it is firm.
 */
export async function departRun(
  transaction: Database,
  { runId, actor }: { runId: string; actor: Actor },
  deps: StepDeps,
): Promise<Departed> {
  const run = (await holdRun(transaction, runId))!
  requireRunStep(run, 'depart')
  const departed: Departed = { sent: [], missed: [] }
  const stopped = await findStoppedBreweries(transaction)
  // Orders that are asked about it are held too: a yes comes before it leaves, and is missed, or is too late.
  for (const held of paidOrders(await lockOrdersAboutRun(transaction, runId))) {
    for (const part of held.parts.filter(({ state }) => state === 'proposed'))
      await answerSilence(transaction, { order: held.order, part }, deps)
    const { sent, missed } = await sendOrder(transaction, { run, held, actor, stopped }, deps)
    departed.sent.push(...sent)
    departed.missed.push(...missed)
  }
  const { now } = deps
  await moveRun(transaction, run, { verb: 'depart', actor, now })
  await closeEntry(transaction, { kind: 'run_not_departed', subject: run.id, by: actor, now })
  await sendEmptyPallets(transaction, run, deps)
  return departed
}

async function sendOrder(
  transaction: Database,
  {
    run,
    held: { order },
    actor,
    stopped,
  }: { run: Run; held: OrderOnRun; actor: Actor; stopped: readonly string[] },
  deps: StepDeps,
): Promise<Departed> {
  const all = await consignmentRows(transaction, [order.id])
  const lines = await lineRows(
    transaction,
    all.map(({ id }) => id),
  )
  const own = all.filter((part) => runOfPart(order, part) === run.id)
  const linesOf = ({ id }: ConsignmentRow) => lines.filter(({ consignmentId }) => consignmentId === id)
  const isStopped = ({ breweryId }: ConsignmentRow) => breweryId !== null && stopped.includes(breweryId)
  const ready = own.filter((part) => mayLeave(part) && !isStopped(part) && isAnyAtDepot(linesOf(part)))
  if (ready.length > 0)
    await applyStep(
      transaction,
      {
        number: order.number,
        consignmentIds: ready.map(({ id }) => id),
        actor: stepActorOf(actor),
        step: { verb: 'dispatch', isFromDepot: true, carrier: run.carrier },
      },
      deps,
    )
  const left = (await consignmentRows(transaction, [order.id])).filter(
    (part) => own.some(({ id }) => id === part.id) && waits(part) && linesOf(part).length > 0,
  )
  for (const part of left) await proposeLaterRun(transaction, { order, run, part }, deps)
  return { sent: ready.map(({ id }) => id), missed: left.map(({ id }) => id) }
}

const mayLeave = ({ state }: ConsignmentRow) => state === 'packed' || state === 'part_dispatched'
/** Dray's own part waits too, where its accessories are not there. */
const waits = ({ state }: ConsignmentRow) =>
  state === 'accepted' || state === 'packed' || state === 'part_dispatched'
const isAnyAtDepot = (lines: readonly LineRow[]) => unitsAtDepot(lines).some(({ units }) => units > 0)

/** Pallets that were booked and that their buyers emptied go with the run. */
async function sendEmptyPallets(transaction: Database, run: Run, { now }: StepDeps): Promise<void> {
  for (const { order } of await lockOrdersOnRun(transaction, run.id)) {
    const held = await lockOrderById(transaction, order.id)
    if (held?.pallet?.isBooked !== true) continue
    await followPallet(transaction, held, now)
    await settleOrder(transaction, held)
  }
}
