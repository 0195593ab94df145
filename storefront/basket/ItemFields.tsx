import { basketFields } from '../../shared/basket/basket-form.ts'
import type { BasketItemKind } from '../../shared/basket/basket-keys.ts'

type Props = { kind: BasketItemKind; itemId: string }

/** Names an item in a form that adds to a basket; its quantity comes after it. */
export function ItemFields({ kind, itemId }: Props) {
  return (
    <>
      <input type="hidden" name={basketFields.kind} value={kind} />
      <input type="hidden" name={basketFields.itemId} value={itemId} />
    </>
  )
}
