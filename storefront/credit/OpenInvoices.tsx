import type { OwnCredit } from '../../shared/api/credit-api.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { Cell } from '../ui/tables/Cell.tsx'
import { DataTable } from '../ui/tables/DataTable.tsx'
import styles from './CreditPage.module.css'

type Props = { credit: OwnCredit }

const columns = [
  { label: 'Invoice' },
  { label: 'Order' },
  { label: 'To pay by' },
  { label: 'Charged', align: 'end' as const },
  { label: 'Open', align: 'end' as const },
]

/** What is to be paid, by when and where. */
export function OpenInvoices({ credit: { invoices, payInto } }: Props) {
  const openMinor = invoices.reduce((sum, invoice) => sum + invoice.openMinor, 0)
  return (
    <section className={styles.section} aria-labelledby="credit-invoices">
      <SectionHeading id="credit-invoices" title="To pay" />
      {invoices.length === 0 ? (
        <p>Every invoice is paid.</p>
      ) : (
        <DataTable
          caption="Invoices that are open"
          columns={columns}
          isStackedOnPhone
          footer={
            <tr>
              <Cell isHeader span={4}>
                Together
              </Cell>
              <Cell align="end">{formatMinor(openMinor)}</Cell>
            </tr>
          }
        >
          {invoices.map((invoice) => (
            <tr key={invoice.id}>
              <Cell isHeader>{invoice.number}</Cell>
              <Cell label="Order">
                {invoice.orderNumber !== null && (
                  <a href={paths.order(invoice.orderNumber)}>{invoice.orderNumber}</a>
                )}
              </Cell>
              <Cell label="To pay by">
                {invoice.dueOn === null ? 'No day named' : formatDay(invoice.dueOn)}
                {invoice.daysLate > 0 && (
                  <span className={styles.late}>
                    , {invoice.daysLate === 1 ? '1 day late' : `${invoice.daysLate} days late`}
                  </span>
                )}
              </Cell>
              <Cell label="Charged" align="end">
                {formatMinor(invoice.chargedMinor)}
              </Cell>
              <Cell label="Open" align="end">
                {formatMinor(invoice.openMinor)}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      {payInto !== null && (
        <p className={styles.small}>
          Pay into {payInto.name}, sort code {payInto.sortCode}, account {payInto.number}, and name the
          invoice or the order.
        </p>
      )}
    </section>
  )
}
