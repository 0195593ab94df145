import styles from './Amount.module.css'

type Props = {
  /** As it is to be read: '£348.30'. */
  amount: string
  /** Beside it, smaller: 'ex VAT'. */
  note?: string
  size?: 'medium' | 'large'
}

/** A sum of money in figures that are in line. */
export function Amount({ amount, note, size = 'medium' }: Props) {
  return (
    <span className={styles.amount} data-size={size}>
      {amount}
      {note !== undefined && <small className={styles.note}> {note}</small>}
    </span>
  )
}
