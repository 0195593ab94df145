import type { Order } from '../../../shared/api/orders-api.ts'
import type { CardPayments } from '../../../shared/checkout/checkout-page-data.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { isGivenUp } from '../../../shared/orders/order-states.ts'
import { londonTime } from '../../../shared/working-time/working-time.ts'
import { FocusedPlace } from '../../accounts/FocusedPlace.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { OverOrder } from '../OverOrder.tsx'
import { ProblemList } from '../ProblemList.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { isSettled, usePaying } from './use-paying.ts'
import styles from './PayOrder.module.css'

/** It is within the quarter of an hour, so the time alone says when. */
const timeOf = (moment: string) => londonTime(new Date(moment))

type Props = {
  order: Order
  thisYear: number
  cards: CardPayments
  onOrder: (order: Order) => void
}

export function PayOrder({ order, thisYear, cards, onOrder }: Props) {
  const { handle, payable, isUnreachable, isPaying, outcome, pay } = usePaying(order, onOrder)
  const { payment, state, totalMinor } = order
  if (isGivenUp(state)) return <OverOrder order={order} />
  if (isSettled(order)) return <p>This order is paid.</p>
  const reason = outcome === null && payment.state === 'failed' ? payment.reason : (outcome?.sentence ?? null)
  return (
    <div className={styles.pay}>
      {reason !== null && (
        <FocusedPlace key={outcome?.number ?? 0}>
          <Notice tone="error" title="The order is not paid yet.">
            <p>{reason}</p>
          </Notice>
        </FocusedPlace>
      )}
      {outcome !== null && outcome.problems.length > 0 && (
        <FocusedPlace key={`fields-${outcome.number}`}>
          <ProblemList problems={outcome.problems} />
        </FocusedPlace>
      )}
      <p>
        Your order is placed.{' '}
        {payment.reservedUntil !== null &&
          (payment.held ? (
            <>Its beer is reserved for you until {timeOf(payment.reservedUntil)}.</>
          ) : (
            <>Its beer is reserved once you pay. Please pay before {timeOf(payment.reservedUntil)}.</>
          ))}
      </p>
      <PaymentFields
        cards={cards}
        payable={payable}
        handle={handle}
        totalMinor={totalMinor}
        thisYear={thisYear}
        problems={outcome?.problems ?? []}
        closedReason={isUnreachable ? 'Cards cannot be taken without a connection.' : null}
      />
      <Button
        size="large"
        isLoading={isPaying}
        disabledReason={payable === null ? 'The payment is not ready yet.' : undefined}
        onClick={() => void pay()}
      >
        Pay {formatMinor(totalMinor)}
      </Button>
    </div>
  )
}
