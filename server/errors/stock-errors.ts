import { RequestError } from './request-error.ts'

const { define } = RequestError

/** A count from before the last one would undo what that one found (STOCK-03). */
export const countTooOld = define(
  {
    status: 409,
    code: 'count_too_old',
    sentence: 'This was counted before the last count of it, which was at ….',
    details: { countedAt: 'The moment of the last count.' },
  },
  ({ countedAt }: { countedAt: Date }) => ({
    message: `This was counted before the last count of it, which was at ${countedAt.toISOString()}.`,
    field: 'countedAt',
    details: { countedAt: countedAt.toISOString() },
  }),
)

/** More is to leave than is there. */
export const moreThanOnHand = define(
  {
    status: 409,
    code: 'more_than_on_hand',
    sentence: 'Only … are on hand. Count them first if there are more.',
  },
  (onHand: number) => ({
    message: `Only ${onHand} are on hand. Count them first if there are more.`,
    field: 'units',
  }),
)
