import { RequestError } from './request-error.ts'

const { define } = RequestError

export const tooManyViews = define(
  {
    status: 409,
    code: 'too_many_views',
    sentence: 'At most 20 views of a list can be saved. Remove one first.',
  },
  (most: number) => ({ message: `At most ${most} views of a list can be saved. Remove one first.` }),
)
