import { momentText } from '../../../shared/delivery/moment-text.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError
/** Items that one sentence names at the most. */
const mostNamed = 10

/** A count from before the last one would undo what that one found (STOCK-03). */
export const countTooOld = define(
  {
    status: 409,
    code: 'count_too_old',
    sentence: 'There is a later count of …. Leave it out, or count it again.',
    details: { countedAt: 'The moment of the last count, of the first that has one.' },
  },
  (later: readonly { title: string; countedAt: Date }[]) => {
    const named = later.slice(0, mostNamed).map(({ title, countedAt }) => {
      return `${title} (${momentText(countedAt)})`
    })
    const more = later.length - named.length
    const listed = [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ')
    const it = later.length === 1 ? 'it' : 'them'
    return {
      message: `There is a later count of ${listed}. Leave ${it} out, or count ${it} again.`,
      field: 'countedAt',
      details: { countedAt: later[0]!.countedAt.toISOString() },
    }
  },
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
