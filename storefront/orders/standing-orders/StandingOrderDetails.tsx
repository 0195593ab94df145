import { useState } from 'react'
import type { StandingOccurrence, StandingOrder } from '../../../shared/api/standing-orders-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { standingOrdersPath } from '../../../shared/orders/account-paths.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { EmptyState } from '../../ui/core/EmptyState.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { RuledSection } from '../../ui/layout/RuledSection.tsx'
import { OrdersSkeleton } from '../OrdersArea.tsx'
import { useRead } from '../use-read.ts'
import { ChangeStandingOrder } from './ChangeStandingOrder.tsx'
import { NextOccurrence } from './NextOccurrence.tsx'
import { standingCalls, standingReads } from './standing-order-calls.ts'
import { occurrenceWords, paymentNames, standingStateWords, summaryText } from './standing-order-words.ts'
import { StandingLines } from './StandingLines.tsx'
import styles from './StandingOrders.module.css'
import { useStandingAction } from './use-standing-act.ts'

type Props = { id: string }

/** One standing order: what it orders, the next occurrence and those before. */
export function StandingOrderDetails({ id }: Props) {
  const { loaded, again, show } = useRead<StandingOrder>(standingReads.one(id))
  if (loaded.state === 'loading') return <OrdersSkeleton />
  if (loaded.state === 'absent') {
    return (
      <EmptyState
        title="You have no such standing order."
        action={<LinkButton href={standingOrdersPath}>See your standing orders</LinkButton>}
      >
        <p>Please sign in with the account that made it.</p>
      </EmptyState>
    )
  }
  if (loaded.state === 'failed') {
    return (
      <ErrorState title="Your standing order could not be loaded." onRetry={again}>
        <p>{loaded.message}</p>
      </ErrorState>
    )
  }
  const standingOrder = loaded.value
  const { next, past } = standingOrder
  return (
    <div className={styles.page}>
      <Head standingOrder={standingOrder} onChange={show} />
      {next !== null && (
        <NextOccurrence
          key={`${next.day} ${next.state}`}
          standingOrder={standingOrder}
          next={next}
          onChange={show}
        />
      )}
      {standingOrder.state === 'active' && next === null && (
        <p>The next delivery run of its group is not open yet.</p>
      )}
      {past.length > 0 && <Past past={past} />}
    </div>
  )
}

type HeadProps = { standingOrder: StandingOrder; onChange: (standingOrder: StandingOrder) => void }

function Head({ standingOrder, onChange }: HeadProps) {
  const [isChanging, setIsChanging] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const { act, isWorking, problem } = useStandingAction(onChange)
  const { id, name, state, pausedReason, payment, collections, lines } = standingOrder
  const word = standingStateWords[state]
  if (isChanging)
    return (
      <ChangeStandingOrder
        standingOrder={standingOrder}
        onChange={onChange}
        onClose={() => setIsChanging(false)}
      />
    )
  const take = (verb: 'pause' | 'resume' | 'end', said: string) =>
    void act(() => standingCalls.take(id, verb), said)
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Badge tone={word.tone}>{word.text}</Badge>
      </div>
      <p className={styles.soft}>
        {summaryText(standingOrder)} · {paymentNames[payment]}
      </p>
      {collections.length > 0 && (
        <p>Some of it is collected from its brewery, as in the order it was made from.</p>
      )}
      {pausedReason !== null && (
        <Notice tone="warning" title="It is paused.">
          <p>{pausedReason}</p>
        </Notice>
      )}
      <StandingLines lines={lines} />
      {problem !== null && (
        <Notice tone="error" title="Nothing was changed.">
          <p>{problem}</p>
        </Notice>
      )}
      {isEnding && state !== 'ended' && (
        <Notice tone="warning" title="End it for good?">
          <p>It orders nothing any more, and cannot be resumed. Orders that are placed stay.</p>
          <div className={styles.actions}>
            <Button isLoading={isWorking} onClick={() => take('end', 'It has ended.')}>
              End it
            </Button>
            <Button variant="quiet" onClick={() => setIsEnding(false)}>
              Leave as it was
            </Button>
          </div>
        </Notice>
      )}
      {state !== 'ended' && !isEnding && (
        <div className={styles.actions}>
          {state === 'paused' && (
            <Button isLoading={isWorking} onClick={() => take('resume', 'It is active again.')}>
              Resume
            </Button>
          )}
          <Button variant="quiet" onClick={() => setIsChanging(true)}>
            Change
          </Button>
          {state === 'active' && (
            <Button variant="quiet" isLoading={isWorking} onClick={() => take('pause', 'It is paused.')}>
              Pause
            </Button>
          )}
          <Button variant="quiet" onClick={() => setIsEnding(true)}>
            End
          </Button>
        </div>
      )}
    </div>
  )
}

function Past({ past }: { past: readonly StandingOccurrence[] }) {
  return (
    <RuledSection id="past" title="Before">
      <ol className={styles.past}>
        {past.map(({ day, state, orderNumber, reason, leftOut }) => (
          <li className={styles.turn} key={day}>
            <span>
              {dayText(day)}
              {orderNumber !== null && (
                <>
                  {' · '}
                  <a href={paths.order(orderNumber)}>{orderNumber}</a>
                </>
              )}
            </span>
            <Badge tone={occurrenceWords[state].tone}>{occurrenceWords[state].text}</Badge>
            {[...(reason === null ? [] : [reason]), ...leftOut].map((sentence) => (
              <p className={styles.reason} key={sentence}>
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </RuledSection>
  )
}
