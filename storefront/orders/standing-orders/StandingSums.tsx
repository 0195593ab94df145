import type { StandingOccurrence, StandingOrder } from '../../../shared/api/standing-orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import styles from './StandingOrders.module.css'

type Props = { standingOrder: Pick<StandingOrder, 'group' | 'collections'>; next: StandingOccurrence }

/** What the next occurrence costs with delivery and VAT, in an order's words; before its preview an estimate (STAND-07). */
export function StandingSums({ standingOrder: { group, collections }, next }: Props) {
  const { preview, state, lines } = next
  if (preview === null || preview.problem !== null) return null
  const { goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor } = preview
  const senders = new Set(lines.map(({ breweryName }) => breweryName))
  const isCollected = collections.filter(({ option }) => option === 'collection').length === senders.size
  const rows = [
    { label: 'Goods ex VAT', text: formatMinor(goodsMinor) },
    ...(depositsMinor > 0 ? [{ label: 'Container deposits ex VAT', text: formatMinor(depositsMinor) }] : []),
    isCollected
      ? { label: 'Delivery', text: 'None: you collect it' }
      : {
          label: group !== null ? 'Pallet ex VAT' : shippingMinor > 0 ? 'Delivery ex VAT' : 'Delivery',
          text: group === null && shippingMinor === 0 ? 'Free' : formatMinor(shippingMinor),
        },
    { label: 'VAT', text: formatMinor(vatMinor) },
  ]
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, text }) => (
        <div className={styles.sum} key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div className={styles.sum} data-total>
        <dt>{state === 'coming' ? 'Estimated total inc VAT' : 'Total inc VAT'}</dt>
        <dd>{formatMinor(totalMinor)}</dd>
      </div>
    </dl>
  )
}
