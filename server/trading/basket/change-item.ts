import type { CartItem } from '../../../shared/api/basket-api.ts'
import { readQuantity } from '../../../shared/basket/basket-quantity.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { accessoryCardView } from '../../catalogue/accessories/accessory-view.ts'
import { variantOf } from '../../catalogue/beers/find-variants.ts'
import type { Database } from '../../platform/database/database.ts'
import { depositOf } from '../../finance/deposits/find-deposits.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import type { LineChanger } from './cart-owners.ts'
import { type ChangedLine, setLineQuantity } from './line-quantity-queries.ts'
import { type Offer, offerOfAccessory, offerOfVariant } from './offer.ts'
import { removeItem } from './remove-item.ts'
import { showChanged } from './show-changed.ts'
import { storedGroup } from './show-lines.ts'

/**
 * Sets the units of a line and returns it; less than one removes it, which returns null, even when another device
 * removed it first (C-23). Throws RequestError 404 for an unknown line, 401 for an ended session.
 */
export async function changeItem(
  database: Database,
  { claimed, confirm }: LineChanger,
  { lineId, quantity, now }: { lineId: string; quantity: number; now: Date },
): Promise<CartItem | null> {
  const units = readQuantity(quantity)
  if (units === 0) {
    await removeItem(database, await confirm(), { lineId, now })
    return null
  }
  const changed = isUuid(lineId)
    ? await setLineQuantity(database, claimed, { lineId, quantity: units, now })
    : null
  if (changed === null) {
    await confirm()
    throw notFound('The line')
  }
  return showChanged(database, {
    ownerOf: confirm,
    row: changed.line,
    offer: offerOf(changed, londonDay(now)),
    group: changed.group ?? storedGroup(changed.line),
    now,
  })
}

function offerOf({ variant, accessory, terms, deposits }: ChangedLine, day: string): Offer | null {
  if (variant === null) return accessory && offerOfAccessory(accessoryCardView(accessory))
  const sold = variantOf(variant, day)
  const offer = offerOfVariant(sold, { listed: terms, day, unitsLeft: new Map() })
  const deposit = deposits && depositOf({ ...offer, packSize: sold.packSize }, deposits)
  return deposit ? { ...offer, deposit } : offer
}
