import { momentText } from '../../../../shared/delivery/moment-text.ts'
import { systemActor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { holdRun } from '../../../parties/runs/find-runs.ts'
import { moveRun } from '../../../parties/runs/move-run.ts'
import { answerSilence } from '../life/answer-silence.ts'
import { systemActor as clock } from '../life/part-step.ts'
import type { StepDeps } from '../order-deps.ts'
import { applyStep } from '../life/apply-step.ts'
import { orderRowById } from '../order-read-queries.ts'
import { updateOrder } from '../order-queries.ts'
import { notifyOfRun } from './notify-run.ts'
import { lockOrdersOnRun, paidOrders } from './parts-of-run.ts'

/** At its cut-off a run takes no more orders. */
export async function closeDueRun(transaction: Database, runId: string, { now }: StepDeps): Promise<void> {
  const run = await holdRun(transaction, runId)
  if (run === null || run.state !== 'open' || new Date(run.cutOffAt) > now) return
  await moveRun(transaction, run, { verb: 'close', actor: systemActor, now })
}

/**
 * At its answer-by a closed run is made firm: parts that breweries did not answer are refused with all money back, open
 * proposals take the buyer's wish, and the pallets that are left are booked (RUN-04).
 */
export async function makeDueRunFirm(transaction: Database, runId: string, deps: StepDeps): Promise<void> {
  const { now } = deps
  const run = await holdRun(transaction, runId)
  if (run === null || run.state !== 'closed' || new Date(run.answerByAt) > now) return
  const held = paidOrders(await lockOrdersOnRun(transaction, runId))
  for (const { order, parts } of held)
    for (const part of parts) {
      if (part.state === 'proposed') await answerSilence(transaction, { order, part }, deps)
      if (part.state === 'placed')
        await applyStep(
          transaction,
          {
            number: order.number,
            consignmentId: part.id,
            actor: clock,
            step: { verb: 'refuse', reason: 'no_answer', note: 'The brewery did not answer in time.' },
          },
          deps,
        )
    }
  await moveRun(transaction, run, { verb: 'firm', actor: systemActor, now })
  for (const { order } of held) await bookPallet(transaction, order.id)
  const left = paidOrders(await lockOrdersOnRun(transaction, runId)).filter(({ parts }) => parts.length > 0)
  await notifyOfRun(
    transaction,
    {
      run,
      what: 'is firm',
      lines: [
        left.length === 1 ? '1 order travels on it.' : `${left.length} orders travel on it.`,
        `The beer is at the depot by ${momentText(run.bringByAt)}.`,
      ],
      breweryIds: left.flatMap(({ parts }) => parts.flatMap(({ breweryId }) => breweryId ?? [])),
    },
    deps,
  )
}

/** The pallet's charge stays from now on, whatever falls away. */
async function bookPallet(transaction: Database, orderId: string): Promise<void> {
  const row = await orderRowById(transaction, orderId)
  if (row?.pallet && row.pallet.pallets.length > 0)
    await updateOrder(transaction, orderId, { pallet: { ...row.pallet, isBooked: true } })
}
