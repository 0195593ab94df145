import { type ReactNode, startTransition, useState } from 'react'
import { packSizeOf, soldMeasureOf } from '../../margin/gross-profit.ts'
import { OpenedCalculator } from '../../margin/OpenedCalculator.tsx'
import type { BasketEntry } from './basket-entry.ts'
import { lineName } from './line-names.ts'
import styles from './MarginDetails.module.css'

type Props = {
  lines: readonly BasketEntry[]
  /** For screen readers only, after the visible words. */
  of?: ReactNode
}

/** What a pub makes of these lines, fetched when it is opened; nothing where no measure is sold on its own. */
export function MarginDetails({ lines, of }: Props) {
  const [isOpen, setOpen] = useState(false)
  const items = lines.filter(({ kind }) => kind === 'variant').map(measuredOf)
  if (items.every((item) => soldMeasureOf(item) === null)) return null
  return (
    <details
      className="with-scripts"
      ref={(details) => {
        if (details?.open) setOpen(true)
      }}
      onToggle={({ currentTarget }) => startTransition(() => setOpen(currentTarget.open))}
    >
      <summary className={styles.summary}>
        Work out your margin{of && <span className="visually-hidden"> {of}</span>}
      </summary>
      <OpenedCalculator isOpen={isOpen} items={items} className={styles.place} />
    </details>
  )
}

const measuredOf = (line: BasketEntry) => ({
  id: line.itemKey,
  name: lineName(line),
  priceMinor: line.priceMinor,
  volumeMl: line.volumeMl,
  packSize: packSizeOf(line.variantLabel),
})
