import type { ReactNode } from 'react'
import { useIsPaintedOrFrom, useRowsInSight, widthOfTablesPx } from './after-first-paint.ts'
import styles from './RowTable.module.css'

/**
 * What a cell is: `tick` chooses the row, `key` names the row, `who` and `state` head its slip on a phone, `what` and `more` follow, `sum` is
 * at its end and `act` is the one thing to do; `press` is a thing to do that may be small below the sum.
 */
type RowSlot = 'tick' | 'key' | 'who' | 'what' | 'more' | 'state' | 'sum' | 'act' | 'press'

type Column = { slot: RowSlot; label: string; isLabelHidden?: boolean }
type Props = {
  caption: string
  columns: readonly Column[]
  /** Rows with a key each. */ children: readonly ReactNode[]
}

/** Rows of a list as a table on a wide screen, and as slips on a phone: who and state, what and when, the amount at the end. */
export function RowTable({ caption, columns, children }: Props) {
  const inSight = useRowsInSight(children)
  const hasHead = useIsPaintedOrFrom(widthOfTablesPx)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      {hasHead && (
        <thead>
          <tr>
            {columns.map(({ slot, label, isLabelHidden = false }) => (
              <th scope="col" key={label} className={slot === 'sum' ? styles.sum : undefined}>
                <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>{inSight}</tbody>
    </table>
  )
}

type CellProps = {
  slot: RowSlot
  /** What it is, where a slip has no heading that says so. */ label?: string | undefined
  children?: ReactNode
}

/** One cell of a RowTable; that of `key` names its row. */
export function RowCell({ slot, label, children }: CellProps) {
  if (slot === 'key')
    return (
      <th scope="row" className={styles.key}>
        {children}
      </th>
    )
  return (
    <td className={styles[slot]} data-label={label}>
      {children}
    </td>
  )
}

/** A second line of a cell, quieter. */
export function Soft({ children }: { children: ReactNode }) {
  return <span className={styles.soft}>{children}</span>
}
