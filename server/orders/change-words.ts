import type { Order } from '../../shared/api/orders-api.ts'
import { isCharged } from '../../shared/orders/charged-orders.ts'
import type { OrderVerb } from '../../shared/orders/order-states.ts'

export type MailedChange = OrderVerb | 'lapse'

type OrderFacts = { payment: Order['payment']; senders: readonly string[] }
type Money = 'paid' | 'invoiced' | 'none'

/** The mail to a buyer about a change: its heading and its text. */
export function changeInWords(
  what: MailedChange,
  { payment, senders }: OrderFacts,
): { heading: string; happened: string } {
  const money = moneyOf(payment)
  const heading = what === 'refund' && money === 'invoiced' ? 'Your invoice is credited' : headings[what]
  return { heading, happened: sentences[what](senders.join(', '), money) }
}

const headings: Record<MailedChange, string> = {
  accept: 'Your order is confirmed',
  adjust: 'Your order was adjusted',
  dispatch: 'Your order is on its way',
  deliver: 'Your order was delivered',
  cancel: 'Your order was cancelled',
  refund: 'Your money is on its way back',
  lapse: 'Your order was not paid',
}

/** The buyer's payment for it: money, a promise to pay the invoice, or nothing yet. */
function moneyOf({ method, state }: Order['payment']): Money {
  if (method === 'invoice') return 'invoiced'
  return isCharged(state) ? 'paid' : 'none'
}

const cancelledMoney: Record<Money, string> = {
  paid: 'What you paid for it goes back to you.',
  invoiced: 'You do not have to pay for it: it is credited on your invoice.',
  none: 'Nothing was charged.',
}

const sentences: Record<MailedChange, (senders: string, money: Money) => string> = {
  accept: (senders) => `${senders} confirmed it.`,
  adjust: (senders) => `${senders} can send less than you ordered. You pay only for what is sent.`,
  dispatch: (senders) => `${senders} sent it.`,
  deliver: (senders) => `what ${senders} sent has been delivered.`,
  cancel: (senders, money) => `the part of ${senders} was cancelled. ${cancelledMoney[money]}`,
  refund: (senders, money) =>
    money === 'invoiced'
      ? `the part of ${senders} is credited on your invoice, so you do not have to pay for it.`
      : `we paid back the part of ${senders}.`,
  lapse: () => 'it was not paid in time, so the beer is on the shelf again. Nothing was charged.',
}
