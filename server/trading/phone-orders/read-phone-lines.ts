import { randomUUID } from 'node:crypto'
import type { PhoneOrderQuoteInput } from '../../../shared/api/phone-orders-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { nameOf, readSellableOffers } from '../basket/offer.ts'
import { priceBasket } from '../basket/price-basket.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import type { PhoneSeller } from './phone-seller.ts'
import type { PhoneLine } from './phone-order-tables.ts'

type ReadPhoneLinesInput = {
  clientId: string
  seller: PhoneSeller
  lines: PhoneOrderQuoteInput['lines']
  now: Date
}

/** Lines of a seller's beers at the buyer's prices of today. Throws RequestError 400 for another's, and for a size named twice. */
export async function readPhoneLines(
  database: Database,
  { clientId, seller, lines, now }: ReadPhoneLinesInput,
): Promise<PhoneLine[]> {
  const items = lines.map(({ variantId, quantity }) => ({
    kind: 'variant' as const,
    itemId: variantId.toLowerCase(),
    quantity,
  }))
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length)
    throw badField('lines', 'Name each size once.')
  const known = items.filter(({ itemId }) => isUuid(itemId))
  const offers = await readSellableOffers(database, known, { clientId, day: londonDay(now) })
  const offered = items.map((item) => {
    const offer = offers.get(nameOf(item))
    if (!offer?.brewery || !seller.breweryIds.includes(offer.brewery.id))
      throw badField('lines', `Choose beers of ${seller.name}.`)
    return { ...item, offer }
  })
  const prices = priceBasket(offered)
  return offered.map(({ offer, ...item }, at) => ({
    ...item,
    lineId: randomUUID(),
    priceMinor: prices[at]?.priceMinor ?? null,
    snapshot: offer,
  }))
}
