import type { ReactNode } from 'react'
import styles from './ListHead.module.css'

/** The name of a list, and what can be done with all of it. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </header>
  )
}
