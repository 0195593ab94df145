import type { ReactNode } from 'react'
import { Button } from '../core/Button.tsx'
import styles from './BulkBar.module.css'

type Props = {
  /** How many rows are ticked, and what they are: '3 orders'. */
  chosen: string
  /** What can be done with all of them. */
  children: ReactNode
  onClear: () => void
}

/** What can be done with the ticked rows of a list; on a phone at the foot of the screen. */
export function BulkBar({ chosen, children, onClear }: Props) {
  return (
    <section className={styles.bar} aria-label={`With ${chosen}`}>
      <p className={styles.chosen} role="status">
        {chosen}
      </p>
      <div className={styles.acts}>{children}</div>
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
