import type { ReactNode } from 'react'
import styles from './Timeline.module.css'

type Props = {
  label: string
  items: {
    key: string
    /** An ISO moment, and the same for people. */
    at: string
    when: string
    what: ReactNode
    who?: string
    note?: string
  }[]
}

/** What happened to a thing, who did it and when, the newest first. */
export function Timeline({ label, items }: Props) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {items.map(({ key, at, when, what, who, note }) => (
        <li className={styles.item} key={key}>
          <p className={styles.what}>{what}</p>
          <p className={styles.when}>
            <time dateTime={at}>{when}</time>
            {who !== undefined && `, ${who}`}
          </p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
