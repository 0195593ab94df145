import { formatMinor } from '../../../shared/format/money.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

export const payoutNotByBank = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This payout goes through the payment provider: it is not on the bank list.',
})

export const payoutMarkedBefore = define({
  status: 409,
  code: 'marked_before',
  sentence: 'This is marked already.',
})

/** A hold or another account since it was made: a person looks at it first. */
export const payoutDoubted = define(
  {
    status: 409,
    code: 'payout_held',
    sentence: '… Do not send it. If the bank has sent it already, look at the preview and confirm it.',
    details: { doubts: 'What speaks against it, a sentence each.' },
  },
  (doubts: readonly string[]) => ({
    message: `${doubts.join(' ')} Do not send it. If the bank has sent it already, look at the preview and confirm it.`,
    details: { doubts: [...doubts] },
  }),
)

export const payoutWithdrawn = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This payout was withdrawn: less is due to the brewery by now. The next one has the rest.',
})

export const payoutNotSent = define({
  status: 409,
  code: 'not_possible',
  sentence: 'Only a payout that the payment provider has sent can be taken back.',
})

export const payoutReturnTooLarge = define(
  { status: 409, code: 'not_possible', sentence: 'Only £… of this payout can be taken back.' },
  (leftMinor: number) => ({ message: `Only ${formatMinor(leftMinor)} of this payout can be taken back.` }),
)

/** Nothing is taken from a brewery that it does not owe (PAYO-04). */
export const brewerySettled = define(
  { status: 409, code: 'not_possible', sentence: 'The brewery owes Dray only £….' },
  (owedMinor: number) => ({ message: `The brewery owes Dray only ${formatMinor(owedMinor)}.` }),
)

export const carrierBilledBefore = define(
  { status: 409, code: 'marked_before', sentence: 'The bill … is booked for this run already.' },
  (reference: string) => ({ message: `The bill ${reference} is booked for this run already.` }),
)

export const carrierBillUndone = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This bill was taken back before.',
})
