import { formatMinor } from '../../../shared/format/money.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

/** A buyer's change that makes the delivery dearer is ordered again: a card is charged once (STAF-11). */
export const dearerForBuyer = define(
  {
    status: 409,
    code: 'dearer_for_buyer',
    sentence:
      'The pallet would cost the pub £93.00 instead of £81.00: it orders again, or someone else pays for it.',
  },
  ({ what, wasMinor, minor }: { what: string; wasMinor: number; minor: number }) => ({
    message: `The ${what} would cost the pub ${formatMinor(minor)} instead of ${formatMinor(wasMinor)}: it orders again, or someone else pays for it.`,
  }),
)

/** What has left goes where it was sent. */
export const hasLeft = define({
  status: 409,
  code: 'not_possible',
  sentence: 'Something of this order has left: its premises and its run stay as they are.',
})

/** No run of the order's group goes there with room for its pallets (RUN-03). */
export const noRunThere = define(
  {
    status: 409,
    code: 'no_run',
    sentence: 'No open run of … goes to FK8 1AA with room for this order.',
  },
  ({ groupName, postcode }: { groupName: string; postcode: string }) => ({
    message: `No open run of ${groupName} goes to ${postcode} with room for this order.`,
  }),
)

export const nothingChanged = define({
  status: 400,
  code: 'bad_field',
  sentence: 'Nothing has changed. Change something first.',
})
