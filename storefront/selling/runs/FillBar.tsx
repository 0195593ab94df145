import styles from './FillBar.module.css'

type Props = { label: string; filled: number; of: number; unit?: string }

/** How much of a capacity is taken, in words and as a bar. */
export function FillBar({ label, filled, of, unit = '' }: Props) {
  const share = Math.min(1, filled / of)
  return (
    <div className={styles.fill}>
      <span>{label}</span>
      <span className={styles.figures}>
        {filled.toLocaleString('en-GB')} of {of.toLocaleString('en-GB')}
        {unit}
      </span>
      <svg
        className={styles.bar}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className={styles.track} width="100" height="4" />
        <rect className={styles.filled} width={share * 100} height="4" />
      </svg>
    </div>
  )
}
