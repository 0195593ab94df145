import type { PaymentStateName } from '../../../shared/orders/order-states.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { providerUnreachable } from '../../platform/errors/payment-errors.ts'
import { ProviderUnreachable } from '../../finance/payments/payment-provider.ts'
import { type PaymentEvent, paymentStateOf } from '../../finance/payments/payment-state.ts'
import { findOwedRefunds, findPayment } from '../../finance/payments/read-payments.ts'
import { closeAgreed } from '../../finance/reconciliation/close-agreed.ts'
import { type HeldOrder, lockOrder } from './order-queries.ts'
import type { OrderDeps } from './order-deps.ts'
import { settlePayment } from './settle-payment.ts'
import { isUnpaid } from '../../../shared/orders/charged-orders.ts'

type QueryProviderInput = { number: string; events: readonly PaymentEvent[]; actor: Actor; now: Date }

/**
 * What the provider says of an order's payment by now; nothing where no card was tried. Throws RequestError 404 for an
 * unknown order and 503 without an answer.
 */
export async function readProvider(
  { database, provider }: Pick<OrderDeps, 'database' | 'provider'>,
  number: string,
): Promise<PaymentEvent[]> {
  const order = await database.transaction((transaction) => lockOrder(transaction, { number }))
  if (order === null) throw notFound('The order')
  const payment = await findPayment(database, order.id)
  if (payment === null) return []
  return provider.readIntent(payment.reference).catch((error: unknown) => {
    if (error instanceof ProviderUnreachable) throw providerUnreachable()
    throw error
  })
}

/**
 * Takes up what the provider says, as its webhook would have: a payment that is stuck there becomes a paid order, or
 * goes back to the card where the order is over. Needs a transaction; throws RequestError 404.
 */
export async function queryProvider(
  transaction: Database,
  { publicUrl, sealer }: Pick<OrderDeps, 'publicUrl' | 'sealer'>,
  { number, events, actor, now }: QueryProviderInput,
): Promise<{ answer: { paymentState: PaymentStateName }; effects: ActionEffects }> {
  const before = await lockOrder(transaction, { number })
  if (before === null) throw notFound('The order')
  const orderId = before.id
  const owedBefore = await findOwedRefunds(transaction, orderId)
  await settlePayment(transaction, { orderId, events, publicUrl, sealer, now })
  const payment = await findPayment(transaction, orderId)
  if (payment !== null)
    await closeAgreed(transaction, { provider: payment.provider, key: `paid:${payment.id}`, actor, now })
  const after = (await lockOrder(transaction, { number }))!
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'provider asked',
    subject: { kind: 'order', id: number },
    before: { paymentState: before.paymentState },
    after: { paymentState: after.paymentState },
  })
  const owed = (await findOwedRefunds(transaction, orderId)) - owedBefore
  return {
    answer: { paymentState: after.paymentState },
    effects: effectsOf({ before, after, events, owed }),
  }
}

type Seen = { before: HeldOrder; after: HeldOrder; events: readonly PaymentEvent[]; owed: number }

function effectsOf({ before, after, events, owed }: Seen): ActionEffects {
  const { kind, paidMinor } = paymentStateOf(events)
  const paid = `The provider has ${formatMinor(paidMinor)} of it.`
  if (owed > 0)
    return {
      money: [paid, `${formatMinor(owed)} goes back to the card: the order is over.`],
      button: 'Send it back',
    }
  if (isUnpaid(before) && !isUnpaid(after))
    return {
      money: [paid, 'The order is paid, and the payment is booked.'],
      stock: ['What is held for it is promised to the buyer.'],
      deadlines: ['The breweries are notified of it, and their time to answer begins.'],
      button: 'Take the payment up',
    }
  return { money: [nothingNew[kind]], button: 'Ask again later' }
}

const nothingNew: Record<ReturnType<typeof paymentStateOf>['kind'], string> = {
  open: 'No card has been tried: the provider has no money of it.',
  action_required: 'The buyer’s bank waits for the buyer: the provider has no money of it.',
  processing: 'The bank has not answered the provider yet.',
  failed: 'The card was declined: the provider has no money of it.',
  cancelled: 'The payment is closed at the provider: no money can come.',
  paid: 'The provider says what is booked here already.',
}
