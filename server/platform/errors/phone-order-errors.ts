import { RequestError } from './request-error.ts'

const { define } = RequestError

/** The buyer has not allowed this brewery to place orders on account, or no longer does (REP-03). */
export const phoneOrdersNotAllowed = define(
  {
    status: 403,
    code: 'phone_orders_not_allowed',
    sentence: 'The buyer has not allowed … to place orders by phone. Send the order for confirmation.',
  },
  (seller: string) => ({
    message: `The buyer has not allowed ${seller} to place orders by phone. Send the order for confirmation.`,
  }),
)

/** Of a step that would end the time in which the buyer cancels free of charge (REP-04). */
export const buyerMayCancel = define(
  {
    status: 409,
    code: 'not_possible',
    sentence: 'Taken by phone: the buyer may cancel free of charge until …. Send it after that.',
  },
  (until: string) => ({
    message: `Taken by phone: the buyer may cancel free of charge until ${until}. Send it after that.`,
  }),
)

export const tooManyConfirmations = define({
  status: 409,
  code: 'too_many_confirmations',
  sentence: 'Ten orders already wait for this buyer’s confirmation. Withdraw one first.',
})

/** Of a confirmation that was used, withdrawn, or has expired. */
export const confirmationOver = define(
  { status: 409, code: 'confirmation_over', sentence: 'This order can no longer be confirmed.' },
  (message: string) => ({ message }),
)

/** Of an order that cannot be sent as it was typed. */
export const phoneOrderNotPossible = define(
  { status: 409, code: 'phone_order_not_possible', sentence: 'The order cannot be sent as it is: ….' },
  (message: string) => ({ message }),
)
