import type { Order } from '../../../shared/api/orders.ts'
import type { CardTaking } from '../../../shared/checkout-page.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { formatMinor } from '../../../shared/money.ts'
import { isGivenUp } from '../../../shared/order-states.ts'
import { FocusedPlace } from '../../accounts/FocusedPlace.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OverOrder } from '../OverOrder.tsx'
import { ProblemList } from '../ProblemList.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { isSettled, usePaying } from './use-paying.ts'
import styles from './PayOrder.module.css'

type Props = {
  order: Order
  thisYear: number
  cards: CardTaking
  onOrder: (order: Order) => void
}

export function PayOrder({ order, thisYear, cards, onOrder }: Props) {
  const { card, payable, isUnreachable, isPaying, told, pay } = usePaying(order, onOrder)
  const { payment, state, totalMinor } = order
  if (isGivenUp(state)) return <OverOrder order={order} />
  if (isSettled(order)) return <p>This order is paid.</p>
  const reason = told === null && payment.state === 'failed' ? payment.reason : (told?.sentence ?? null)
  return (
    <div className={styles.pay}>
      {reason !== null && (
        <FocusedPlace key={told?.number ?? 0}>
          <Notice tone="error" title="The order is not paid yet.">
            <p>{reason}</p>
          </Notice>
        </FocusedPlace>
      )}
      {told !== null && told.problems.length > 0 && (
        <FocusedPlace key={`fields-${told.number}`}>
          <ProblemList problems={told.problems} />
        </FocusedPlace>
      )}
      <p>
        Your order is placed.{' '}
        {payment.reservedUntil !== null && (
          <>We hold its beer for you until {formatMoment(payment.reservedUntil)}.</>
        )}
      </p>
      <PaymentFields
        cards={cards}
        payable={payable}
        handle={card}
        totalMinor={totalMinor}
        thisYear={thisYear}
        problems={told?.problems ?? []}
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
