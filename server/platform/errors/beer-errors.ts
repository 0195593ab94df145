import { RequestError } from './request-error.ts'

const { define } = RequestError

/** Someone else has decided, or the brewery has taken it back. */
export const changeDecided = define({
  status: 409,
  code: 'not_possible',
  sentence: 'This change is no longer waiting: it was decided or taken back.',
})

export const tooManyChanges = define({
  status: 409,
  code: 'too_many_changes',
  sentence: 'Dray has many changes of yours to look at. Please wait until some are decided.',
})

export const tooManyDrafts = define({
  status: 409,
  code: 'too_many_drafts',
  sentence: 'A brewery has at most 50 drafts of beers. Send or remove some first.',
})
