import type { OrderItem, OrderSize } from '../../shared/api/quick-order-api.ts'
import { basketFields } from '../../shared/basket/basket-form.ts'
import { CONTACT_FOR_PRICING, SOLD_OUT } from '../../shared/catalogue/beer-availability.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { Icon } from '../ui/core/Icon.tsx'
import { sheetForm } from './order-draft.ts'
import styles from './SizePicker.module.css'

type Props = {
  label: string
  items: readonly OrderItem[]
  /** Null leaves the row out. */
  value: string | null
  onChoose: (variantId: string | null) => void
}

/** The best match and its neighbours in all their sizes, in the system's own list: it works without scripts too. */
export function SizePicker({ label, items, value, onChoose }: Props) {
  return (
    <span className={styles.picker}>
      <select
        className={styles.select}
        name={basketFields.itemId}
        form={sheetForm}
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      >
        <option value="">Leave this line out</option>
        {items.map(({ id, name, breweryName, closed, sizes }) => (
          <optgroup key={id} label={breweryName === '' ? name : `${name} · ${breweryName}`}>
            {sizes.map((size) => (
              <option key={size.variantId} value={size.variantId}>
                {`${name}, ${closed ? size.label : sizeText(size)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}

function sizeText({ label, priceMinor, maxQuantity }: OrderSize): string {
  if (priceMinor === null) return `${label} · ${CONTACT_FOR_PRICING}`
  return `${label} · ${maxQuantity > 0 ? formatMinor(priceMinor) : SOLD_OUT}`
}
