import { formatMinor } from '../../../shared/format/money.ts'
import { IconButton } from '../../ui/core/IconButton.tsx'
import { Stepper } from '../../ui/quantity/Stepper.tsx'
import { setUnits } from './pad-lines.ts'
import styles from './OrderPad.module.css'
import type { PadOrder } from './use-pad-order.ts'

/** What was added, with quantities that arrows change. */
export function PadLines({ order }: { order: PadOrder }) {
  const { lines, change, quote } = order
  if (lines.length === 0) return <p className={styles.soft}>Nothing added yet.</p>
  return (
    <ul className={styles.lines} aria-label="Order">
      {lines.map(({ beer, size, quantity }) => {
        const { variantId, label, priceMinor, maxQuantity, orderMultiple } = size
        const priced = quote?.lines.find((line) => line.variantId === variantId)
        const unitMinor = priced?.unitPriceMinor ?? priceMinor
        const name = `${beer.name}, ${label}`
        return (
          <li className={styles.line} key={variantId}>
            <span>
              <strong>{beer.name}</strong> {label}
              <small>
                {unitMinor === null ? 'No price' : `${formatMinor(unitMinor)} each`}
                {quantity > maxQuantity && ` · only ${maxQuantity} left`}
              </small>
            </span>
            <Stepper
              label={`Quantity of ${name}`}
              size="small"
              min={orderMultiple ?? 1}
              max={999}
              multiple={orderMultiple}
              value={quantity}
              onChange={(units) => change(setUnits(lines, variantId, units))}
            />
            <span className={styles.price}>
              {unitMinor === null ? '' : formatMinor((priced?.quantity ?? quantity) * unitMinor)}
            </span>
            <IconButton
              icon="close"
              label={`Remove ${name}`}
              onClick={() => change(setUnits(lines, variantId, 0))}
            />
          </li>
        )
      })}
    </ul>
  )
}
