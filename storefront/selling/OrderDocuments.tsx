import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { saveFile } from '../console/save-file.ts'
import { Button } from '../ui/core/Button.tsx'
import styles from './OrderDocuments.module.css'
import { OrderShipments } from './OrderShipments.tsx'
import { sellingReads } from './selling-calls.ts'

const names: Readonly<Record<string, string>> = { invoice: 'Invoice', credit_note: 'Credit note' }

/** Invoices and credit notes in the brewery's name, and what has left with proof of its arrival. */
export function OrderDocuments({ order }: { order: SellingOrder }) {
  const { papers, fee } = order
  return (
    <>
      {papers.length > 0 && (
        <section aria-labelledby="papers">
          <h2 id="papers">Documents</h2>
          <ul className={styles.rows}>
            {papers.map(({ id, number, kind, totalMinor }) => (
              <li key={id}>
                <span>
                  {names[kind] ?? 'Document'} {number}
                </span>
                <span className={styles.sum}>{formatMinor(totalMinor)}</span>
                {/* Owners and accounts people, who see the fee, read the documents themselves. */}
                {fee !== null && (
                  <Button
                    variant="quiet"
                    size="small"
                    icon="download"
                    onClick={() => void saveFile(`${number}.pdf`, sellingReads.paper(id))}
                  >
                    PDF
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <OrderShipments order={order} />
    </>
  )
}
