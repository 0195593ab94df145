import type { OrderSummary } from '../../shared/api/orders.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatMinor } from '../../shared/money.ts'
import { paths } from '../../shared/paths.ts'
import { Badge } from '../ui/Badge.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { isPayable, paymentWords, stateWords, unitsText } from './order-words.ts'
import styles from './OrderSlip.module.css'

type Props = { order: OrderSummary }

/** One order in the list: a delivery note with a line for each brewery. */
export function OrderSlip({ order }: Props) {
  const { number, state, paymentState, placedAt, groupName, itemCount, totalMinor, consignments } = order
  const payment = paymentWords[paymentState]
  return (
    <article className={styles.slip} aria-labelledby={`order-${number}`}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.number} id={`order-${number}`}>
            <a className={styles.link} href={paths.order(number)}>
              {number}
            </a>
          </h2>
          <p className={styles.placed}>
            <time dateTime={placedAt}>{formatDay(placedAt)}</time>
            {groupName !== null && ` · One pallet of ${groupName}`}
          </p>
        </div>
        <p className={styles.marks}>
          <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>
          <Badge tone={payment.tone}>{payment.text}</Badge>
        </p>
      </header>
      <ul className={styles.parts}>
        {consignments.map(({ teamName, state: stands, totalMinor: part }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts keep their order and have no other name
          <li className={styles.part} key={at}>
            <span className={styles.sender}>{teamName ?? 'Dray'}</span>
            <span className={styles.stands}>{stateWords[stands].text}</span>
            <span className={styles.sum}>{formatMinor(part)}</span>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <p className={styles.total}>
          <strong>{formatMinor(totalMinor)}</strong> inc VAT · {unitsText(itemCount)}
        </p>
        {isPayable(order) && (
          <LinkButton href={paths.orderPayment(number)}>
            Pay now<span className="visually-hidden"> for {number}</span>
          </LinkButton>
        )}
      </footer>
    </article>
  )
}
