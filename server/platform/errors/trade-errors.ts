import { RequestError } from './request-error.ts'

const { define } = RequestError

/** Ordering needs an approved trade account (TRADE-01). */
export const tradeNotApproved = define(
  {
    status: 403,
    code: 'trade_not_approved',
    sentence: 'Ordering needs an approved trade account.',
    details: {
      state: 'Of the trade account: `none`, `applied`, `refused` or `on_hold`.',
      link: 'The page on which to apply and to see its state.',
    },
  },
  (details: { state: string; link: string }) => ({ details }),
)

export const tradeIncomplete = define(
  {
    status: 400,
    code: 'trade_incomplete',
    sentence: 'What is missing or wrong in the first of the fields.',
    details: {
      problems: 'Every field that is missing or wrong: its name as `field`, a sentence as `message`.',
    },
  },
  (problems: readonly { field: string; message: string }[]) => {
    const [first] = problems
    return { ...(first && { field: first.field, message: first.message }), details: { problems } }
  },
)

/** The account is not in a state that the verb starts from. */
export const tradeNotPossible = define(
  { status: 409, code: 'not_possible', sentence: "This trade account is …: '…' is not possible." },
  ({ state, verb }: { state: string; verb: string }) => ({
    message: `This trade account is ${state}: '${verb}' is not possible.`,
  }),
)
