import type { OrderRefund } from '../../../shared/api/refunds-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { PlainAction } from '../../console/plain-act.ts'

type Tone = 'plain' | 'hop' | 'malt' | 'oxide'

export const refundStateText: Readonly<Record<OrderRefund['state'], { text: string; tone: Tone }>> = {
  asked: { text: 'Waiting for another person', tone: 'malt' },
  done: { text: 'Done', tone: 'hop' },
  lapsed: { text: 'No one confirmed it', tone: 'oxide' },
}

/** What could not go back to a card, and finance paid by bank. */
export const bankRefundAction = (number: string, shortMinor: number): PlainAction => ({
  title: `Paid by bank: ${number}`,
  thing: 'The order',
  call: `/api/admin/orders/${encodeURIComponent(number)}/bank-refund`,
  fields: [
    {
      kind: 'line',
      name: 'bankReference',
      label: 'Bank reference',
      hint: `${formatMinor(shortMinor)} could not go back to the card. As the bank’s statement has it.`,
      maxLength: 64,
      missing: 'Type the reference of the bank’s statement.',
    },
  ],
  nameOf: () => `Mark ${formatMinor(shortMinor)} paid`,
  done: `${formatMinor(shortMinor)} of ${number} is marked as paid by bank.`,
})

type RefundActionsInput = { id: string; orderNumber: string; grossMinor: number }

/** The second person's word on a refund (STAF-13). */
export const confirmAction = ({ id, orderNumber, grossMinor }: RefundActionsInput): PlainAction => ({
  title: `Confirm a refund: ${orderNumber}`,
  thing: 'The order',
  call: `/api/admin/refunds/${encodeURIComponent(id)}/confirmation`,
  fields: [],
  nameOf: () => `Confirm ${formatMinor(grossMinor)}`,
  done: `${formatMinor(grossMinor)} of ${orderNumber} is refunded.`,
})
