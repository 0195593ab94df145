import { packSizeOf, soldMeasureOf } from '../../../shared/gross-profit.ts'
import { MarginPlace } from '../../margin/MarginPlace.tsx'
import type { BasketEntry } from '../basket-entry.ts'
import styles from './LineMargin.module.css'

type Props = { line: BasketEntry; name: string }

/** What a pub makes of this line (issue E); nothing where no measure of it is sold by itself. */
export function LineMargin({ line, name }: Props) {
  const { kind, itemKey: id, priceMinor, volumeMl, variantLabel } = line
  const item = { id, label: name, priceMinor, volumeMl, packSize: packSizeOf(variantLabel) }
  if (kind !== 'variant' || soldMeasureOf(item) === null) return null
  return (
    <details className="with-scripts">
      <summary className={styles.summary}>
        Work out your margin<span className="visually-hidden"> on {name}</span>
      </summary>
      <MarginPlace items={[item]} />
    </details>
  )
}
