import type { MouseEvent, ReactNode } from 'react'
import { useIsPaintedOrFrom, useRowsInSight, widthOfTablesPx } from './after-first-paint.ts'
import styles from './RowTable.module.css'

/**
 * What a cell is: `tick` chooses the row, `key` names the row, `who` and `state` head its slip on a phone, `what` and `more` follow, `sum` is
 * at its end and `act` is the one thing to do; `press` is a thing to do that may be small below the sum.
 */
type RowSlot = 'tick' | 'key' | 'who' | 'what' | 'more' | 'state' | 'sum' | 'act' | 'press'

type Column = {
  slot: RowSlot
  label: string
  isLabelHidden?: boolean
  /** In place of the label, such as a box that chooses every row. */ head?: ReactNode
}
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
            {columns.map(({ slot, label, isLabelHidden = false, head }) => (
              <th scope="col" key={label} className={styles[slot]}>
                {head ?? <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {/* Those who use the keyboard have the link itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <tbody onClick={followRow}>{inSight}</tbody>
    </table>
  )
}

/** A press anywhere in a row follows the link that names it, or its only one. */
function followRow({ target, ctrlKey, metaKey }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a,button,label,input')) return
  // Words that are being chosen to be copied stay so.
  if (getSelection()?.toString()) return
  const row = target.closest('tr')
  const links = row?.querySelectorAll('a') ?? []
  const link = row?.querySelector('th a') ?? (links.length === 1 ? links[0] : null)
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }))
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
