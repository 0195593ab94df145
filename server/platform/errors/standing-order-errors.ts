import { RequestError } from './request-error.ts'

const { define } = RequestError

const noneOfIt = 'None of its beers can be ordered at the moment.'

/** Of an occurrence none of whose lines can be ordered, with the reason of each where it was previewed with them. */
export const nothingToOrder = define(
  { status: 409, code: 'nothing_to_order', sentence: noneOfIt },
  (reasons: readonly string[] = []) => ({ message: [noneOfIt, ...reasons].join(' ') }),
)

/** The address was deleted, or is no longer one of the trade account's premises. */
export const premisesGone = define({
  status: 409,
  code: 'premises_gone',
  sentence: 'Its premises are no longer in your trade account. Choose where it goes.',
})

/** The same of an occurrence whose standing order goes elsewhere from the next preview on. */
export const previewedPremisesGone = define({
  status: 409,
  code: 'premises_gone',
  sentence: 'The premises that it was previewed for are no longer in your trade account.',
})

export const placedTooLate = define({
  status: 409,
  code: 'placed_too_late',
  sentence: 'The shop could not place it within a day of its time.',
})

export const tooManyStandingOrders = define(
  { status: 409, code: 'too_many_standing_orders', sentence: 'You have … standing orders. End one first.' },
  (most: number) => ({ message: `You have ${most} standing orders. End one first.` }),
)

export const standingOrderNotPossible = define(
  { status: 409, code: 'not_possible', sentence: "This standing order is …: '…' is not possible." },
  ({ state, verb }: { state: string; verb: string }) => ({
    message: `This standing order is ${state}: '${verb}' is not possible.`,
  }),
)

/** After the cut-off, or once it is placed, skipped or over (STAND-03). */
export const occurrenceOver = define(
  { status: 409, code: 'occurrence_over', sentence: 'It is too late: this could be done until ….' },
  (message: string) => ({ message }),
)

/** A first day in the past or far away. */
export const standingDayRefused = define(
  {
    status: 400,
    code: 'bad_field',
    sentence: 'Choose a first day from tomorrow on, at most twelve weeks ahead.',
  },
  () => ({ field: 'firstOn' }),
)
