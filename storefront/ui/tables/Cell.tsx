import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

type Props = {
  children?: ReactNode
  align?: 'start' | 'end'
  /** The cell that names its row. */
  isHeader?: boolean
  /** Shown before the figure where rows are stacked on a phone. */
  label?: string | undefined
  span?: number
}

/** One cell of a DataTable. */
export function Cell({ children, align, isHeader = false, label, span }: Props) {
  if (isHeader) {
    return (
      <th className={styles.cell} scope="row" data-align={align} colSpan={span}>
        <div className={styles.content}>{children}</div>
      </th>
    )
  }
  return (
    <td className={styles.cell} data-align={align} data-label={label} colSpan={span}>
      <div className={styles.content}>{children}</div>
    </td>
  )
}
