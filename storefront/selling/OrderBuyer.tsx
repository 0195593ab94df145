import type { ReactNode } from 'react'
import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { wishNames } from '../../shared/orders/standing-wish.ts'
import { wholeDay } from '../console/whole-moment.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { driverPhone, handoverFacts } from '../../shared/orders/handover-facts.ts'
import styles from './OrderBuyer.module.css'
import { goesBy, kindNames } from './selling-words.ts'

/** Who buys, and what a driver has to know (SELL-18). */
export function OrderBuyer({ order }: { order: SellingOrder }) {
  const { buyer, partOf, wish, payment } = order
  return (
    <section aria-labelledby="pub">
      <h2 id="pub">Pub</h2>
      <dl className={styles.facts}>
        <BuyerFacts buyer={buyer} partOf={partOf} isCollecting={order.shippingOption === 'collection'} />
        <Fact title="Goes by">
          {goesBy(order)}
          {order.run !== null && (
            <span className={styles.line}>
              {order.run.text} <a href={sellingPaths.run(order.run.group, order.run.id)}>What you bring</a>
            </span>
          )}
        </Fact>
        <Fact title="When something is missing">{wishNames[wish]}</Fact>
        <Fact title="Payment">{payment === 'card' ? 'Card' : 'Invoice'}</Fact>
      </dl>
    </section>
  )
}

type BuyerProps = Pick<SellingOrder, 'buyer'> &
  Partial<Pick<SellingOrder, 'partOf'>> & { isCollecting?: boolean }

/** Business, address and premises, as facts of a list; no driver needs those of a pub that collects. */
export function BuyerFacts({ buyer, partOf = null, isCollecting = false }: BuyerProps) {
  const { business, kind, licenceNumber, awrsNumber, approvedAt, contact, address, handover } = buyer
  const documents = [
    ...(licenceNumber === null ? [] : [`Licence ${licenceNumber}`]),
    ...(awrsNumber === null ? [] : [`AWRS ${awrsNumber}`]),
    ...(approvedAt === null ? [] : [`approved ${wholeDay(approvedAt)}`]),
  ]
  return (
    <>
      <Fact title="Business">
        <b>{business}</b>
        {kind !== null && <span className={styles.soft}>, {kindNames[kind] ?? kind}</span>}
        {partOf !== null && <span className={styles.line}>Part of {partOf}</span>}
        {documents.length > 0 && <span className={styles.line}>{documents.join(', ')}</span>}
      </Fact>
      {address.length > 0 && (
        <Fact title={isCollecting ? 'Address' : 'Goes to'}>
          {address.map((line) => (
            <span className={styles.line} key={line}>
              {line}
            </span>
          ))}
        </Fact>
      )}
      {handoverFacts(isCollecting ? { poNumber: handover.poNumber } : handover).map(({ label, text }) => (
        <Fact title={label} key={label}>
          {label === driverPhone ? <Phone number={text} /> : text}
        </Fact>
      ))}
      {contact !== null && (
        <Fact title="Ordered by">
          {contact.name}, <Phone number={contact.phone} />
        </Fact>
      )}
    </>
  )
}

export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  )
}
