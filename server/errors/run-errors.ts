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

export const runNotPossible = define(
  { status: 409, code: 'run_not_possible', sentence: "This run is …: it cannot be changed by '…'." },
  ({ state, verb }: { state: string; verb: string }) => ({
    message: `This run is ${state}: it cannot be changed by '${verb}'.`,
  }),
)
