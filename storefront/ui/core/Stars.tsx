import type { CSSProperties } from 'react'
import styles from './Stars.module.css'
import '../star-shape.css'

type Props = {
  /** From 0 to 5; drawn to the nearest half. */
  value: number
  /** Between the two without it. */
  size?: 'small' | 'large'
}

/** Five stars, filled as far as the value goes. Read out to a tenth: `3.4 out of 5 stars`. */
export function Stars({ value, size }: Props) {
  const shown = Math.min(5, Math.max(0, value))
  return (
    <span>
      <span
        className={styles.stars}
        data-size={size}
        style={{ '--filled': `${Math.round(shown * 2) * 10}%` } as CSSProperties}
        aria-hidden="true"
      />
      <span className="visually-hidden">{`${Math.round(shown * 10) / 10} out of 5 stars`}</span>
    </span>
  )
}
