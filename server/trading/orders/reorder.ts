import type { Order, Reorder } from '../../../shared/api/orders-api.ts'
import { floorToMultiple } from '../../../shared/prices/order-multiple.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { readSellableOffers, nameOf } from '../basket/offer.ts'
import type { Database } from '../../platform/database/database.ts'
import { priceBasket } from '../basket/price-basket.ts'
import { findGroupDelivery } from '../../catalogue/groups/find-group-delivery.ts'
import { findOrder } from './find-orders.ts'

/**
 * What a client would put into the basket to have the same again, and what is different now. Nothing is written: the
 * basket takes the items as it takes any other.
 */
export async function reorder(
  database: Database,
  { clientId, number, now }: { clientId: string; number: string; now: Date },
): Promise<Reorder> {
  const order = await findOrder(database, { clientId }, number)
  const { group } = order
  const lines = orderedParts(order).flatMap((part) => part.lines)
  const offers = await readSellableOffers(database, lines, { clientId, day: londonDay(now) })
  const carrier = group && (await findGroupDelivery(database, group.id))
  const answer: Reorder = { items: [], changes: [] }
  const again = lines.map((line) => {
    const offer = offers.get(nameOf(line)) ?? null
    const whole = floorToMultiple(line.quantityOrdered, offer?.orderMultiple)
    return { line, offer, quantity: Math.min(whole, offer?.maxQuantity ?? 0) }
  })
  const prices = priceBasket(again)
  for (const [at, { line, offer, quantity }] of again.entries()) {
    const { kind, itemId, title, variantLabel, quantityOrdered, unitPriceMinor } = line
    const priceMinor = prices[at]?.priceMinor ?? null
    const isCarried =
      !group || (carrier && (!offer?.brewery || carrier.breweryIds.includes(offer.brewery.id)))
    const groupSlug = isCarried ? (carrier?.slug ?? null) : null
    if (quantity > 0) answer.items.push({ kind, itemId, groupSlug, quantity, title })
    const record = (reason: Reorder['changes'][number]['reason']) =>
      answer.changes.push({
        title,
        variantLabel,
        reason,
        quantityOrdered,
        quantity,
        priceWasMinor: unitPriceMinor,
        priceMinor,
      })
    if (offer === null) record('gone')
    else if (offer.closure) record(offer.closure.reason)
    else if (offer.priceMinor === null) record('price_unknown')
    else if (quantity === 0) record('sold_out')
    else {
      if (quantity < quantityOrdered) record('fewer_left')
      if (priceMinor !== unitPriceMinor) record('price_changed')
      if (!isCarried) record('group_gone')
    }
  }
  return answer
}

/** The parts of an order with what its buyer ordered: nothing that a brewery sent again or in place of a line. */
export const orderedParts = ({ consignments }: Pick<Order, 'consignments'>): Order['consignments'] =>
  consignments
    .filter(({ claimId }) => claimId === undefined)
    .map((part) => ({
      ...part,
      lines: part.lines.filter(({ replacesPosition }) => replacesPosition === null),
    }))
