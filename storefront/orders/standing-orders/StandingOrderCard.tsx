import type { StandingOrder } from '../../../shared/api/standing-orders-api.ts'
import { standingOrderPath } from '../../../shared/orders/account-paths.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { nextText, standingStateWords, summaryText } from './standing-order-words.ts'
import { StandingSums } from './StandingSums.tsx'
import styles from './StandingOrders.module.css'

type Props = { standingOrder: StandingOrder }

/** One standing order in the list, with what it does next. */
export function StandingOrderCard({ standingOrder }: Props) {
  const { id, name, state, pausedReason, next } = standingOrder
  const word = standingStateWords[state]
  return (
    <article className={styles.card} aria-labelledby={`standing-${id}`}>
      <header className={styles.head}>
        <h2 className={styles.name} id={`standing-${id}`}>
          <a href={standingOrderPath(id)}>{name}</a>
        </h2>
        <Badge tone={word.tone}>{word.text}</Badge>
      </header>
      <p className={styles.soft}>{summaryText(standingOrder)}</p>
      {pausedReason !== null && <p>{pausedReason}</p>}
      {next !== null && (
        <>
          <p>{nextText(standingOrder, next)}</p>
          {next.preview?.problem && <p>It could not be placed as things are: {next.preview.problem}</p>}
          <StandingSums standingOrder={standingOrder} next={next} />
        </>
      )}
      {state === 'active' && next === null && <p>The next delivery run of its group is not open yet.</p>}
    </article>
  )
}
