import type { ReactNode } from 'react'
import styles from './Roundel.module.css'

type Props = {
  /** The word or number in the middle, a few letters at most. */
  children: ReactNode
  /** A short word above and below, as on a beer mat. */
  above?: string
  below?: string
  tone?: 'hop' | 'malt' | 'oxide' | 'stout'
  size?: 'small' | 'medium' | 'large'
}

/** A beer mat: a ringed disc for the one thing on a page that may shout. */
export function Roundel({ children, above, below, tone = 'stout', size = 'medium' }: Props) {
  return (
    <span className={styles.roundel} data-tone={tone} data-size={size}>
      {above !== undefined && <span className={styles.small}>{above} </span>}
      <span className={styles.middle}>{children}</span>
      {below !== undefined && <span className={styles.small}> {below}</span>}
    </span>
  )
}
