import type {
  Order,
  OrderConsignment,
  OrderSummary,
  PaymentMethod,
  Reorder,
} from '../../shared/api/orders-api.ts'
import type { PaymentStateName } from '../../shared/orders/order-states.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { answerNeededText } from '../../shared/orders/answer-needed.ts'
import { takerText } from '../../shared/orders/phone-order.ts'
import { formatMinor } from '../../shared/format/money.ts'
import type { OrderInvoice } from '../../shared/orders/order-invoices.ts'
import type { OrderState } from '../../shared/orders/order-states.ts'

type Tone = 'plain' | 'hop' | 'malt' | 'oxide'
type Word = { text: string; tone: Tone }

/** The state of an order or of one brewery's order within it. */
export const stateWords: Readonly<Record<OrderState, Word>> = {
  placed: { text: 'Waiting for the brewery', tone: 'plain' },
  proposed: { text: 'Your answer needed', tone: 'malt' },
  accepted: { text: 'Confirmed', tone: 'hop' },
  packed: { text: 'Packed', tone: 'hop' },
  part_dispatched: { text: 'Partly on its way', tone: 'hop' },
  dispatched: { text: 'On its way', tone: 'hop' },
  delivered: { text: 'Delivered', tone: 'hop' },
  claimed: { text: 'Claim open', tone: 'malt' },
  closed: { text: 'Complete', tone: 'plain' },
  refused: { text: 'Not sent by the brewery', tone: 'oxide' },
  cancelled: { text: 'Cancelled', tone: 'oxide' },
}

/** Of what the buyer collects, where it is not the same. */
const collectedWords: Readonly<Partial<Record<OrderState, Word>>> = {
  packed: { text: 'Ready to collect', tone: 'hop' },
  delivered: { text: 'Collected', tone: 'hop' },
}

/** The same of an order whose payment is known: before it is paid, no brewery has begun. A question of a brewery comes first. */
export function stateWord({
  state,
  paymentState,
  isCollected,
  answerBy = null,
}: Pick<OrderSummary, 'state' | 'paymentState'> & { isCollected: boolean; answerBy?: string | null }): Word {
  if (answerBy !== null) return { text: answerNeededText(answerBy, Date.now()), tone: 'malt' }
  if (state !== 'placed' || !awaitsPayment.has(paymentState))
    return (isCollected && collectedWords[state]) || stateWords[state]
  return { text: 'Waiting for your payment', tone: 'plain' }
}

const awaitsPayment = new Set<PaymentStateName>(['unpaid', 'action_required', 'processing', 'failed'])

const paymentWords: Readonly<Record<PaymentStateName, Word>> = {
  unpaid: { text: 'Not paid yet', tone: 'malt' },
  action_required: { text: 'Payment to be confirmed', tone: 'malt' },
  processing: { text: 'Payment on its way', tone: 'plain' },
  failed: { text: 'Payment failed', tone: 'oxide' },
  paid: { text: 'Paid', tone: 'hop' },
  invoiced: { text: 'Pay by invoice', tone: 'plain' },
  credited: { text: 'Nothing to pay', tone: 'plain' },
  refunded: { text: 'Refunded', tone: 'plain' },
  part_refunded: { text: 'Partly refunded', tone: 'plain' },
  cancelled: { text: 'Nothing charged', tone: 'plain' },
}

/** How an order is paid; one on account says so once all its invoices are paid by bank. */
export function paymentWord({
  paymentState,
  settledOn,
}: Pick<OrderSummary, 'paymentState' | 'settledOn'>): Word {
  return settledOn === null
    ? paymentWords[paymentState]
    : { text: `Paid ${formatDay(settledOn)}`, tone: 'hop' }
}

/** How far an invoice on account is paid. */
export function invoiceText({ openMinor, chargedMinor, paidMinor, dueOn, settledOn }: OrderInvoice): string {
  if (openMinor <= 0) {
    if (paidMinor <= 0) return 'Nothing to pay'
    return settledOn === null ? 'Paid' : `Paid ${formatDay(settledOn)}`
  }
  const open = openMinor < chargedMinor ? `${formatMinor(openMinor)} still to pay` : 'To pay by bank'
  return dueOn === null ? open : `${open}, due ${formatDay(dueOn)}`
}

/** The buyer can do something about the payment. */
export function isPayable({ state, paymentState }: Pick<OrderSummary, 'state' | 'paymentState'>): boolean {
  return state !== 'cancelled' && ['unpaid', 'action_required', 'failed'].includes(paymentState)
}

/** Accessories have no brewery: Dray sends them. */
export const senderName = ({ team }: Pick<OrderConsignment, 'team'>) => team?.name ?? 'Dray'

/** What happened to an order, in a sentence. */
export function happened({ what, teamName, by }: Order['history'][number], method: PaymentMethod): string {
  const who = teamName ?? 'Dray'
  const sentences: Record<typeof what, string> = {
    place: by.role === 'buyer' ? 'Order placed' : 'Order placed by phone',
    pay: 'Payment received',
    lapse: 'Not paid in time: the beer went back on the shelf',
    accept: `Confirmed by ${who}`,
    adjust: `${who} sends less than was ordered`,
    propose: `${who} asked for a change`,
    agree: `${who}’s change was agreed`,
    decline_lines: `${who}’s order goes on without the lines in question`,
    decline_part: `${who}’s order was declined`,
    withdraw: `${who} took its question back`,
    refuse: `${who} cannot send its beer`,
    pack: `Packed by ${who}`,
    dispatch: `Sent by ${who}`,
    close_rest: `The rest of ${who}’s order is not sent`,
    deliver: `${who}’s order was delivered`,
    hand_over: `${who}’s order was collected`,
    not_delivered: `${who}’s order could not be delivered`,
    claim: `A claim about ${who}’s order was opened`,
    answer_claim: `${who} answered the claim`,
    ask_claim: `Dray was asked to decide the claim about ${who}’s order`,
    decide_claim: `The claim about ${who}’s order was decided`,
    change_details: 'Contact or delivery was changed',
    settle_claim: `No claim about ${who}’s order is open`,
    close: `${who}’s order is complete`,
    cancel: teamName === null ? 'Order cancelled' : `${who}’s order was cancelled`,
    refund: `${teamName === null ? 'Money' : `Money for ${who}’s order`} was ${method === 'invoice' ? 'credited' : 'given back'}`,
  }
  return sentences[what]
}

/** Who took a step, where the sentence does not say it: staff who act for a brewery are named with it. */
export function byWords({ what, by }: Order['history'][number]): string | null {
  const { name, onBehalf } = by
  if (what === 'place' && by.role !== 'buyer') return `Taken by ${takerText(by)}`
  if (onBehalf !== null) return `By ${name ?? 'Dray'} of Dray for ${onBehalf}`
  return name === null ? null : `By ${name}`
}

/** What is different when an order is put into the basket again. */
export function changeWords(change: Reorder['changes'][number]): string {
  const { title, variantLabel, reason, quantityOrdered, quantity, priceWasMinor, priceMinor } = change
  const item = variantLabel === null ? title : `${title}, ${variantLabel}`
  const reasons: Record<typeof reason, string> = {
    price_changed: `was ${formatMinor(priceWasMinor)}, now ${formatMinor(priceMinor ?? 0)}`,
    price_unknown: 'has no price online now; contact the brewery',
    seller_not_cleared: 'its brewery takes no orders at the moment',
    seller_paused: 'its brewery takes no orders at the moment',
    sold_out: 'is sold out',
    fewer_left: `only ${quantity} of ${quantityOrdered} left`,
    gone: 'is no longer sold',
    group_gone: 'is no longer delivered by the group; it went into your regular basket',
  }
  return `${item}: ${reasons[reason]}`
}

/** '20%', '12.5%' from hundredths of a percent. */
export const percentText = (rate: number) => `${rate / 100}%`

export const unitsText = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Harbour Bitter, Devenish Red and 3 more' of what an order holds. */
export function itemsText({ items, itemNames }: Pick<OrderSummary, 'items' | 'itemNames'>): string {
  const more = itemNames - items.length
  const all = more > 0 ? [...items, `${more} more`] : items
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
