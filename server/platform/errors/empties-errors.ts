import { containerNames, type ContainerKind } from '../../../shared/deposits/container-names.ts'
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

/** A charge is announced for a kind of container that the brewery has stated no price for (EMPT-06). */
export const containerPriceMissing = define(
  {
    status: 409,
    code: 'container_price_missing',
    sentence: 'State the price of a lost … first, under Deposits and prices.',
  },
  (kind: ContainerKind) => ({
    message: `State the price of a lost ${containerNames[kind][0]} first, under Deposits and prices.`,
  }),
)

/** A charge is announced for more containers than are at the pub for long enough (EMPT-06). */
export const notOldEnough = define(
  {
    status: 409,
    code: 'not_old_enough',
    sentence: 'Only … are at the pub for more than … days, and neither announced nor being counted.',
    details: { chargeable: 'For how many a charge may be announced.' },
  },
  ({ text, chargeable, days }: { text: string; chargeable: number; days: number }) => ({
    message: `Only ${text} ${chargeable === 1 ? 'is' : 'are'} at the pub for more than ${days} days, and neither announced nor being counted.`,
    field: 'count',
    details: { chargeable },
  }),
)

/** What is announced would cost nothing. */
export const nothingToCharge = define(
  {
    status: 409,
    code: 'nothing_to_charge',
    sentence: 'The deposits on these … cover your price. Write them off: you keep the deposits.',
  },
  (kind: ContainerKind) => ({
    message: `The deposits on these ${containerNames[kind][1]} cover your price. Write them off: you keep the deposits.`,
  }),
)

/** A charge is withdrawn that was invoiced or has ended. */
export const chargeOver = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This charge is not announced any more.',
})

/** More containers are found than are charged. */
export const moreFoundThanCharged = define(
  {
    status: 409,
    code: 'more_found_than_charged',
    sentence: 'Only … are charged and not found.',
    details: { left: 'How many are charged and not found.' },
  },
  ({ text, left }: { text: string; left: number }) => ({
    message: `Only ${text} ${left === 1 ? 'is' : 'are'} charged and not found.`,
    field: 'count',
    details: { left },
  }),
)
