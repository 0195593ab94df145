import { taxText } from '../../../shared/duty/duty-text.ts'
import { CouplerWarning } from '../../accounts/cellar/CouplerWarning.tsx'
import type { BasketEntry } from './basket-entry.ts'
import styles from './LineNotes.module.css'

type Props = { line: BasketEntry }

/** The duty in a line's price and its VAT, where the brewery states them (docs/data-sources.md). */
export function LineTaxes({ line: { duty, priceMinor, quantity, vatRate } }: Props) {
  if (!duty || priceMinor === null) return null
  return (
    <span className={styles.taxes}>
      {taxText({ duty, quantity, netMinor: priceMinor * quantity, vatRate })}
    </span>
  )
}

/** Whether the cellar takes the keg of a line. */
export function LineCoupler({ line: { kind, variantLabel, couplerType } }: Props) {
  if (kind !== 'variant') return null
  return <CouplerWarning name={variantLabel ?? ''} couplerType={couplerType} />
}
