import { SOLD_OUT } from '../../shared/beer-availability.ts'
import type { AccessoryCard } from '../../shared/beer-page.ts'
import { QuickAdd } from './QuickAdd.tsx'

type Props = { accessory: Pick<AccessoryCard, 'id' | 'name' | 'isSoldOut' | 'maxQuantity'> }

/** Adds one, unless it is sold out or none may be taken (SHOP-51 to SHOP-53). */
export function AddAccessory({ accessory }: Props) {
  const { id, name, isSoldOut, maxQuantity } = accessory
  const isBlocked = isSoldOut || maxQuantity === 0
  return (
    <QuickAdd
      kind="upsell"
      name={name}
      options={isBlocked ? [] : [{ itemId: id, label: '' }]}
      unavailable={SOLD_OUT}
    />
  )
}
