import type { OrderInvoice } from '../../shared/orders/order-invoices.ts'
import { creditPath } from '../../shared/orders/account-paths.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { invoiceText } from './order-words.ts'
import styles from './OrderInvoices.module.css'

type Props = { invoices: readonly OrderInvoice[] }

/** The invoices of an order on account: what each comes to, and whether it is paid. */
export function OrderInvoices({ invoices }: Props) {
  return (
    <section className={styles.invoices} aria-labelledby="order-invoices">
      <SectionHeading id="order-invoices" title="Invoices" />
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <li className={styles.invoice} key={invoice.number}>
            <span className={styles.number}>{invoice.number}</span>
            <span>{formatMinor(invoice.chargedMinor)}</span>
            <span className={styles.stands}>{invoiceText(invoice)}</span>
          </li>
        ))}
      </ul>
      {invoices.some(({ openMinor }) => openMinor > 0) && (
        <p>
          <a href={creditPath}>Where to pay, and what else is open</a>
        </p>
      )}
    </section>
  )
}
