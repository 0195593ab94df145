import type { Dispute } from '../../../shared/api/disputes-api.ts'
import type { MoneyRefunds } from '../../../shared/api/money-refunds-api.ts'
import type { StaffPayouts } from '../../../shared/api/money-api.ts'
import type { Differences } from '../../../shared/api/reconciliation-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { PayoutState } from '../../../shared/payouts/payout-words.ts'
import type { PlainAction } from '../../console/plain-act.ts'

type Payout = StaffPayouts['rows'][number]
type Difference = Differences['rows'][number]
type Tone = 'plain' | 'hop' | 'malt' | 'oxide'

export const payoutStateText: Readonly<Record<PayoutState, { text: string; tone: Tone }>> = {
  on_its_way: { text: 'On its way', tone: 'malt' },
  paid: { text: 'Paid', tone: 'hop' },
  withdrawn: { text: 'Withdrawn', tone: 'plain' },
}

/** A payout of the bank list that finance has sent (PAYO-02). */
export const markSentAction = ({ number, brewery, amountMinor }: Payout): PlainAction => ({
  title: `Mark ${number} sent`,
  thing: 'The payout',
  call: `/api/admin/money/payouts/${encodeURIComponent(number)}/sent`,
  fields: [
    {
      kind: 'line',
      name: 'reference',
      label: 'Bank reference',
      hint: 'As the bank’s statement has it.',
      maxLength: 64,
      missing: 'Type the reference of the bank’s statement.',
    },
  ],
  nameOf: () => `Mark ${formatMinor(amountMinor)} to ${brewery} sent`,
  done: `Payout of ${formatMinor(amountMinor)} to ${brewery} is marked as sent.`,
})

/** The nightly comparison with the provider's books, by hand (PAYO-07). */
export const compareAction: PlainAction = {
  title: 'Compare now',
  thing: 'The list',
  call: '/api/admin/money/reconciliation/comparison',
  fields: [],
  nameOf: () => 'Compare now',
  done: 'The books are compared with the provider’s.',
}

/** What became of an order's payment at the provider, taken up here (PAYO-07). */
export const askProviderAction = (number: string): PlainAction => ({
  title: `Ask the provider about ${number}`,
  thing: 'The payment',
  call: `/api/admin/orders/${encodeURIComponent(number)}/payment/question`,
  fields: [],
  nameOf: () => 'Ask the provider',
  done: `The provider was asked about ${number}.`,
})

/** A payment that the provider has and the order does not know of. */
export const isStuck = ({ key, kind }: Difference) => kind === 'missing_here' && key.startsWith('paid:')

/** Why a difference may be there, and what to do about it. */
export function adviceOf(row: Difference): string {
  if (isStuck(row))
    return 'The card was charged, and the answer never came here. Ask the provider: the order is paid, or the money goes back where the order is over.'
  if (row.key === 'balance') return 'No single row says why. Compare with the provider’s dashboard.'
  return advice[row.kind]
}

const advice: Readonly<Record<Difference['kind'], string>> = {
  missing_here:
    'Nothing is booked for it. Find out in the provider’s dashboard what it is, then explain it or book it as a cost.',
  missing_there: 'The provider does not list it. Compare again first: it may still be on its way.',
  different: 'Compare the order’s ledger with the provider’s dashboard, then explain it.',
}

/** What the books do not agree about, with finance's word on it (PAYO-07). */
export const explainAction = ({ key, about }: Difference): PlainAction => ({
  title: `Explain: ${about}`,
  thing: 'The list',
  call: '/api/admin/money/reconciliation/explanations',
  fixed: { key },
  fields: [
    { kind: 'words', name: 'reason', label: 'What is it?', maxLength: 500, missing: 'Say what it is.' },
    { kind: 'tick', name: 'isCost', label: 'Book it as a cost of the provider' },
  ],
  nameOf: ({ isCost }) => (isCost === true ? 'Book it as a cost' : 'Explain it'),
  done: ({ isCost }) => `${about} is ${isCost === true ? 'booked as a cost' : 'explained'}.`,
})

type Refund = MoneyRefunds['rows'][number]

/** A refund that the provider has not taken is asked for again (STAF-18). */
export const retryRefundAction = ({ id, orderNumber, amountMinor }: Refund): PlainAction => ({
  title: `Try again: ${orderNumber}`,
  thing: 'The refund',
  call: `/api/admin/money/refunds/${encodeURIComponent(id)}/again`,
  fields: [],
  nameOf: () => `Ask again for ${formatMinor(amountMinor)}`,
  done: `The provider is asked again to refund ${formatMinor(amountMinor)} of ${orderNumber}.`,
})

/** Which credit a refund of the provider's dashboard belongs to (PAYO-05). */
export const matchRefundAction = ({ id, orderNumber }: Refund): PlainAction => ({
  title: `Match a refund of ${orderNumber}`,
  thing: 'The refund',
  call: `/api/admin/money/refunds/${encodeURIComponent(id)}/match`,
  fields: [
    {
      kind: 'line',
      name: 'reason',
      label: 'Which credit note is it for?',
      hint: 'Where none is there yet, refund it on the order’s page instead: that takes it up.',
      maxLength: 500,
      missing: 'Name the credit note that it is for.',
    },
  ],
  nameOf: () => 'Match it',
  done: `The refund of ${orderNumber} is matched.`,
})

export const disputeStateText: Readonly<Record<Dispute['state'], { text: string; tone: Tone }>> = {
  inquiry: { text: 'The bank asks', tone: 'malt' },
  needs_response: { text: 'Evidence due', tone: 'oxide' },
  under_review: { text: 'The bank decides', tone: 'malt' },
  won: { text: 'Won', tone: 'hop' },
  lost: { text: 'Lost', tone: 'oxide' },
  closed: { text: 'Over', tone: 'plain' },
}

export const differenceKinds: Readonly<Record<Difference['kind'], string>> = {
  missing_here: 'Not booked here',
  missing_there: 'Not known to the provider',
  different: 'Amounts differ',
}
