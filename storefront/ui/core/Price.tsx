import styles from './Price.module.css'

type Props = {
  /** All texts come formatted: `£96.00`. */
  amount: string
  /** What the amount is: `ex VAT`. */
  basis?: string
  /** The price that lets beers be compared: `£1.83 a pint`. */
  comparison?: string
  /** The amount before a reduction. */
  was?: string
  size?: 'small' | 'medium' | 'large'
}

export function Price({ amount, basis, comparison, was, size = 'medium' }: Props) {
  return (
    <span className={styles.price} data-size={size}>
      {was !== undefined && (
        <s className={styles.was}>
          <span className="visually-hidden">Was </span>
          {was}
        </s>
      )}{' '}
      <span className={styles.amount} data-reduced={was !== undefined || undefined}>
        {was !== undefined && <span className="visually-hidden">now </span>}
        {amount}
      </span>{' '}
      {basis !== undefined && <span className={styles.basis}>{basis}</span>}{' '}
      {comparison !== undefined && <span className={styles.comparison}>{comparison}</span>}
    </span>
  )
}
