import { RequestError } from './request-error.ts'

const { define } = RequestError

/** Of a request that was decided, withdrawn, or has expired. */
export const requestOver = define(
  { status: 409, code: 'request_over', sentence: 'This order can no longer be approved.' },
  (message: string) => ({ message }),
)

/** Of an approval for something else than the approver saw: shown again first (BIZ-07). */
export const requestChanged = define({
  status: 409,
  code: 'request_changed',
  sentence: 'What this order comes to has changed. Look at it again, and approve it as it is now.',
})

/** Of an order that no rule of placing allows any more. */
export const requestNotPossible = define(
  { status: 409, code: 'request_not_possible', sentence: 'The order cannot be placed as it is: ….' },
  (message: string) => ({ message }),
)

export const tooManyRequestedOrders = define({
  status: 409,
  code: 'too_many_order_requests',
  sentence: 'Ten of your orders already wait for an approval. Withdraw one first.',
})

export const noApprover = define({
  status: 409,
  code: 'no_approver',
  sentence: 'No one at this site can approve the order. Ask an owner of the business.',
})

/** A standing order would be placed without an approval. */
export const standingOrderLimited = define({
  status: 403,
  code: 'standing_order_limited',
  sentence: 'You have an order limit at this site. Ask an approver to set up the standing order.',
})
