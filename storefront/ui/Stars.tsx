import styles from './Stars.module.css'

type Props = {
  /** From 0 to 5; drawn to the nearest half. */
  value: number
  size?: 'small' | 'medium' | 'large'
}

/** Five stars, filled as far as the value goes. Read out as `3.5 out of 5 stars`. */
export function Stars({ value, size = 'medium' }: Props) {
  const halves = Math.max(0, Math.min(10, Math.round(value * 2)))
  return (
    <span>
      <span className={styles.stars} data-halves={halves} data-size={size} aria-hidden="true" />
      <span className="visually-hidden">{`${halves / 2} out of 5 stars`}</span>
    </span>
  )
}
