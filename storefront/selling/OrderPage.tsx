import { type ReactNode, useState } from 'react'
import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { Timeline } from '../ui/actions/Timeline.tsx'
import { Badge } from '../ui/core/Badge.tsx'
import { ActionDialog } from './ActDialog.tsx'
import { Answered } from '../console/Answered.tsx'
import { OrderActions } from './OrderActs.tsx'
import { OrderBuyer } from './OrderBuyer.tsx'
import { SellingClaims } from './claims/SellingClaims.tsx'
import { OrderLines } from './OrderLines.tsx'
import styles from './OrderPage.module.css'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderProposal } from './OrderProposal.tsx'
import { RowClock } from './OrderRows.tsx'
import { sellingReads, type SellingVerb } from './selling-calls.ts'
import { byText, happenedText, partStates, wayOf } from './selling-words.ts'
import { useConsoleRead } from '../console/use-console-read.ts'
import { useTitle } from '../console/use-title.ts'

type Props = { brewery: string; number: string }
type Acting = { verb: SellingVerb; units?: ReadonlyMap<number, number> }

/** /sell/{brewery}/orders/{number}: the order as far as it is this brewery's. */
export function OrderPage({ brewery, number }: Props) {
  useTitle(`Order ${number}`)
  const { loaded, again, show } = useConsoleRead<SellingOrder>(sellingReads.order(brewery, number))
  const [acting, setActing] = useState<Acting | null>(null)
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(order) => (
        <article className={styles.order}>
          <Head brewery={brewery} order={order} onAct={(verb) => setActing({ verb })} />
          <div className={styles.body}>
            {order.proposal !== null && <OrderProposal order={order} proposal={order.proposal} />}
            <Lines order={order}>
              {hasClaims(order) && <SellingClaims brewery={brewery} order={order} onAnswered={again} />}
            </Lines>
            <OrderDocuments order={order} />
          </div>
          <aside className={styles.side}>
            <OrderBuyer order={order} />
            <section aria-labelledby="timeline">
              <h2 id="timeline">What happened</h2>
              <Timeline label="What happened" items={timelineOf(order)} />
            </section>
          </aside>
          {acting !== null && (
            <ActionDialog
              key={acting.verb}
              brewery={brewery}
              number={order.number}
              part={order.id}
              verb={acting.verb}
              order={order}
              {...(acting.units && { units: acting.units })}
              onClose={() => setActing(null)}
              onDone={(changed) => {
                show(changed)
                setActing(null)
              }}
              onPropose={(units) => setActing({ verb: 'propose', units })}
            />
          )}
        </article>
      )}
    </Answered>
  )
}

/** A claim that waits for its answer comes before the lines. */
function Lines({ order, children }: { order: SellingOrder; children: ReactNode }) {
  return (
    <>
      {order.isClaimToAnswer && children}
      <OrderLines order={order} />
      {!order.isClaimToAnswer && children}
    </>
  )
}

type HeadProps = { brewery: string; order: SellingOrder; onAct: (verb: SellingVerb) => void }

/** The state, the clock and the next action are where the eye looks first. */
function Head({ brewery, order, onAct }: HeadProps) {
  const { number, state, isReplacement, pub, town, placedAt } = order
  const { text, tone } = partStates[state]
  return (
    <header className={styles.head}>
      <p>
        <a href={sellingPaths.orders(brewery)}>Orders</a>
      </p>
      <div className={styles.title}>
        <h1>
          {pub}
          {town !== '' && <span className={styles.town}>, {town}</span>}
        </h1>
        <p className={styles.number}>{number}</p>
      </div>
      <p className={styles.facts}>
        <Badge tone={tone}>{text}</Badge>
        <RowClock row={order} />
        <span>{wayOf(order)}</span>
        <span className={styles.soft}>
          {isReplacement ? 'Sent again after a claim' : `Placed ${wholeMoment(placedAt)}`}
        </span>
      </p>
      <OrderActions order={order} onAct={onAct} />
    </header>
  )
}

const hasClaims = ({ history, isReplacement }: SellingOrder) =>
  isReplacement || history.some(({ what }) => what === 'claim')

const timelineOf = ({ history }: SellingOrder) =>
  history
    .map((event, at) => ({
      key: `${at} ${event.at}`,
      at: event.at,
      when: wholeMoment(event.at),
      what: happenedText(event),
      who: byText(event),
      ...(event.note !== null && { note: event.note }),
    }))
    .toReversed()
