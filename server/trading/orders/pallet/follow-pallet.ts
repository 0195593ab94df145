import { isGivenUp, type OrderState } from '../../../../shared/orders/order-states.ts'
import type { OrderVerb } from '../../../../shared/orders/order-steps.ts'
import type { Database } from '../../../platform/database/database.ts'
import { bookGivenUp } from '../life/book-step.ts'
import { recordStep, systemActor } from '../life/part-step.ts'
import { findRun } from '../../../parties/runs/find-runs.ts'
import type { HeldOrder } from '../order-queries.ts'
import { consignmentRows, lineRows } from '../order-read-queries.ts'
import { isPalletAlone, ridingParts } from './riding.ts'

const sent: readonly OrderState[] = ['dispatched', 'delivered', 'claimed', 'closed']
const arrived: readonly OrderState[] = ['delivered', 'claimed', 'closed']

type PalletStep = { verb: OrderVerb; to: OrderState; once: readonly OrderState[] }
/** The step that a pallet takes once all that rides on it is this far. */
const steps: Partial<Record<OrderState, PalletStep>> = {
  accepted: { verb: 'dispatch', to: 'dispatched', once: sent },
  dispatched: { verb: 'deliver', to: 'delivered', once: arrived },
  delivered: { verb: 'close', to: 'closed', once: ['closed'] },
}

/** A pallet without accessories leaves, arrives and falls away with what rides on it. Hold the order meanwhile. */
export async function followPallet(transaction: Database, order: HeldOrder, now: Date): Promise<void> {
  const parts = await consignmentRows(transaction, [order.id])
  const part = parts.find(({ breweryId }) => breweryId === null)
  if (order.pallet === null || part === undefined || isGivenUp(part.state)) return
  const lines = await lineRows(transaction, [part.id])
  if (!isPalletAlone(part, lines)) return
  const riding = ridingParts(parts).filter(({ id }) => id !== part.id)
  const step = { order, part, lines, actor: systemActor, now }
  // A booked pallet that the buyer emptied is charged, and goes with its run.
  const isOwed = order.pallet.isBooked === true && part.shippingMinor > 0
  if (riding.length === 0 && isOwed && !(await hasLeft(transaction, order))) return
  if (riding.length === 0 && !isOwed) {
    await bookGivenUp(transaction, step)
    return recordStep(transaction, step, { verb: 'cancel', to: 'cancelled' })
  }
  let state: OrderState = part.state
  for (;;) {
    const next: PalletStep | undefined = steps[state]
    if (next === undefined || !riding.every((each) => next.once.includes(each.state))) return
    await recordStep(transaction, { ...step, part: { ...part, state } }, { verb: next.verb, to: next.to })
    state = next.to
  }
}

const hasLeft = async (transaction: Database, { runId }: HeldOrder): Promise<boolean> => {
  const run = await findRun(transaction, runId)
  return run === null || run.departedAt !== null
}
