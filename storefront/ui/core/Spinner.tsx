import styles from './Spinner.module.css'

type Props = {
  /** The name of the awaited content; without it the spinner is decoration beside words. */
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
