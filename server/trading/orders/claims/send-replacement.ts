import { randomUUID } from 'node:crypto'
import { usualDispatchDay } from '../../../../shared/orders/delivery-promise.ts'
import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import { replacementSoldOut } from '../../../platform/errors/claim-errors.ts'
import { reserveStock } from '../../stock/move-order-stock.ts'
import { insertOrderEvents } from '../order-event-queries.ts'
import type { StepActor } from '../life/part-step.ts'
import { arrivalDay } from '../life/deadlines.ts'
import { setClock } from '../life/set-clock.ts'
import { settleOrder } from '../life/settle-order.ts'
import { insertLines } from '../order-queries.ts'
import { consignmentRows, lineRows } from '../order-read-queries.ts'
import type { Claimed } from './end-claim.ts'
import { insertPart } from './claim-queries.ts'
import { claimedLines } from './resent-units.ts'

const free = { goodsMinor: 0, depositsMinor: 0, shippingMinor: 0, vatByRate: [], vatMinor: 0, totalMinor: 0 }

/**
 * Sends the units of a claim again: a confirmed part of price 0 that names the claim and takes its units from stock. It
 * rides on no pallet and has neither invoice nor fee (CLAIM-09). Throws RequestError 409 where stock does not have them.
 */
export async function sendReplacement(
  transaction: Database,
  { order, part, claim }: Claimed,
  { actor, now }: { actor: StepActor; now: Date },
): Promise<void> {
  const rows = await lineRows(transaction, [part.id])
  const wanted = claimedLines(claim, rows).flatMap(({ position, units: quantity }) => {
    const line = rows.find((each) => each.position === position)
    return line === undefined || quantity === 0 ? [] : [{ line, quantity }]
  })
  if (wanted.length === 0) throw badField('answer', 'There is nothing to send again.')
  const parts = await consignmentRows(transaction, [order.id])
  const id = randomUUID()
  const dispatchOn = usualDispatchDay(now)
  await insertPart(transaction, {
    ...free,
    id,
    orderId: order.id,
    position: Math.max(...parts.map(({ position }) => position)) + 1,
    breweryId: part.breweryId,
    brewerySlug: part.brewerySlug,
    breweryName: part.breweryName,
    state: 'accepted',
    shippingOption: part.shippingOption,
    nation: part.nation,
    daysOff: part.daysOff,
    claimId: claim.id,
    dispatchOn,
    deliverBy: arrivalDay(dispatchOn, calendarOf(part)),
  })
  const lines = wanted.map(({ line, quantity }, position) => ({
    ...line,
    id: randomUUID(),
    consignmentId: id,
    position,
    unitPriceMinor: 0,
    depositKind: null,
    depositMinor: 0,
    quantityOrdered: quantity,
    quantity,
    quantitySent: 0,
    replacesPosition: null,
  }))
  await insertLines(transaction, lines)
  const taken = lines.map(({ id: lineId, kind, itemId, quantity }) => ({ lineId, kind, itemId, quantity }))
  // One by one, since two lines may be of the same beer: one of them in place of another.
  for (const line of taken) {
    const cause = { at: now, actor: null }
    const { shortIds } = await reserveStock(transaction, 'promise_on_account', [line], cause)
    if (shortIds.length > 0) throw replacementSoldOut()
  }
  // The order was placed with all its parts, so that folding its events begins at `placed` here too.
  await insertOrderEvents(transaction, [
    {
      orderId: order.id,
      consignmentId: id,
      verb: 'accept',
      fromState: 'placed',
      toState: 'accepted',
      actorId: actor.id,
      actorName: actor.name,
      role: actor.role,
      means: actor.means,
      reason: 'replacement',
      at: now.toISOString(),
    },
  ])
  await settleOrder(transaction, order)
  await setClock(transaction, { order, ids: [id], now })
}
