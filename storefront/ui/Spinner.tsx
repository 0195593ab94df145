import styles from './Spinner.module.css'

type Props = {
  /** What is being waited for; without it the spinner is decoration beside words that say so. */
  label?: string
}

export function Spinner({ label }: Props) {
  if (label === undefined) return <span className={styles.ring} aria-hidden="true" />
  return (
    <output className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </output>
  )
}
