import type { BasketDifference } from '../../../shared/api/orders-api.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

export const confirmEmailToOrder = define({
  status: 403,
  code: 'email_unconfirmed',
  sentence: 'Please confirm your email address before you order. We sent you a link.',
})

export const checkoutIncomplete = define(
  {
    status: 400,
    code: 'checkout_incomplete',
    sentence: 'What is wrong with the first of the fields.',
    details: { problems: 'Every field that is wrong: its name as `field`, a sentence as `message`.' },
  },
  (problems: readonly { field: string; message: string }[]) => {
    const [first] = problems
    return { ...(first && { field: first.field, message: first.message }), details: { problems } }
  },
)

export const invoiceNotApproved = define({
  status: 403,
  code: 'invoice_not_approved',
  sentence: 'Paying by invoice is not open to this account.',
})

export const basketEmpty = define({
  status: 409,
  code: 'basket_empty',
  sentence: 'There is nothing in this basket.',
})

/** The basket is not what the buyer saw. */
export const basketChanged = define(
  {
    status: 409,
    code: 'basket_changed',
    sentence: 'Your basket has changed. Please look at the lines below before you order.',
    details: { changes: 'The lines that cannot be ordered as they are, each with its reason.' },
  },
  (changes: readonly BasketDifference[]) => ({ details: { changes } }),
)

/** Lines that break the multiple they are sold in, and nothing else that is wrong (PRICE-06). */
export const notAMultiple = define(
  {
    status: 409,
    code: 'not_a_multiple',
    sentence: 'Some of this beer is sold in multiples. Please look at the lines below before you order.',
    details: { changes: 'The lines that are no whole multiple, each with its `orderMultiple`.' },
  },
  (changes: readonly BasketDifference[]) => ({ details: { changes } }),
)

/** A brewery's delivery terms, in a sentence for people (DELV-04, PRICE-04). */
export const deliveryNotCovered = define(
  { status: 409, code: 'delivery_not_covered', sentence: 'Damask does not deliver to EH1.' },
  (message: string) => ({ message }),
)
export const belowMinimum = define(
  {
    status: 409,
    code: 'below_minimum',
    sentence: "Add £12.40 more to reach Towpath's minimum of £150.00.",
  },
  (message: string) => ({ message }),
)
export const collectionClosed = define(
  { status: 409, code: 'collection_closed', sentence: 'Nothing can be collected from ….' },
  (name: string) => ({ message: `Nothing can be collected from ${name}.` }),
)

/** Lines of an order without a hold that sold before its card was submitted (STOCK-10). */
export const soldSinceOrdered = define(
  {
    status: 409,
    code: 'basket_changed',
    sentence: 'Some of this beer has sold since you ordered. Nothing was charged.',
    details: { changes: 'The lines that are short, each with what is left.' },
  },
  (changes: readonly BasketDifference[]) => ({ details: { changes } }),
)

export const totalChanged = define(
  {
    status: 409,
    code: 'total_changed',
    sentence: 'The total has changed. Please look at it before you order.',
    details: { totalMinor: 'What the order comes to now, in pence.' },
  },
  ({ totalMinor }: { totalMinor: number }) => ({ details: { totalMinor } }),
)

/** The group does not deliver to where the order goes (OPEN-66). */
export const outsideDeliveryArea = define(
  {
    status: 409,
    code: 'outside_delivery_area',
    sentence: 'How far the address is from where the group delivers.',
    details: {
      distanceKm: 'From the group to the address, in kilometres.',
      radiusKm: 'How far the group delivers, in kilometres.',
    },
  },
  ({ field, message, ...details }: OutsideArea) => ({ field, message, details }),
)
type OutsideArea = { field: string; message: string; distanceKm: number; radiusKm: number }

export const orderTooLarge = define({
  status: 409,
  code: 'order_too_large',
  sentence: 'This order is larger than we take online. Please write to us, or order it in parts.',
})

/** No provider takes less by card. */
export const cardTooSmall = define({
  status: 409,
  code: 'card_too_small',
  sentence: 'A card pays £0.30 or more. Add something to the order, or pay on account.',
})

export const unpaid = define({
  status: 409,
  code: 'unpaid',
  sentence: 'An order that is not paid yet is cancelled as a whole.',
})

export const tooLateToCancel = define({
  status: 409,
  code: 'not_possible',
  sentence: 'It has been sent, so it cannot be cancelled any more. Please write to us.',
})

export const notPossible = define(
  { status: 409, code: 'not_possible', sentence: "This order …: it cannot be changed by '…'." },
  ({ why, verb }: { why: string; verb: string }) => ({
    message: `This order ${why}: it cannot be changed by '${verb}'.`,
  }),
)

export const isCollected = define({
  status: 409,
  code: 'is_collected',
  sentence: 'The buyer collects this order: pack it, then hand it over. Nothing is sent.',
})

export const refundUnderWay = define({
  status: 409,
  code: 'refund_under_way',
  sentence: 'This money is on its way back already.',
})
