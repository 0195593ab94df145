import { RequestError } from './request-error.ts'

const { define } = RequestError

/** More empties are counted than are out (EMPT-03). */
export const moreBackThanOut = define(
  {
    status: 409,
    code: 'more_back_than_out',
    sentence: 'Only … are at the pub by the books. Count again, or ask Dray.',
    details: {
      atPub: 'How many containers of the kind are at the pub.',
      waiting: 'How many of them are in counts that wait for an answer.',
    },
  },
  ({ text, ...details }: { text: string; atPub: number; waiting: number }) => ({
    message:
      details.waiting === 0
        ? `Only ${text} at the pub by the books. Count again, or ask Dray.`
        : `Only ${text} at the pub by the books, and ${details.waiting} of them in counts that wait for an answer. Count again, or ask Dray.`,
    field: 'count',
    details,
  }),
)

/** A count has been answered, or its time is over. */
export const countOver = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This count is answered already.',
})
