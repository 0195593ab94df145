import { RequestError } from './request-error.ts'

const { define } = RequestError

export const claimNotOpen = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This claim has its answer already: see it for the current state.',
})

/** Only a refusal can be taken to Dray, once. */
export const nothingToAsk = define({
  status: 409,
  code: 'not_possible',
  sentence: 'You can ask Dray to decide once, after the brewery has refused the claim.',
})

export const replacementSoldOut = define({
  status: 409,
  code: 'sold_out',
  sentence: 'There are not enough units in stock to send them again. Count them, or answer in another way.',
})

/** An admission of it is on finance's worklist. */
export const decisionWaits = define({
  status: 409,
  code: 'not_possible',
  sentence:
    'An admission of this claim is waiting for a second person already. Confirm it, or refuse the claim.',
})

/** Opened and answered by the same member of the staff. */
export const answeredByOpener = define({
  status: 403,
  code: 'second_person_needed',
  sentence: 'You opened this claim: another person answers it, or decide it and another person confirms.',
})
