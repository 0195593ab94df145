import type { OrderSummary } from '../../shared/api/orders-api.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { capitalised, isPayable, itemsText, paymentWord, stateWord, unitsText } from './order-words.ts'
import styles from './OrderCard.module.css'

type Props = {
  order: OrderSummary
  /** The level of its heading. */
  level?: 2 | 3
}

/** One order in the list: a delivery note with its beers, a line for each brewery, and the same again in one press. */
export function OrderCard({ order, level = 2 }: Props) {
  const Heading = `h${level}` as const
  const { number, paymentState, placedAt, groupName, itemCount, totalMinor, consignments } = order
  const payment = paymentWord(order)
  const stands = stateWord(order)
  return (
    <article className={styles.card} aria-labelledby={`order-${number}`}>
      <header className={styles.head}>
        <div>
          <Heading className={styles.number} id={`order-${number}`}>
            <a className={styles.link} href={paths.order(number)}>
              {number}
            </a>
          </Heading>
          <p className={styles.placed}>
            <time dateTime={placedAt}>{formatDay(placedAt)}</time>
            {groupName !== null && ` · One pallet of ${groupName}`}
          </p>
        </div>
        <p className={styles.marks}>
          <Badge tone={stands.tone}>{stands.text}</Badge>
          <Badge tone={payment.tone}>{payment.text}</Badge>
        </p>
      </header>
      <p className={styles.items}>{itemsText(order)}</p>
      <ul className={styles.parts}>
        {consignments.map(({ teamName, state: part, totalMinor: sum, comes }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts keep their order and have no other name
          <li className={styles.part} key={at}>
            <span className={styles.sender}>{teamName ?? 'Dray'}</span>
            <span className={styles.stands}>
              {stateWord({ state: part, paymentState }).text}
              {comes !== null && ` · ${capitalised(comes)}`}
            </span>
            <span className={styles.sum}>{formatMinor(sum)}</span>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <p className={styles.total}>
          <strong>{formatMinor(totalMinor)}</strong> inc VAT · {unitsText(itemCount)}
        </p>
        {isPayable(order) ? (
          <LinkButton href={paths.orderPayment(number)}>
            Pay now<span className="visually-hidden"> for {number}</span>
          </LinkButton>
        ) : (
          <OrderAgain number={number} isQuiet isInList />
        )}
      </footer>
    </article>
  )
}
