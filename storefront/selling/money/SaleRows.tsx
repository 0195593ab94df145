import type { SaleList } from '../../../shared/api/money-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import styles from './MoneyPage.module.css'
import { MoneyTab, type MoneyRowsProps } from './MoneyTab.tsx'

type Sale = SaleList['rows'][number]

const sums: readonly { label: string; minorOf: (sale: Sale) => number }[] = [
  { label: 'Goods net', minorOf: ({ goodsNetMinor }) => goodsNetMinor },
  { label: 'Delivery', minorOf: ({ deliveryNetMinor }) => deliveryNetMinor },
  { label: 'VAT', minorOf: ({ vatMinor }) => vatMinor },
  { label: 'Credited', minorOf: ({ creditedMinor }) => -creditedMinor },
  { label: 'Fee', minorOf: ({ feeMinor }) => -feeMinor },
  { label: 'VAT in the fee', minorOf: ({ feeVatMinor }) => -feeVatMinor },
  { label: 'Pallet', minorOf: ({ palletMinor }) => -palletMinor },
  { label: 'You receive', minorOf: ({ yoursMinor }) => yoursMinor },
]

/**
 * A row for each part that was sold, and for one that was refused at the cost of a pallet: what it came to, what was taken off,
 * and the payout that paid it (SELL-33).
 */
export function SaleRows(props: MoneyRowsProps) {
  return (
    <MoneyTab<Sale> {...props} tab="sales">
      {(rows) => (
        <div className={styles.sales}>
          <DataTable
            caption="Sales"
            isCaptionHidden
            isStackedOnPhone
            isWide
            columns={[
              { label: 'Sale' },
              ...sums.map(({ label }) => ({ label, align: 'end' as const })),
              { label: 'Payout' },
            ]}
          >
            {rows.map((sale) => (
              <Row key={`${sale.orderNumber} ${sale.invoice}`} brewery={props.brewery} sale={sale} />
            ))}
          </DataTable>
        </div>
      )}
    </MoneyTab>
  )
}

function Row({ brewery, sale }: { brewery: string; sale: Sale }) {
  const { orderNumber, soldOn, buyer, payouts, invoice, totalMinor } = sale
  return (
    <tr>
      <Cell isHeader>
        <div>
          {orderNumber === null ? (
            'An order'
          ) : (
            <a href={sellingPaths.order(brewery, orderNumber)}>{orderNumber}</a>
          )}
          <br />
          {[buyer, wholeDay(soldOn), invoice === null && totalMinor === 0 && 'nothing sold']
            .filter(Boolean)
            .join(', ')}
        </div>
      </Cell>
      {sums.map(({ label, minorOf }) => (
        <Cell key={label} label={label} align="end">
          <span data-zero={minorOf(sale) === 0 || undefined}>
            <Amount amount={formatMinor(minorOf(sale) || 0)} />
          </span>
        </Cell>
      ))}
      <Cell label="Payout">{payouts.length === 0 ? 'Not yet' : payouts.join(', ')}</Cell>
    </tr>
  )
}
