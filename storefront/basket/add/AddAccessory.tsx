import { CONTACT_FOR_PRICING, SOLD_OUT } from '../../../shared/catalogue/beer-availability.ts'
import type { AccessoryCard } from '../../../shared/pages/beer-page-data.ts'
import { QuickAdd } from './QuickAdd.tsx'

type Props = { accessory: Pick<AccessoryCard, 'id' | 'name' | 'priceMinor' | 'isSoldOut' | 'maxQuantity'> }

/** Adds one, unless it is sold out, none may be taken or it has no price (SHOP-51 to SHOP-53, S-03). */
export function AddAccessory({ accessory }: Props) {
  const { id, name, priceMinor, isSoldOut, maxQuantity } = accessory
  const isBlocked = isSoldOut || maxQuantity === 0 || priceMinor === null
  return (
    <QuickAdd
      kind="upsell"
      name={name}
      options={isBlocked ? [] : [{ itemId: id, label: '' }]}
      unavailable={priceMinor === null && !isSoldOut ? CONTACT_FOR_PRICING : SOLD_OUT}
    />
  )
}
