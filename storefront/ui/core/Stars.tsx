import type { CSSProperties } from 'react'
import styles from './Stars.module.css'

type Props = {
  /** From 0 to 5; drawn to the nearest half. */
  value: number
  /** Between the two without it. */
  size?: 'small' | 'large'
}

/** Five stars, filled as far as the value goes. Read out as `3.5 out of 5 stars`. */
export function Stars({ value, size }: Props) {
  const halves = Math.min(10, Math.max(0, Math.round(value * 2)))
  return (
    <span>
      <span
        className={styles.stars}
        data-size={size}
        style={{ '--filled': `${halves * 10}%` } as CSSProperties}
        aria-hidden="true"
      />
      <span className="visually-hidden">{`${halves / 2} out of 5 stars`}</span>
    </span>
  )
}
