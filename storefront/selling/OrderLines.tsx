import { useId } from 'react'
import type { SellingLine, SellingOrder } from '../../shared/api/selling-api.ts'
import { wholeDay } from '../console/whole-moment.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { reasonText } from '../../shared/prices/public-offers.ts'
import { Amount } from '../ui/actions/Amount.tsx'
import { Cell } from '../ui/tables/Cell.tsx'
import { DataTable } from '../ui/tables/DataTable.tsx'
import styles from './OrderLines.module.css'

type Column = { label: string; valueOf: (line: SellingLine) => string }

/** Counts that an order has come to; before that they would be zero in every row. */
function countColumns({ lines }: SellingOrder): Column[] {
  const columns: (Column & { isThere: boolean })[] = [
    {
      label: 'Ordered',
      valueOf: ({ quantityOrdered }) => String(quantityOrdered),
      isThere: lines.some(({ quantityOrdered, quantity }) => quantityOrdered !== quantity),
    },
    { label: 'Units', valueOf: ({ quantity }) => String(quantity), isThere: true },
    {
      label: 'On hand',
      valueOf: ({ onHand }) => (onHand === null ? '–' : String(onHand)),
      isThere: lines.some(({ onHand }) => onHand !== null),
    },
    {
      label: 'Packed',
      valueOf: ({ packed }) => (packed === null ? '–' : String(packed)),
      isThere: lines.some(({ packed }) => packed !== null),
    },
    {
      label: 'Sent',
      valueOf: ({ quantitySent }) => String(quantitySent),
      isThere: lines.some(({ quantitySent }) => quantitySent > 0),
    },
    {
      label: 'Credited',
      valueOf: ({ quantityCredited }) => String(quantityCredited),
      isThere: lines.some(({ quantityCredited }) => quantityCredited > 0),
    },
  ]
  return columns.filter(({ isThere }) => isThere)
}

type Props = {
  order: SellingOrder
  /** Below the name of a brewery where there are several. */
  level?: 2 | 3
  /** What is left after the fee. */
  ownName?: string
}

/** What the pub gets from this brewery, and what it comes to. */
export function OrderLines({ order, level = 2, ownName = 'You receive' }: Props) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const { lines, totalMinor, fee } = order
  const counts = countColumns(order)
  const hasMoney = totalMinor !== null
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Beer</Heading>
      <DataTable
        caption={`Beer of ${order.number}`}
        isCaptionHidden
        isStackedOnPhone
        columns={[
          { label: 'Beer' },
          ...counts.map(({ label }) => ({ label, align: 'end' as const })),
          ...(hasMoney
            ? [
                { label: 'Price ex VAT', align: 'end' as const },
                { label: 'Net', align: 'end' as const },
              ]
            : []),
          ...(fee === null
            ? []
            : [
                { label: 'Fee', align: 'end' as const },
                { label: `${ownName} inc VAT`, align: 'end' as const },
              ]),
        ]}
      >
        {lines.map((line) => (
          <tr key={line.position}>
            <Cell isHeader>
              <span className={styles.beer}>
                <img className={styles.label} src={line.imageUrl} alt="" width="32" height="32" />
                <span>
                  {line.title}
                  {line.variantLabel !== null && <span className={styles.soft}>, {line.variantLabel}</span>}
                  <LineNotes line={line} lines={lines} />
                </span>
              </span>
            </Cell>
            {counts.map(({ label, valueOf }) => (
              <Cell key={label} label={label} align="end">
                {valueOf(line)}
              </Cell>
            ))}
            {hasMoney && (
              <>
                <Cell label="Price ex VAT" align="end">
                  <Amount amount={formatMinor(line.unitPriceMinor ?? 0)} />
                </Cell>
                <Cell label="Net" align="end">
                  <Amount amount={formatMinor(line.netMinor ?? 0)} />
                </Cell>
              </>
            )}
            {fee !== null && (
              <>
                <Cell label="Fee" align="end">
                  <Amount amount={formatMinor(line.feeMinor ?? 0)} />
                </Cell>
                <Cell label={`${ownName} inc VAT`} align="end">
                  <Amount amount={formatMinor(line.yoursMinor ?? 0)} />
                </Cell>
              </>
            )}
          </tr>
        ))}
      </DataTable>
      {hasMoney && <Sums order={order} ownName={ownName} />}
    </section>
  )
}

function LineNotes({ line, lines }: { line: SellingLine; lines: readonly SellingLine[] }) {
  const { batch, bestBefore, dutyMinor, replacesPosition } = line
  const reason = reasonText(line.priceReason)
  const replaced = lines.find(({ position }) => position === replacesPosition)
  const notes = [
    ...(replaced ? [`instead of ${replaced.title}`] : []),
    ...(reason === null ? [] : [reason]),
    ...(batch === null ? [] : [`batch ${batch}`]),
    ...(bestBefore === null ? [] : [`best before ${wholeDay(bestBefore)}`]),
    ...(dutyMinor === null ? [] : [`duty ${formatMinor(dutyMinor)} in the price`]),
  ]
  return notes.length === 0 ? null : <span className={styles.notes}>{notes.join(', ')}</span>
}

function Sums({ order, ownName }: { order: SellingOrder; ownName: string }) {
  const { goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor, creditedMinor, fee } = order
  const sums = [
    { label: 'Goods ex VAT', minor: goodsMinor ?? 0 },
    ...(depositsMinor ? [{ label: 'Container deposits ex VAT', minor: depositsMinor }] : []),
    ...(shippingMinor ? [{ label: 'Delivery ex VAT', minor: shippingMinor }] : []),
    { label: 'VAT', minor: vatMinor ?? 0 },
    { label: 'Total inc VAT', minor: totalMinor ?? 0, isTotal: true },
    ...(creditedMinor ? [{ label: 'Credited', minor: -creditedMinor }] : []),
    ...(fee === null
      ? []
      : [
          { label: 'Dray’s fee with VAT', minor: -fee.feeMinor },
          {
            label: shippingMinor ? `${ownName}, with the delivery` : ownName,
            minor: fee.yoursMinor,
            isTotal: true,
          },
        ]),
  ]
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, minor, isTotal }) => (
        <div key={label} data-total={isTotal}>
          <dt>{label}</dt>
          <dd>
            <Amount amount={formatMinor(minor)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
