import type { Order } from '../../shared/api/orders-api.ts'
import { carriageRemark, netSums } from '../../shared/delivery-note/delivery-note.ts'
import { creditedMinor, owedMinor } from '../../shared/orders/charged-orders.ts'
import { isAllHere } from '../../shared/orders/order-states.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { percentText } from './order-words.ts'
import styles from './OrderSums.module.css'

type Props = { order: Order }

/** What the order costs, with VAT for each rate. */
export function OrderSums({ order }: Props) {
  const { state, vatByRate, totalMinor, payment } = order
  const backMinor = creditedMinor(order)
  const remark = carriageRemark(order)
  return (
    <section className={styles.sums} aria-labelledby="order-sums">
      <SectionHeading id="order-sums" title={isAllHere(state) ? 'What it cost' : 'What it costs'} />
      <dl>
        {netSums(order, order).map(({ label, text }) => (
          <Sum key={label} label={label} text={text} />
        ))}
        {vatByRate
          .filter(({ vatRate }) => vatRate > 0)
          .map(({ vatRate, netMinor, vatMinor }) => (
            <Sum
              key={vatRate}
              label={`VAT ${percentText(vatRate)} on ${formatMinor(netMinor)}`}
              text={formatMinor(vatMinor)}
            />
          ))}
        <Sum label="Total inc VAT" text={formatMinor(totalMinor)} isTotal />
        {payment.refundedMinor > 0 && <Sum label="Paid back" text={formatMinor(payment.refundedMinor)} />}
        {payment.method === 'invoice' && backMinor > 0 && (
          <>
            <Sum label="Credited on the invoice" text={formatMinor(backMinor)} />
            <Sum label="Still to pay" text={formatMinor(owedMinor(order))} isTotal />
          </>
        )}
      </dl>
      {remark !== null && <p className={styles.note}>{remark}</p>}
    </section>
  )
}

function Sum({ label, text, isTotal }: { label: string; text: string; isTotal?: boolean }) {
  return (
    <div className={styles.sum} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
