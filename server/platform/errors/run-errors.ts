import { formatMinor } from '../../../shared/format/money.ts'
import type { GroupRun } from '../../../shared/orders/delivery-promise.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

/** No run of the group serves the postcode and has room (RUN-03). */
export const noRun = define(
  {
    status: 409,
    code: 'no_run',
    sentence: 'No delivery of … takes this order: choose collection, or write to us.',
  },
  (groupName: string) => ({
    message: `No delivery of ${groupName} takes this order: choose collection, or write to us.`,
  }),
)

/** The order belongs to another run than the one that the buyer saw (RUN-02). */
export const runChanged = define(
  {
    status: 409,
    code: 'run_changed',
    sentence: 'This order goes on another delivery than the one you saw. Arrives …. It comes to … inc VAT.',
    details: {
      run: 'The delivery that takes the order: `day`, `text`, and as `limitG` what a pallet on it may weigh, in grams.',
      totalMinor: 'What the order comes to on it, in pence.',
    },
  },
  ({ run, totalMinor }: { run: Required<GroupRun>; totalMinor: number }) => ({
    message: `This order goes on another delivery than the one you saw. ${run.text} It comes to ${formatMinor(totalMinor)} inc VAT.`,
    details: { run, totalMinor },
  }),
)

export const runNotPossible = define(
  { status: 409, code: 'run_not_possible', sentence: "This run is …: it cannot be changed by '…'." },
  ({ state, verb }: { state: string; verb: string }) => ({
    message: `This run is ${state}: it cannot be changed by '${verb}'.`,
  }),
)
