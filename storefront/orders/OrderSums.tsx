import type { Order } from '../../shared/api/orders-api.ts'
import { carriageLabel } from '../../shared/checkout/delivery-note.ts'
import { creditedMinor, owedMinor } from '../../shared/orders/charged-orders.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { percentText } from './order-words.ts'
import styles from './OrderSums.module.css'

type Props = { order: Order }

/** What the order costs, with VAT for each rate. */
export function OrderSums({ order }: Props) {
  const {
    goodsMinor,
    depositsMinor,
    shippingMinor,
    vatByRate,
    totalMinor,
    payment,
    consignments,
    group,
    pallet,
  } = order
  const backMinor = creditedMinor(order)
  // Orders from before delivery terms were placed without a charge
  const isShown =
    group === null &&
    consignments.some(
      ({ shippingOption, delivery, team }) => shippingOption === 'delivery' && team && !delivery,
    )
  return (
    <section className={styles.sums} aria-labelledby="order-sums">
      <SectionHeading id="order-sums" title="What it costs" />
      <dl>
        <Sum label="Goods ex VAT" minor={goodsMinor} />
        {depositsMinor > 0 && <Sum label="Container deposits ex VAT" minor={depositsMinor} />}
        <Sum label={carriageLabel(pallet)} minor={shippingMinor} />
        {vatByRate
          .filter(({ vatRate }) => vatRate > 0)
          .map(({ vatRate, netMinor, vatMinor }) => (
            <Sum
              key={vatRate}
              label={`VAT ${percentText(vatRate)} on ${formatMinor(netMinor)}`}
              minor={vatMinor}
            />
          ))}
        <Sum label="Total inc VAT" minor={totalMinor} isTotal />
        {payment.refundedMinor > 0 && <Sum label="Paid back" minor={payment.refundedMinor} />}
        {payment.method === 'invoice' && backMinor > 0 && (
          <>
            <Sum label="Credited on the invoice" minor={backMinor} />
            <Sum label="Still to pay" minor={owedMinor(order)} isTotal />
          </>
        )}
      </dl>
      {shippingMinor === 0 && isShown && (
        <p className={styles.note}>The brewery tells you what delivery costs when it confirms your order.</p>
      )}
    </section>
  )
}

function Sum({ label, minor, isTotal }: { label: string; minor: number; isTotal?: boolean }) {
  return (
    <div className={styles.sum} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{formatMinor(minor)}</dd>
    </div>
  )
}
