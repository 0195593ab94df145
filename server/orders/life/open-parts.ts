import { usualDispatchDay } from '../../../shared/orders/delivery-promise.ts'
import type { Database } from '../../database/database.ts'
import { findBreweryNations } from '../../catalogue/brewery-nations.ts'
import { notifyOfNewOrder } from '../order-mails.ts'
import { lockOrder, updateConsignment } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows } from '../order-read-queries.ts'
import { settleOrderPapers } from '../settle-order-papers.ts'
import { acceptPart } from './accept-part.ts'
import { arrivalDay } from './deadlines.ts'
import { systemActor } from './part-step.ts'
import { answerTimes, setClock } from './set-clock.ts'
import { settleOrder } from './settle-order.ts'
import type { StepDeps } from './step-deps.ts'

type Opening = { number: string } & StepDeps

/**
 * The order is paid, or owed on an invoice: breweries learn of their parts and the deadlines begin. Dray's own part
 * accepts itself. Needs a transaction.
 */
export async function openParts(transaction: Database, { number, ...deps }: Opening): Promise<void> {
  const { now } = deps
  const order = (await lockOrder(transaction, { number }))!
  const parts = await consignmentRows(transaction, [order.id])
  const nations = await findBreweryNations(
    transaction,
    parts.flatMap(({ breweryId }) => breweryId ?? []),
  )
  for (const part of parts) {
    const nation = nations.get(part.breweryId ?? '') ?? 'england-and-wales'
    const runOn = part.shippingOption === 'delivery' ? (order.pallet?.leavesOn ?? null) : null
    const promised = daysOf(part.delivery, usualDispatchDay(now))
    const dispatchOn = runOn ?? promised.dispatchOn
    const deliverBy = runOn ?? promised.deliverBy ?? arrivalDay(dispatchOn, nation)
    await updateConsignment(transaction, part.id, { nation, dispatchOn, deliverBy })
    if (part.breweryId === null)
      await acceptPart(transaction, {
        order,
        part: { ...part, dispatchOn },
        lines: [],
        actor: systemActor,
        now,
      })
  }
  await settleOrder(transaction, order)
  if (parts.some(({ breweryId }) => breweryId === null))
    await settleOrderPapers(transaction, { orderId: order.id, reason: '', now })
  await setClock(transaction, { order, ids: parts.map(({ id }) => id), now })
  const opened = await consignmentRows(transaction, [order.id])
  const answerBy = await answerTimes(transaction, opened, { order, now })
  await notifyOfNewOrder(transaction, { number, answerBy }, deps)
}

/** A van brings it on the day it leaves; a carrier takes it at the latest on the day it has to arrive. */
function daysOf(delivery: ConsignmentRow['delivery'], usual: string) {
  const deliverBy = delivery?.promisedTo ?? null
  if (deliverBy === null) return { dispatchOn: usual, deliverBy }
  const isLate = delivery?.kind === 'own_van' || deliverBy < usual
  return { dispatchOn: isLate ? deliverBy : usual, deliverBy }
}
