import { usualDispatchDay } from '../../../../shared/orders/delivery-promise.ts'
import { calendarOf, londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findBreweryNations } from '../../../catalogue/beers/brewery-nations.ts'
import { findDaysOff } from '../../../catalogue/beers/closures/own-closures.ts'
import { findRun } from '../../../parties/runs/find-runs.ts'
import { notifyOfNewOrder } from '../order-mails.ts'
import { lockOrder, updateConsignment } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'
import { settleOrderDocuments } from '../settle-order-documents.ts'
import { acceptPart } from './accept-part.ts'
import { daysOf } from './days-of-part.ts'
import { arrivalDay } from './deadlines.ts'
import { systemActor } from './part-step.ts'
import { partDays } from './run-times.ts'
import { answerTimes, setClock } from './set-clock.ts'
import { settleOrder } from './settle-order.ts'
import type { StepDeps } from '../order-deps.ts'

type Opening = { number: string } & StepDeps

/**
 * The order is paid, or owed on an invoice: breweries learn of their parts and the deadlines begin. Dray's own part
 * accepts itself. Needs a transaction.
 */
export async function openParts(transaction: Database, { number, ...deps }: Opening): Promise<void> {
  const { now } = deps
  const order = (await lockOrder(transaction, { number }))!
  const parts = await consignmentRows(transaction, [order.id])
  const breweryIds = parts.flatMap(({ breweryId }) => breweryId ?? [])
  const nations = await findBreweryNations(transaction, breweryIds)
  const closed = await findDaysOff(transaction, { breweryIds, from: londonDay(now) })
  const orderRun = await findRun(transaction, order.runId)
  for (const part of parts) {
    const nation = nations.get(part.breweryId ?? '') ?? 'england-and-wales'
    const daysOff = closed(part.breweryId)
    const calendar = calendarOf({ nation, daysOff })
    const run = part.shippingOption === 'delivery' ? orderRun : null
    const promised = daysOf(part.delivery, usualDispatchDay(now, calendar))
    const own = run && partDays(run)
    const dispatchOn = own?.dispatchOn ?? promised.dispatchOn
    const deliverBy =
      part.shippingOption === 'collection'
        ? null
        : (own?.deliverBy ?? promised.deliverBy ?? arrivalDay(dispatchOn, calendar))
    await updateConsignment(transaction, part.id, { nation, daysOff, dispatchOn, deliverBy })
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
    await settleOrderDocuments(transaction, { orderId: order.id, reason: '', now })
  await setClock(transaction, { order, ids: parts.map(({ id }) => id), now })
  const opened = await consignmentRows(transaction, [order.id])
  const answerBy = await answerTimes(transaction, opened, { order, now })
  await notifyOfNewOrder(transaction, { number, answerBy }, deps)
}
