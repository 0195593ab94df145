import styles from './OrderBill.module.css'

type Props = {
  lines: readonly { label: string; sum: string }[]
  sums: readonly { label: string; text: string }[]
}

/** Lines and sums of an order that is not placed yet. */
export function OrderBill({ lines, sums }: Props) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, sum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
      {sums.map(({ label, text }) => (
        <div className={styles.sum} key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
