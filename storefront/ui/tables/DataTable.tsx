import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

type Column = {
  label: string
  /** Numbers align to the end of their column. */
  align?: 'start' | 'end'
  /** For a column of buttons, whose heading is only read out. */
  isLabelHidden?: boolean
}

type Props = {
  caption: string
  isCaptionHidden?: boolean
  columns: Column[]
  /** Rows: `<tr>` with one `Cell` for each column. */
  children: ReactNode
  footer?: ReactNode
  /** Where there is little width, as on a phone, each row becomes a slip with its own labels, instead of a table
   *  to push sideways. */
  isStackedOnPhone?: boolean
  /** With more columns than a tablet has room for, a row is a slip of labelled figures there. */
  isWide?: boolean
}

/** A table an eye can run down: rules, small caps, figures in line. */
export function DataTable(props: Props) {
  return (
    // A scroller must be reachable for those who scroll with the arrow keys (WCAG 2.1.1)
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label={props.caption} tabIndex={0}>
      <table
        className={styles.table}
        data-narrow={props.isStackedOnPhone ? 'stacked' : undefined}
        data-wide={props.isWide ? '' : undefined}
      >
        <caption className={props.isCaptionHidden ? 'visually-hidden' : styles.caption}>
          {props.caption}
        </caption>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <th className={styles.heading} key={column.label} scope="col" data-align={column.align}>
                <span className={column.isLabelHidden ? 'visually-hidden' : undefined}>{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
        {props.footer !== undefined && <tfoot>{props.footer}</tfoot>}
      </table>
    </section>
  )
}
