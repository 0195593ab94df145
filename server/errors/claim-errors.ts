import { RequestError } from './request-error.ts'

const { define } = RequestError

export const claimNotOpen = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This claim has its answer already: look at it for how it stands.',
})

/** Only a refusal can be taken to Dray, once. */
export const nothingToAsk = define({
  status: 409,
  code: 'not_possible',
  sentence: 'Dray is asked about a claim that its brewery refused, and once.',
})

export const replacementSoldOut = define({
  status: 409,
  code: 'sold_out',
  sentence: 'There are not enough units in stock to send them again. Count them, or answer in another way.',
})
