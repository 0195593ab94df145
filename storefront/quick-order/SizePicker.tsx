import type { OrderItem, OrderSize } from '../../shared/api/quick-order.ts'
import { basketFields } from '../../shared/basket-form.ts'
import { CONTACT_FOR_PRICING, SOLD_OUT } from '../../shared/beer-availability.ts'
import { formatMinor } from '../../shared/money.ts'
import { Icon } from '../ui/Icon.tsx'
import { sheetForm } from './sheet-form.ts'
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
        {items.map(({ id, name, breweryName, sizes }) => (
          <optgroup key={id} label={breweryName === '' ? name : `${name} · ${breweryName}`}>
            {sizes.map((size) => (
              <option key={size.variantId} value={size.variantId}>
                {`${name}, ${sizeText(size)}`}
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
  const price = priceMinor === null ? CONTACT_FOR_PRICING : formatMinor(priceMinor)
  return `${label} · ${maxQuantity > 0 ? price : SOLD_OUT}`
}
