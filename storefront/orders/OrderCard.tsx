import type { MouseEvent } from 'react'
import type { OrderSummary } from '../../shared/api/orders-api.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { isAllCollected } from '../../shared/orders/all-collected.ts'
import { paths } from '../../shared/paths/paths.ts'
import { buyerIdOf, useSession } from '../accounts/session/session-state.ts'
import { announce } from '../ui/core/announce.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { capitalised, isPayable, itemsText, paymentWord, stateWord, unitsText } from './order-words.ts'
import styles from './OrderCard.module.css'
import { problemOf } from './use-read.ts'

type Props = {
  order: OrderSummary
  /** The level of its heading. */
  level?: 2 | 3
}

/** One order in the list: a delivery note with its beers, a line for each brewery, and the same again in one press. */
export function OrderCard({ order, level = 2 }: Props) {
  const Heading = `h${level}` as const
  const { number, paymentState, placedAt, site, groupName, itemCount, totalMinor, consignments } = order
  const { user } = useSession()
  const elsewhere = site !== null && site.id !== buyerIdOf(user) ? site : null
  const payment = paymentWord(order)
  const stands = stateWord({ ...order, isCollected: isAllCollected(consignments) })
  return (
    <article className={styles.card} aria-labelledby={`order-${number}`}>
      <header className={styles.head}>
        <div>
          <Heading className={styles.number} id={`order-${number}`}>
            <a
              className={styles.link}
              href={paths.order(number)}
              onClick={elsewhere === null ? undefined : (event) => void openAt(event, number, elsewhere)}
            >
              {number}
            </a>
          </Heading>
          <p className={styles.placed}>
            <time dateTime={placedAt}>{formatDay(placedAt)}</time>
            {groupName !== null && ` · One pallet of ${groupName}`}
            {site !== null && ` · ${site.name}`}
          </p>
        </div>
        <p className={styles.marks}>
          <Badge tone={stands.tone}>{stands.text}</Badge>
          <Badge tone={payment.tone}>{payment.text}</Badge>
        </p>
      </header>
      <p className={styles.items}>{itemsText(order)}</p>
      <ul className={styles.parts}>
        {consignments.map(({ teamName, state: part, shippingOption, totalMinor: sum, comes }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts keep their order and have no other name
          <li className={styles.part} key={at}>
            <span className={styles.sender}>{teamName ?? 'Dray'}</span>
            <span className={styles.stands}>
              {stateWord({ state: part, paymentState, isCollected: shippingOption === 'collection' }).text}
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
        {elsewhere !== null ? (
          <p className={styles.placed}>Opening it switches to {elsewhere.name}</p>
        ) : isPayable(order) ? (
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

/** An order's page belongs to its site: the device acts for that site first. */
async function openAt(
  event: MouseEvent,
  number: string,
  { id, name }: NonNullable<OrderSummary['site']>,
): Promise<void> {
  event.preventDefault()
  try {
    // Pages that show orders of one site do without it.
    const { actionFor } = await import('../accounts/sites/use-places.ts')
    await actionFor({ siteId: id, name })
    window.location.assign(paths.order(number))
  } catch (error) {
    announce(problemOf(error), { isShown: true, isUrgent: true })
  }
}
