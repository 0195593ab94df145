import type { Upsell } from '../../../shared/api/accessories-api.ts'
import { SOLD_OUT, stockText } from '../../../shared/catalogue/beer-availability.ts'
import type { AccessoryCard } from '../../../shared/pages/beer-page-data.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import type { AccessoryCardRow } from './accessory-in-statement.ts'
import type { AccessoryRow } from './accessory-queries.ts'

/** An accessory as the wire knows it: upsell (ENT-32). */
export function upsellView(row: AccessoryRow): Upsell {
  const { id, slug, name, description, priceMinor, couplerType, displayOrder, currentStock, maxQuantity } =
    row
  const url = pictureOf(row)
  const isSoldOut = currentStock <= 0
  return {
    id,
    slug,
    name,
    description,
    priceMinor,
    price: priceMinor === null ? null : formatMinor(priceMinor),
    couplerType,
    displayOrder,
    currentStock,
    maxQuantity,
    isSoldOut,
    stockMessage: isSoldOut ? SOLD_OUT : stockText(currentStock),
    images: [{ id, url, iconUrl: url, isDefault: true }],
  }
}

/** An accessory as cards draw it. */
export function accessoryCardView(row: AccessoryCardRow): AccessoryCard {
  const { id, slug, name, description, priceMinor, couplerType, currentStock, maxQuantity } = row
  return {
    id,
    slug,
    name,
    description,
    imageUrl: pictureOf(row),
    priceMinor,
    couplerType,
    currentStock,
    maxQuantity,
    isSoldOut: currentStock <= 0,
  }
}

const pictureOf = (row: AccessoryCardRow) => row.imageUrl ?? serverPaths.accessoryPicture(row.picture)
