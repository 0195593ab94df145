import type { ConsignmentDelivery } from '../../../shared/api/orders-api.ts'
import { minimumText, notCoveredText } from '../../../shared/delivery/quote-delivery.ts'
import { isCollected, type ShippingOption } from '../../../shared/orders/shipping-options.ts'
import type { PartToQuote, QuoteParts } from '../delivery-terms/quote-parts.ts'
import { belowMinimum, collectionClosed, deliveryNotCovered } from '../../platform/errors/order-errors.ts'
import type { OrderableLine } from './check-basket.ts'

/** The delivery of each part of a regular order, by brewery; null is Dray's. */
export type PlannedDelivery = ReadonlyMap<string | null, ConsignmentDelivery>

type ToDeliver = {
  lines: readonly OrderableLine[]
  options: ReadonlyMap<string, ShippingOption>
  postcode: string
}

/**
 * What delivery of a regular order costs and promises, to be copied to it. Throws RequestError 409 where a brewery does
 * not deliver there, is not collected from, or asks for more goods.
 */
export function planDelivery(quote: QuoteParts, { lines, options, postcode }: ToDeliver): PlannedDelivery {
  const parts = partsOf(lines)
  const goods = new Map(parts.map(({ teamId, goodsMinor }) => [teamId, goodsMinor]))
  const planned = new Map<string | null, ConsignmentDelivery>()
  for (const { teamId, name, version, answer, collection } of quote(postcode, parts)) {
    if (isCollected(teamId, options)) {
      if (collection === null) throw collectionClosed(name)
      planned.set(teamId, {
        kind: 'collection',
        version,
        chargeMinor: 0,
        promisedFrom: null,
        promisedTo: null,
      })
      continue
    }
    if (answer === null) continue
    if (answer.kind === 'not_covered') throw deliveryNotCovered(notCoveredText(name, answer.outward))
    const { chargeMinor, minimumMinor, promised, way } = answer
    const missing = minimumText(name, { goodsMinor: goods.get(teamId) ?? 0, minimumMinor })
    if (missing !== null) throw belowMinimum(missing)
    const kind = way === 'van' ? 'own_van' : 'carrier'
    planned.set(teamId, { kind, version, chargeMinor, promisedFrom: promised.from, promisedTo: promised.to })
  }
  return planned
}

/** Throws RequestError 409 where a brewery of a group's order is to be collected from and is not (DELV-04). */
export function requireCollections(quote: QuoteParts, { lines, options, postcode }: ToDeliver): void {
  for (const { teamId, name, collection } of quote(postcode, partsOf(lines)))
    if (isCollected(teamId, options) && collection === null) throw collectionClosed(name)
}

/** What each sender is to deliver, in the order of its first line. */
function partsOf(lines: readonly OrderableLine[]): PartToQuote[] {
  const goods = new Map<string | null, number>()
  for (const { offer, quantity, unitPriceMinor } of lines) {
    const teamId = offer.brewery?.id ?? null
    goods.set(teamId, (goods.get(teamId) ?? 0) + quantity * unitPriceMinor)
  }
  return [...goods].map(([teamId, goodsMinor]) => ({ teamId, goodsMinor }))
}
