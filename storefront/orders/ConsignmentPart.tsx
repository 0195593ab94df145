import type { ReactNode } from 'react'
import type { Order, OrderConsignment, OrderLine } from '../../shared/api/orders-api.ts'
import { dutyText } from '../../shared/duty/duty-text.ts'
import { collectionText } from '../../shared/orders/collection-text.ts'
import { dispatchText, signedText, statusText } from '../../shared/orders/consignment-status.ts'
import { isSentInParts, sentText, shipmentUnits, unitsToCome } from '../../shared/orders/shipment-words.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { yourPriceText } from '../../shared/prices/list-price.ts'
import { reasonText } from '../../shared/prices/public-offers.ts'
import { paths } from '../../shared/paths/paths.ts'
import { safeHref } from '../../shared/pages/social-links.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { Cell } from '../ui/tables/Cell.tsx'
import { DataTable } from '../ui/tables/DataTable.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { capitalised, percentText, senderName, stateWords } from './order-words.ts'
import styles from './ConsignmentPart.module.css'

type Props = {
  order: Order
  consignment: OrderConsignment
  /** What can be done about it. */
  children?: ReactNode
}

/** What one brewery sends: its state, and its lines. */
export function ConsignmentPart({ order, consignment, children }: Props) {
  const { id, team, state, tracking, lines, goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor } =
    consignment
  const { creditedMinor, deliveryProof } = consignment
  const isBare = lines.length === 0
  // The sums of the only one are those of the order, which are below.
  const hasSums = order.consignments.length > 1
  const sender = isBare ? 'The pallet' : senderName(consignment)
  const leaves = dispatchText(order, consignment)
  const place = collectionText(consignment)
  return (
    <section className={styles.part} aria-labelledby={`part-${id}`}>
      <header className={styles.head}>
        <h2 className={styles.sender} id={`part-${id}`}>
          {team === null ? sender : <a href={paths.brewery(team.slug)}>{sender}</a>}
        </h2>
        <Badge tone={stateWords[state].tone}>
          {statusText(order, { ...consignment, isOwn: team === null })}
        </Badge>
      </header>
      <p className={styles.way}>
        {leaves !== null && capitalised(leaves)}
        {tracking !== null && !isSentInParts(consignment) && (
          <>
            {leaves !== null && ' · '}Tracking: <Tracking text={tracking} />
          </>
        )}
      </p>
      {place !== null && <p className={styles.way}>{place}</p>}
      {deliveryProof !== null && (
        <p className={styles.signed}>
          {capitalised(signedText(deliveryProof, consignment))}
          {deliveryProof.note !== null && <span className={styles.detail}> {deliveryProof.note}</span>}
        </p>
      )}
      {isSentInParts(consignment) && (
        <ul className={styles.shipments} aria-label="Shipments">
          {consignment.shipments.map((shipment) => (
            <li key={shipment.sentAt}>
              {formatDay(shipment.sentAt)}: {shipmentUnits(consignment, shipment)}
              {shipment.carrier !== null && `. With ${shipment.carrier}`}
              {shipment.tracking !== null && (
                <>
                  . Tracking: <Tracking text={shipment.tracking} />
                </>
              )}
            </li>
          ))}
          {unitsToCome(consignment) !== '' && <li>Still to come: {unitsToCome(consignment)}</li>}
        </ul>
      )}
      {!isBare && (
        <div className={styles.lines}>
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
        </div>
      )}
      {hasSums && (
        <dl className={styles.sums}>
          {!isBare && <PartSum label="Goods ex VAT" minor={goodsMinor} />}
          {depositsMinor > 0 && <PartSum label="Container deposits ex VAT" minor={depositsMinor} />}
          {(shippingMinor > 0 || consignment.delivery) && (
            <PartSum label={deliveryLabel(order, consignment)} minor={shippingMinor} freeText="Free" />
          )}
          <PartSum label="VAT" minor={vatMinor} />
          <PartSum label="Total inc VAT" minor={totalMinor} isTotal />
          {creditedMinor > 0 && <PartSum label="Given back" minor={creditedMinor} />}
        </dl>
      )}
      {children}
    </section>
  )
}

/** Orders of the version before split the pallet over their parts. */
function deliveryLabel({ pallet }: Order, { team }: OrderConsignment): string {
  if (pallet === null) return 'Delivery'
  return team === null ? 'Pallet' : 'Share of the pallet'
}

type SumProps = { label: string; minor: number; isTotal?: boolean; freeText?: string }

function PartSum({ label, minor, isTotal, freeText }: SumProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{minor === 0 && freeText !== undefined ? freeText : formatMinor(minor)}</dd>
    </div>
  )
}

/** Carriers give numbers or addresses. */
function Tracking({ text }: { text: string }) {
  const href = safeHref(text)
  return href === null ? <span>{text}</span> : <a href={href}>{text}</a>
}

function LineRow({ line }: { line: OrderLine }) {
  const { title, variantLabel, imageUrl, detailHref, unitPriceMinor, basePriceMinor, vatRate, netMinor } =
    line
  const { quantity, quantityOrdered, duty } = line
  const reason = reasonText(line.priceReason)
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
            {basePriceMinor !== null && (
              <span className={styles.detail}>{yourPriceText(basePriceMinor)}</span>
            )}
            {reason !== null && <span className={styles.detail}>{reason}</span>}
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
        {sentText(line) !== null && <span className={styles.detail}>{sentText(line)}</span>}
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
