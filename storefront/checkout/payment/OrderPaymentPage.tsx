import type { OrderStepData } from '../../../shared/checkout/checkout-page-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { OrderFrame } from '../OrderFrame.tsx'
import { PayOrder } from './PayOrder.tsx'

type Props = { data: OrderStepData }

/** Paying for an order that is placed: after a decline, a question of the bank, a lost answer or a reload. */
export function OrderPaymentPage({ data }: Props) {
  return (
    <OrderFrame
      title={data.title}
      number={data.number}
      path={paths.orderPayment(data.number)}
      withoutScripts="This order is not paid yet, and is cancelled if it is not paid in time. Paying by card needs JavaScript, which is switched off in this browser: switch it on and load this page again."
    >
      {(order, show) => <PayOrder order={order} thisYear={data.thisYear} cards={data.cards} onOrder={show} />}
    </OrderFrame>
  )
}
