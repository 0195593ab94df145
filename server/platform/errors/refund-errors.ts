import { formatMinor } from '../../../shared/format/money.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

/** A card gets back no more than was taken from it (INV-09). */
export const refundTooLarge = define(
  {
    status: 409,
    code: 'refund_too_large',
    sentence: 'Only £… of this payment is left to give back.',
    details: { leftMinor: 'What can still go back to the card, in pence.' },
  },
  (leftMinor: number) => ({
    message: `Only ${formatMinor(leftMinor)} of this payment is left to give back.`,
    details: { leftMinor },
  }),
)

export const refundOver = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This refund is done, or no one confirmed it within 72 hours. Ask for it again.',
})

export const refundChanged = define({
  status: 409,
  code: 'changed_meanwhile',
  sentence: 'The order has changed since this refund was asked for. Ask for it again.',
})

/** A credit account has nothing that could be paid out. */
export const nothingToPayOut = define(
  {
    status: 409,
    code: 'nothing_to_pay_out',
    sentence: 'The buyer still owes: the money lowers what is owed instead of being paid out.',
  },
  () => ({}),
)
