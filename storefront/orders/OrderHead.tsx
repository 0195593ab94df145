import type { Order } from '../../shared/api/orders-api.ts'
import { isCharged } from '../../shared/orders/charged-orders.ts'
import { comingDays, dispatchText } from '../../shared/orders/consignment-status.ts'
import { formatMoment } from '../../shared/dates/dates.ts'
import { deadlineText } from '../../shared/delivery/arrival-text.ts'
import { isGivenUp } from '../../shared/orders/order-states.ts'
import { type ShippingOption, shippingOptions } from '../../shared/orders/shipping-options.ts'
import { orderTrack } from '../../shared/orders/order-track.ts'
import { settledOnOf } from '../../shared/orders/order-invoices.ts'
import { isAllCollected } from '../../shared/orders/all-collected.ts'
import { newStandingOrderPath } from '../../shared/orders/account-paths.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { Track } from '../ui/track/Track.tsx'
import { isCancellable } from './cancel-words.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { FileButton } from './FileButton.tsx'
import { orderCalls } from './own-order-calls.ts'
import { capitalised, isPayable, paymentWord, stateWord } from './order-words.ts'
import styles from './OrderHead.module.css'
import { OrderAgain } from './OrderAgain.tsx'

type Props = { order: Order; onChange: (order: Order) => void }

/** The state of an order, and what can be done about it. */
export function OrderHead({ order, onChange }: Props) {
  const { number, state, payment } = order
  const states = order.consignments.map((part) => part.state)
  const isCollected = isAllCollected(order.consignments)
  const settledOn = settledOnOf({ invoices: order.invoices ?? [], states })
  const paid = paymentWord({ paymentState: payment.state, settledOn })
  const stands = stateWord({
    state,
    paymentState: payment.state,
    isCollected,
    answerBy: answerByOf(order),
  })
  const isUnpaid = isPayable({ state, paymentState: payment.state })
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <p className={styles.marks}>
          <Badge tone={stands.tone}>{stands.text}</Badge>
          <Badge tone={paid.tone}>{paid.text}</Badge>
        </p>
        <p className={styles.plate} aria-hidden="true">
          DRAY
        </p>
      </div>
      <NoteFacts order={order} />
      {isCharged(payment.state) && !isGivenUp(state) && (
        <Track
          label={`Progress of ${number}`}
          steps={orderTrack({
            placedAt: order.placedAt,
            history: order.history,
            parts: order.consignments.map((part) => ({ ...part, days: comingDays(order, part) })),
          })}
        />
      )}
      <TakenByPhone order={order} />
      {isUnpaid && <PayNow order={order} />}
      <div className={styles.actions}>
        <OrderAgain number={number} isQuiet={isUnpaid || answerByOf(order) !== null} />
        {isCharged(payment.state) && (
          <LinkButton href={`${newStandingOrderPath}?order=${number}`} variant="quiet">
            Make it a standing order
          </LinkButton>
        )}
        {isCharged(payment.state) && (
          <FileButton name={`${number}.pdf`} read={() => orderCalls.invoice(number)}>
            Documents as PDF
          </FileButton>
        )}
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
        {isCancellable(order) && <CancelOrder order={order} part={null} onChange={onChange} />}
      </div>
    </div>
  )
}

/** Until when the earliest question of a brewery waits; null without one. */
const answerByOf = ({ consignments }: Order): string | null =>
  consignments
    .flatMap(({ proposal }) => proposal?.answerBy ?? [])
    .toSorted()
    .at(0) ?? null

/** The line at the head of a delivery note: number and days where the eye looks for them, thick rule over thin. */
function NoteFacts({ order }: { order: Order }) {
  const { number, placedAt, handover } = order
  const ways = shippingOptions.map((option) => ({ option, comes: comesText(order, option) }))
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Order</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>Placed</dt>
        <dd>
          <time dateTime={placedAt}>{formatMoment(placedAt)}</time>
        </dd>
      </div>
      {ways.map(
        ({ option, comes }) =>
          comes !== null && (
            <div key={option}>
              <dt>{option === 'collection' ? 'Collection' : 'Delivery'}</dt>
              <dd>{comes}</dd>
            </div>
          ),
      )}
      {handover.poNumber && (
        <div>
          <dt>PO number</dt>
          <dd>{handover.poNumber}</dd>
        </div>
      )}
    </dl>
  )
}

/** When what comes in this way and is still to come does so, each day once; null where nothing is. */
function comesText(order: Order, option: ShippingOption): string | null {
  const days = order.consignments
    .filter(({ shippingOption }) => shippingOption === option)
    .map((part) => dispatchText(order, part))
    .filter((day) => day !== null)
  return days.length === 0 ? null : capitalised([...new Set(days)].join(', '))
}

function PayNow({ order: { number, payment } }: Pick<Props, 'order'>) {
  const { reservedUntil, held, reason } = payment
  return (
    <div className={styles.pay}>
      <Notice
        tone="warning"
        title="This order is not paid yet."
        action={<LinkButton href={paths.orderPayment(number)}>Pay now</LinkButton>}
      >
        {reason !== null && <p>{reason}</p>}
        {reservedUntil !== null && !held && <p>Your beer is held when you pay.</p>}
        {reservedUntil !== null && held && (
          <p>
            We hold the beer for you until <time dateTime={reservedUntil}>{deadlineText(reservedUntil)}</time>
            .
          </p>
        )}
      </Notice>
    </div>
  )
}

/** Who took the order, and that it can be cancelled, while it can (REP-04). */
function TakenByPhone({ order: { phone, consignments } }: Pick<Props, 'order'>) {
  if (phone === undefined) return null
  const isOpen = consignments.some(({ state }) => state === 'placed' || state === 'proposed')
  return (
    <Notice title={`Placed for you by ${phone.takenBy}`}>
      <p>
        You can cancel it free of charge until {deadlineText(phone.freeUntil)}
        {isOpen && ', and for longer while the brewery has not accepted it'}.
      </p>
    </Notice>
  )
}
