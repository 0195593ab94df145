import type { ReactNode } from 'react'
import type { OrderConsignment, OrderLine } from '../../shared/api/orders.ts'
import { dutyText } from '../../shared/duty/duty-text.ts'
import { formatMinor } from '../../shared/money.ts'
import { paths } from '../../shared/paths.ts'
import { safeHref } from '../../shared/safe-href.ts'
import { Badge } from '../ui/Badge.tsx'
import { Cell } from '../ui/Cell.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Picture } from '../ui/Picture.tsx'
import { percentText, senderName, stateWords } from './order-words.ts'
import styles from './ConsignmentPart.module.css'

type Props = {
  consignment: OrderConsignment
  /** What can be done about it. */
  children?: ReactNode
}

/** What one brewery sends: where it stands, and its lines. */
export function ConsignmentPart({ consignment, children }: Props) {
  const { id, team, state, shippingOption, tracking, lines, totalMinor } = consignment
  const sender = senderName(consignment)
  return (
    <section className={styles.part} aria-labelledby={`part-${id}`}>
      <header className={styles.head}>
        <h2 className={styles.sender} id={`part-${id}`}>
          {team === null ? sender : <a href={paths.brewery(team.slug)}>{sender}</a>}
        </h2>
        <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>
      </header>
      <p className={styles.way}>
        {shippingOption === 'collection' ? 'You collect it from the taproom' : 'Delivered to you'}
        {tracking !== null && (
          <>
            {' · '}Tracking: <Tracking text={tracking} />
          </>
        )}
      </p>
      <DataTable
        caption={`Items of ${sender}`}
        isCaptionHidden
        isStackedOnPhone
        columns={[
          { label: 'Item' },
          { label: 'Price', align: 'end' },
          { label: 'Quantity', align: 'end' },
          { label: 'VAT', align: 'end' },
          { label: 'Net', align: 'end' },
        ]}
      >
        {lines.map((line) => (
          <LineRow key={`${line.kind} ${line.itemId}`} line={line} />
        ))}
      </DataTable>
      <p className={styles.total}>
        <span>Total of this part inc VAT</span> <span>{formatMinor(totalMinor)}</span>
      </p>
      {children}
    </section>
  )
}

/** Carriers give numbers or addresses. */
function Tracking({ text }: { text: string }) {
  const href = safeHref(text)
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}

function LineRow({ line }: { line: OrderLine }) {
  const { title, variantLabel, imageUrl, detailHref, unitPriceMinor, vatRate, netMinor } = line
  const { quantity, quantityOrdered, duty } = line
  return (
    <tr>
      <Cell>
        <span className={styles.item}>
          <span className={styles.picture}>
            {imageUrl !== '' && <Picture src={imageUrl} alt="" width={56} height={56} fit="contain" />}
          </span>
          <span className={styles.words}>
            <a href={detailHref}>{title}</a>
            {variantLabel !== null && <span className={styles.detail}>{variantLabel}</span>}
            {duty !== null && quantity > 0 && (
              <span className={styles.detail}>{dutyText(duty, quantity)}</span>
            )}
          </span>
        </span>
      </Cell>
      <Cell align="end" label="Price">
        {formatMinor(unitPriceMinor)}
      </Cell>
      <Cell align="end" label="Quantity">
        {quantity === quantityOrdered ? quantity : `${quantity} of ${quantityOrdered}`}
      </Cell>
      <Cell align="end" label="VAT">
        {percentText(vatRate)}
      </Cell>
      <Cell align="end" label="Net">
        {formatMinor(netMinor)}
      </Cell>
    </tr>
  )
}
