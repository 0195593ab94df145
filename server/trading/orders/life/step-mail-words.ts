import type { Order } from '../../../../shared/api/orders-api.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { isCharged } from '../../../../shared/orders/charged-orders.ts'
import type { OrderRole } from '../../../../shared/orders/order-steps.ts'
import type { OrderStepInput } from '../../../../shared/api/order-steps-api.ts'

export type MailedStep = OrderStepInput['verb'] | 'settle_claim' | 'close' | 'lapse' | 'refund'
export type StepWords = { heading: string; happened: string }

type Facts = {
  payment: Order['payment']
  /** Who sends the parts, joined by commas. */
  senders: string
  isCollection: boolean
  /** Of a dispatch of several shipments: what this one holds, and what is still to come, empty with the last. */
  shipped?: { units: string; toCome: string } | undefined
  /** Of a dispatch: who brings it, and its tracking. */
  carried?: readonly string[]
  /** Pence with VAT that the buyer gets back, or need not pay. */
  backMinor: number
  /** 'Your pallet was £81.00 and is now £68.00.'; empty where it is as before. */
  palletText: string
}

/** The mail to a buyer about a step: its heading, and its text to follow 'about your order …:'. */
export function buyersWords(step: MailedStep, facts: Facts): StepWords {
  const { senders, isCollection, payment } = facts
  const money = [facts.palletText, moneyText(facts)].filter(Boolean).join(' ')
  const part = `${senders}’s order`
  switch (step) {
    case 'accept':
      return words('Your order is confirmed', `${senders} confirmed it.`)
    case 'propose':
      return words(
        'A question about your order',
        `${senders} cannot send it as you ordered, and offers something else.`,
      )
    case 'withdraw':
      return words('Your order goes on as before', `${senders} took its question back.`)
    case 'agree':
      return words('Your order was changed', `${part} goes on as ${senders} offered. ${money}`)
    case 'decline_lines':
      return words('Your order was changed', `${part} goes on without the lines in question. ${money}`)
    case 'decline_part':
      return words('Your order was changed', `${part} is not sent. ${money}`)
    case 'refuse':
      return words(`${senders} cannot send your order`, `${senders} cannot send it. ${money}`)
    case 'cancel':
      return words('Your order was cancelled', `${part} was cancelled. ${money}`)
    case 'pack':
      return isCollection
        ? words('Your order is ready to collect', `${part} is ready for you. Please bring the order number.`)
        : words('Your order is packed', `${senders} packed it.`)
    case 'dispatch':
      return dispatchWords(facts)
    case 'close_rest':
      return words('The rest of your order is not sent', `the rest of ${part} is not sent. ${money}`)
    case 'deliver':
      return words('Your order was delivered', `what ${senders} sent has been delivered.`)
    case 'hand_over':
      return words('Your order was collected', `${part} was collected.`)
    case 'not_delivered':
      return words(
        'Your delivery did not arrive',
        `${part} could not be delivered. We tell you what happens next.`,
      )
    case 'claim':
      return words(
        'Your claim is with us',
        `there is a claim about ${part}. We answer it within 10 working days.`,
      )
    case 'settle_claim':
      return words('Your claim is decided', `the claim about ${part} is decided. ${money}`)
    case 'close':
      return words('Your order is complete', `${part} is complete. Thank you.`)
    case 'refund':
      return payment.method === 'invoice'
        ? words(
            'Your invoice is credited',
            `${part} is credited on your invoice, so you do not have to pay for it.`,
          )
        : words('Your money is on its way back', `we paid back ${part}.`)
    case 'lapse':
      return words(
        'Your order was not paid',
        'it was not paid in time, so the beer is on the shelf again. Nothing was charged.',
      )
  }
}

function dispatchWords({ senders, shipped, carried = [] }: Facts): StepWords {
  const by = carried.join(' ')
  if (shipped === undefined) return words('Your order is on its way', `${senders} sent it. ${by}`)
  const sent = `${senders} sent ${shipped.units}.`
  return shipped.toCome === ''
    ? words('The rest of your order is on its way', `${sent} Nothing is left to come. ${by}`)
    : words('Part of your order is on its way', `${sent} Still to come: ${shipped.toCome}. ${by}`)
}

const actors: Partial<Record<OrderRole, string>> = {
  buyer: 'The buyer',
  organiser: 'The organiser of the group',
  system: 'Dray’s clock',
}

/** The mail to a brewery about a step of someone else: its heading, and a sentence. */
export function brewerysWords(
  step: MailedStep,
  role: OrderRole,
  shipped?: { units: string; toCome: string },
): StepWords {
  const who = actors[role] ?? 'Dray'
  if (shipped !== undefined) {
    const { units, toCome } = shipped
    const rest = toCome === '' ? 'Nothing is left to send.' : `Still to send: ${toCome}.`
    const heading = `${toCome === '' ? 'The rest' : 'Some'} of your order is on its way`
    return words(heading, `${who} marked ${units} as sent. ${rest}`)
  }
  const [heading, did] = brewerySentences[step]
  return words(heading, `${who} ${did}`)
}

const brewerySentences: Record<MailedStep, [heading: string, did: string]> = {
  accept: ['Your order is confirmed', 'confirmed your order on your behalf.'],
  propose: [
    'A change was proposed',
    'proposed a change on your behalf. Nothing changes until the buyer answers.',
  ],
  withdraw: ['The proposal was withdrawn', 'withdrew the proposed change on your behalf.'],
  agree: ['Your proposal is agreed', 'agreed to your proposal: send the order as below.'],
  decline_lines: ['Send without the lines in question', 'wants the order without the lines in question.'],
  decline_part: ['The pub declined your proposal', 'declined your proposal: nothing is sent.'],
  refuse: ['Your order was refused', 'refused your order: nothing is sent.'],
  cancel: ['An order was cancelled', 'cancelled your order.'],
  pack: ['Your order is packed', 'marked your order as packed.'],
  dispatch: ['Your order is on its way', 'marked your order as sent.'],
  close_rest: ['The rest is not sent', 'closed what was left to send of your order.'],
  deliver: ['Your order has arrived', 'says that your order has arrived.'],
  hand_over: ['Your order was collected', 'marked your order as collected.'],
  not_delivered: ['A delivery failed', 'says that your order could not be delivered.'],
  claim: ['A claim about your order', 'opened a claim about your order.'],
  settle_claim: ['A claim is decided', 'decided the claim about your order.'],
  close: ['Your order is complete', 'closed your order: nothing is left to do.'],
  refund: ['Your order is credited', 'refunded the buyer for your order.'],
  lapse: ['An unpaid order has ended', 'ended the order, which was not paid.'],
}

const words = (heading: string, happened: string): StepWords => ({ heading, happened: happened.trim() })

function moneyText({ payment, backMinor }: Facts): string {
  if (payment.method === 'invoice' && backMinor > 0)
    return `You do not have to pay for it: it is credited on your invoice.`
  if (!isCharged(payment.state)) return 'Nothing was charged.'
  return backMinor > 0 ? `${formatMinor(backMinor)} goes back to the card you paid with.` : ''
}
