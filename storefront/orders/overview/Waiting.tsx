import type { OrderSummary } from '../../../shared/api/orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { answerNeededText } from '../../../shared/orders/answer-needed.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { isPayable } from '../order-words.ts'
import styles from './Overview.module.css'
import type { WaitingFor } from './use-waiting.ts'

type Props = { orders: readonly OrderSummary[]; others: readonly WaitingFor[] }

/** What the client has to do; nothing where nothing waits. */
export function Waiting({ orders, others }: Props) {
  const all = [...orders.map(waitingFor), ...others]
  if (all.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="waiting-title">
      <SectionHeading id="waiting-title" title="To do" />
      <ul className={styles.waiting}>
        {all.map(({ text, href }) => (
          <li key={text}>
            <a className={styles.wait} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function waitingFor(order: OrderSummary): WaitingFor {
  const { number, totalMinor, consignments } = order
  if (isPayable(order))
    return {
      text: `Pay ${formatMinor(totalMinor)} for order ${number}.`,
      href: paths.orderPayment(number),
    }
  const asking = consignments.find(({ state }) => state === 'proposed')
  return {
    text: `${answerNeededText(order.answerBy, Date.now())}: ${asking?.teamName ?? 'Dray'} asks to change order ${number}.`,
    href: paths.order(number),
  }
}
