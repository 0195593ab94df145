import type { BeerPageContainer } from '../../shared/pages/beer-page-data.ts'
import { CouplerWarning } from '../accounts/cellar/CouplerWarning.tsx'
import styles from './VariantNotes.module.css'

/**
 * Below a size, as wide as the table: the duty in its price, and whether the cellar takes it (docs/data-sources.md,
 * 0027).
 */
export function VariantNotes({ container }: { container: BeerPageContainer }) {
  const { name, couplerType, taxText, offerText } = container
  if (taxText === null && couplerType === null && !offerText) return null
  return (
    <tr className={styles.notes} data-quiet={(taxText === null && !offerText) || undefined}>
      <td className={styles.notesCell} colSpan={4}>
        {offerText && <b className={styles.offers}>{offerText}</b>}
        {taxText !== null && <span className={styles.tax}>{taxText}</span>}
        <CouplerWarning name={name} couplerType={couplerType} />
      </td>
    </tr>
  )
}
