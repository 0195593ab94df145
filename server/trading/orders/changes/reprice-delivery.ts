import { notCoveredText } from '../../../../shared/delivery/quote-delivery.ts'
import { usualDispatchDay } from '../../../../shared/orders/delivery-promise.ts'
import type { ChangeCause } from '../../../../shared/orders/order-change.ts'
import { isGivenUp } from '../../../../shared/orders/order-states.ts'
import { priceConsignment } from '../../../../shared/orders/price-order.ts'
import type { Database } from '../../../platform/database/database.ts'
import { quoteParts } from '../../delivery-terms/quote-parts.ts'
import { dearerForBuyer } from '../../../platform/errors/order-change-errors.ts'
import { deliveryNotCovered } from '../../../platform/errors/order-errors.ts'
import { bookReduced } from '../life/book-step.ts'
import { arrivalDay } from '../life/deadlines.ts'
import { daysOf } from '../life/days-of-part.ts'
import { deliveryMadeGood, makeDeliveryGood } from '../life/make-delivery-good.ts'
import type { StepActor } from '../life/part-step.ts'
import { type HeldOrder, updateConsignment } from '../order-queries.ts'
import type { ConsignmentRow, LineRow } from '../order-read-queries.ts'

type Repricing = {
  order: HeldOrder
  parts: readonly ConsignmentRow[]
  lines: readonly LineRow[]
  postcode: string
  cause: ChangeCause
  /** Of the change, in the order's history. */
  eventId: number
  actor: StepActor
  why: string
  now: Date
}
/** A delivery that was reckoned again, in pence without VAT: what its terms ask there, and of that the buyer's. */
export type Repriced = {
  partId: string
  name: string
  wasMinor: number
  minor: number
  /** The same with what others pay of it. */
  wasAskedMinor: number
  askedMinor: number
  /** What its brewery gets more than before from whom it costs. */
  madeGoodMinor: number
  promisedTo: string | null
}

/**
 * The deliveries of a regular order by their senders' terms for another postcode. A lower charge is the buyer's; what a
 * higher one asks more than the delivery asked before is made good to the brewery by who caused it. Throws RequestError 409
 * where a brewery does not deliver there, and where the buyer, who causes it, would pay more (STAF-11).
 */
export async function repriceDelivery(transaction: Database, repricing: Repricing): Promise<Repriced[]> {
  const { parts, postcode, now } = repricing
  const going = parts.filter(
    ({ shippingOption, state, claimId }) =>
      shippingOption === 'delivery' && !isGivenUp(state) && claimId === null,
  )
  const asked = going.map(({ breweryId, goodsMinor }) => ({ teamId: breweryId, goodsMinor }))
  const repriced: Repriced[] = []
  for (const { teamId, name, version, answer } of await quoteParts(transaction, {
    postcode,
    parts: asked,
    now,
  })) {
    const part = going.find(({ breweryId }) => breweryId === teamId)
    if (answer === null || part === undefined) continue
    if (answer.kind === 'not_covered') throw deliveryNotCovered(notCoveredText(name, answer.outward))
    const { promised, way, chargeMinor: askedMinor } = answer
    const kind = way === 'van' ? ('own_van' as const) : ('carrier' as const)
    const [wasMinor, minor] = [part.shippingMinor, Math.min(part.shippingMinor, askedMinor)]
    const heldMinor = await deliveryMadeGood(transaction, part.id)
    if (askedMinor > wasMinor + heldMinor && repricing.cause === 'buyer')
      throw dearerForBuyer({ what: `delivery by ${name}`, wasMinor, minor: askedMinor - heldMinor })
    const terms = { kind, version, promisedFrom: promised.from, promisedTo: promised.to }
    await storeTerms(transaction, repricing, { part, minor, delivery: { ...terms, chargeMinor: minor } })
    const madeGoodMinor = await makeDeliveryGood(transaction, {
      part,
      wantedMinor: askedMinor - minor,
      by: repricing.cause === 'carrier' ? 'carrier' : 'dray',
      key: `change:${repricing.eventId}`,
      why: repricing.why,
      actor: repricing.actor,
      now,
    })
    repriced.push({
      partId: part.id,
      name,
      wasMinor,
      minor,
      wasAskedMinor: wasMinor + heldMinor,
      askedMinor,
      madeGoodMinor,
      promisedTo: promised.to,
    })
  }
  return repriced
}

type Terms = { part: ConsignmentRow; minor: number; delivery: NonNullable<ConsignmentRow['delivery']> }

async function storeTerms(
  transaction: Database,
  { order, lines, actor, now }: Repricing,
  { part, minor, delivery }: Terms,
): Promise<void> {
  const own = lines.filter(({ consignmentId }) => consignmentId === part.id)
  const sums = minor === part.shippingMinor ? null : priceConsignment({ lines: own, shippingMinor: minor })
  const days = daysOf(delivery, usualDispatchDay(now))
  const deliverBy =
    part.shippingOption === 'collection' ? null : (days.deliverBy ?? arrivalDay(days.dispatchOn, part.nation))
  await updateConsignment(transaction, part.id, { ...sums, delivery, dispatchOn: days.dispatchOn, deliverBy })
  if (sums !== null)
    await bookReduced(transaction, { order, part, lines: own, actor, now }, part.totalMinor - sums.totalMinor)
}
