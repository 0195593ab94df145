import type { OrderVerb } from '../../shared/order-states.ts'

export type ToldChange = OrderVerb | 'lapse'

/** What a buyer is told of a change: the heading of the mail, and what happened. */
export function changeInWords(
  what: ToldChange,
  senders: readonly string[],
): { heading: string; happened: string } {
  return { heading: headings[what], happened: sentences[what](senders.join(', ')) }
}

const headings: Record<ToldChange, string> = {
  accept: 'Your order is confirmed',
  adjust: 'Your order was adjusted',
  dispatch: 'Your order is on its way',
  deliver: 'Your order was delivered',
  cancel: 'Your order was cancelled',
  refund: 'Your money is on its way back',
  lapse: 'Your order was not paid',
}

const sentences: Record<ToldChange, (senders: string) => string> = {
  accept: (senders) => `${senders} confirmed it.`,
  adjust: (senders) => `${senders} can send less than you ordered. You pay only for what is sent.`,
  dispatch: (senders) => `${senders} sent it.`,
  deliver: (senders) => `what ${senders} sent has been delivered.`,
  cancel: (senders) => `the part of ${senders} was cancelled. What you paid for it goes back to you.`,
  refund: (senders) => `we paid back the part of ${senders}.`,
  lapse: () => 'it was not paid in time, so the beer is on the shelf again. Nothing was charged.',
}
