import type { Upsell } from '../../shared/api/accessories-api.ts'
import type { AccessoryCard } from '../../shared/pages/beer-page-data.ts'

/** An upsell as the public calls answer it, as a card draws it: its default picture, else its first. */
export function accessoryOf({ images, ...upsell }: Upsell): AccessoryCard {
  const { id, slug, name, description, priceMinor, couplerType, currentStock, maxQuantity, isSoldOut } =
    upsell
  return {
    id,
    slug,
    name,
    description,
    imageUrl: (images.find((image) => image.isDefault) ?? images[0])?.url ?? '',
    priceMinor,
    couplerType,
    currentStock,
    maxQuantity,
    isSoldOut,
  }
}
