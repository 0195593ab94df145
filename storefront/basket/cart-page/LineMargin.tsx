import { lazy, Suspense, useState } from 'react'
import { packSizeOf, soldMeasureOf } from '../../../shared/gross-profit.ts'
import { SafeSection } from '../../ui/SafeSection.tsx'
import type { BasketEntry } from '../basket-entry.ts'
import styles from './LineMargin.module.css'

const Calculator = lazy(() =>
  import('../../margin/MarginCalculator.tsx').then((module) => ({ default: module.MarginCalculator })),
)

type Props = { line: BasketEntry; name: string }

/** What a pub makes of this line (issue E); nothing where no measure of it is sold by itself. */
export function LineMargin({ line, name }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { kind, itemKey: id, priceMinor, volumeMl, variantLabel } = line
  const item = { id, name, priceMinor, volumeMl, packSize: packSizeOf(variantLabel) }
  if (kind !== 'variant' || soldMeasureOf(item) === null) return null
  return (
    <details
      className="with-scripts"
      ref={(details) => {
        if (details?.open) setOpen(true)
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        Work out your margin<span className="visually-hidden"> on {name}</span>
      </summary>
      {isOpen && (
        <div className={styles.place}>
          <SafeSection>
            <Suspense>
              <Calculator items={[item]} />
            </Suspense>
          </SafeSection>
        </div>
      )}
    </details>
  )
}
