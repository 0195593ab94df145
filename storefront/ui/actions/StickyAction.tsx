import type { ReactNode } from 'react'
import styles from './StickyAction.module.css'

type Props = {
  /** The one action that comes next, as a wide button. */
  children: ReactNode
  /** What else can be done, behind it. */
  more?: ReactNode
}

/** The next action where the thumb is: at the foot of a phone's screen, in its place on a wider one. */
export function StickyAction({ children, more }: Props) {
  return (
    <div className={styles.place}>
      <div className={styles.next}>{children}</div>
      {more !== undefined && <div className={styles.more}>{more}</div>}
    </div>
  )
}
