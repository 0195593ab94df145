import type { Order } from '../../shared/api/orders-api.ts'
import { formatMoment } from '../../shared/dates/dates.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { byWords, happened } from './order-words.ts'
import styles from './OrderHistory.module.css'

type Props = { order: Pick<Order, 'history' | 'payment'> }

/** What happened to the order, the latest last. */
export function OrderHistory({ order: { history, payment } }: Props) {
  return (
    <section className={styles.history} aria-labelledby="order-history">
      <SectionHeading id="order-history" title="What happened" />
      <ol>
        {history.map((event) => (
          <li className={styles.event} key={`${event.at} ${happened(event, payment.method)}`}>
            <span>{happened(event, payment.method)}</span>
            {byWords(event) !== null && <span className={styles.note}>{byWords(event)}</span>}
            {event.note !== null && <span className={styles.note}>{event.note}</span>}
            <time className={styles.at} dateTime={event.at}>
              {formatMoment(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
