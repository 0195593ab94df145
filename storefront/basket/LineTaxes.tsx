import { taxText } from '../../shared/duty/duty-text.ts'
import type { BasketEntry } from './basket-entry.ts'
import styles from './LineTaxes.module.css'

/** The duty in a line's price and its VAT, where the brewery states them (issue E). */
export function LineTaxes({ line: { duty, priceMinor, quantity } }: { line: BasketEntry }) {
  if (!duty || priceMinor === null) return null
  return <span className={styles.taxes}>{taxText({ duty, quantity, netMinor: priceMinor * quantity })}</span>
}
