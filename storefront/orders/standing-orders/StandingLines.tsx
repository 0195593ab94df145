import type { StandingLineView } from '../../../shared/api/standing-orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { Stepper } from '../../ui/quantity/Stepper.tsx'
import styles from './StandingOrders.module.css'

type Props = {
  lines: readonly StandingLineView[]
  /** By item; given where quantities can be changed. */
  units?: ReadonlyMap<string, number>
  onChange?: (itemId: string, quantity: number) => void
}

/** What a standing order orders, each with its price as last shown; with steppers where it can be changed. */
export function StandingLines({ lines, units, onChange }: Props) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li className={styles.line} key={line.itemId}>
          <span>
            {lineName(line)}
            {line.breweryName !== null && <span className={styles.soft}> · {line.breweryName}</span>}
          </span>
          {onChange === undefined ? (
            <span className={styles.figure}>
              {line.quantity} × {line.priceMinor === null ? 'no price' : formatMinor(line.priceMinor)}
            </span>
          ) : (
            <Stepper
              label={`Quantity of ${lineName(line)}`}
              min={0}
              max={100_000}
              multiple={line.orderMultiple}
              value={units?.get(line.itemId) ?? line.quantity}
              onChange={(quantity) => onChange(line.itemId, quantity)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const lineName = ({ title, variantLabel }: StandingLineView) =>
  variantLabel === null ? title : `${title}, ${variantLabel}`

/** The lines of a change: every line with its new quantity. */
export const lineChanges = (lines: readonly StandingLineView[], units: ReadonlyMap<string, number>) =>
  lines.map(({ kind, itemId, quantity }) => ({ kind, itemId, quantity: units.get(itemId) ?? quantity }))
