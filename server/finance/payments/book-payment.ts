import type { Database } from '../../platform/database/database.ts'
import { cardPaid, cardRefunded } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import type { PaymentRow } from './payment-queries.ts'
import { noteForeignRefund } from './foreign-refunds.ts'
import { type PaymentEvent, paymentStateOf } from './payment-state.ts'

type Booked = {
  payment: PaymentRow
  events: readonly PaymentEvent[]
  /** The owner of the order's `buyer` entries. */
  buyerId: string
  orderNumber: string
  now: Date
}

/** Books what a provider says of a payment: the money once, and each refund that has reached the card once. */
export async function bookPayment(
  transaction: Database,
  { payment, events, buyerId, orderNumber, now }: Booked,
): Promise<void> {
  const { id, orderId, provider } = payment
  const facts = { orderId, actor: provider, now }
  const { kind, paidMinor } = paymentStateOf(events)
  if (kind === 'paid')
    await postLedger(transaction, {
      event: 'card_paid',
      key: `paid:${id}`,
      entries: cardPaid(paidMinor, buyerId, provider),
      ...facts,
    })
  for (const event of events.filter((one) => one.kind === 'refunded')) {
    const isNew = await postLedger(transaction, {
      event: 'card_refunded',
      key: `refunded:${id}:${event.id}`,
      entries: cardRefunded(event.amountMinor, buyerId, provider),
      ...facts,
    })
    if (isNew) await noteForeignRefund(transaction, { payment, event, orderNumber, now })
  }
}
