import { RequestError } from './request-error.ts'

const { define } = RequestError

export const substituteSoldOut = define({
  status: 409,
  code: 'sold_out',
  sentence: 'There are not enough units of the beer that would take its place.',
})

/** The buyer answers what is no longer offered. */
export const noOpenProposal = define({
  status: 409,
  code: 'not_possible',
  sentence: 'There is nothing to answer any more: look at the order for how it stands.',
})

export const stepLinkUsed = define({
  status: 409,
  code: 'link_used',
  sentence: 'This link was used before, or the order has changed since it was sent.',
})
