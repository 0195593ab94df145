import { useEffect } from 'react'
import type { Order } from '../../shared/api/orders-api.ts'
import type { OrderStepData } from '../../shared/checkout/checkout-page-data.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { isGivenUp } from '../../shared/orders/order-states.ts'
import { paths } from '../../shared/paths/paths.ts'
import { announce } from '../ui/core/announce.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { forgetFields } from '../basket/plan/stored-fields.ts'
import { DeliveryNote } from '../delivery-note/DeliveryNote.tsx'
import { OrderFrame } from './OrderFrame.tsx'
import { OverOrder } from './OverOrder.tsx'
import styles from './OrderConfirmationPage.module.css'

type Props = { data: OrderStepData }

/** What is after paying: the number, what happens next and where to go from here (OPEN-37). */
export function OrderConfirmationPage({ data }: Props) {
  return (
    <OrderFrame title={data.title} number={data.number} path={paths.orderConfirmation(data.number)}>
      {(order) => <Confirmation order={order} />}
    </OrderFrame>
  )
}

function Confirmation({ order }: { order: Order }) {
  const { number, state, payment, contact, consignments, group, totalMinor } = order
  const isOver = isGivenUp(state)
  const isDone = ['paid', 'invoiced', 'part_refunded'].includes(payment.state) && !isOver
  useEffect(() => {
    if (!isDone) return
    forgetFields()
    announce(`Your order ${number} is placed.`)
  }, [isDone, number])

  if (isOver) return <OverOrder order={order} />
  if (!isDone)
    return (
      <Notice
        tone="warning"
        action={
          <LinkButton variant="quiet" href={paths.orderPayment(number)}>
            Go to the payment
          </LinkButton>
        }
      >
        <p>This order is not paid.</p>
      </Notice>
    )
  return (
    <div className={styles.confirmation}>
      <Notice tone="success" title={`Your order ${number} is placed.`}>
        <p>
          {payment.method === 'invoice'
            ? `${formatMinor(totalMinor)} inc VAT, to be paid by invoice.`
            : `${formatMinor(totalMinor)} inc VAT is paid.`}
        </p>
      </Notice>
      <DeliveryNote order={order} />
      <section className={styles.part} aria-labelledby="next-steps">
        <h2 id="next-steps">What happens next</h2>
        <ol className={styles.steps}>
          {contact !== null && <li>We have written to {contact.email}, with everything you ordered.</li>}
          <li>
            {consignments.length === 1 ? 'The brewery' : 'Each brewery'} accepts your order, or says what it
            has to change.
          </li>
          <li>
            {group
              ? `What the breweries of ${group.name} send is put on one pallet, and we write again when it leaves.`
              : 'We write again when something leaves for you, or can be collected.'}
          </li>
        </ol>
      </section>
      <p className={styles.ways}>
        <LinkButton href={paths.order(number)}>See your order</LinkButton>
        <LinkButton href={paths.orders} variant="quiet">
          Your orders
        </LinkButton>
        <LinkButton href={group ? paths.group(group.slug) : paths.shop} variant="quiet">
          {group ? `Back to ${group.name}` : 'Back to the shop'}
        </LinkButton>
      </p>
    </div>
  )
}
