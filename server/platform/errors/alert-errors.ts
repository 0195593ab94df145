import { followLimit, stockRequestLimit } from '../../../shared/limits/limits.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

export const tooManyFollows = define(
  {
    status: 409,
    code: 'too_many_follows',
    sentence: `You follow ${followLimit} breweries and groups, which is the most. Unfollow one first.`,
  },
  () => ({ field: 'id' }),
)

export const tooManyStockRequests = define(
  {
    status: 409,
    code: 'too_many_stock_requests',
    sentence: `You wait for ${stockRequestLimit} sizes, which is the most. Remove one first.`,
  },
  () => ({ field: 'variantId' }),
)

/** What can be ordered now needs no alert. */
export const sizeInStock = define(
  { status: 409, code: 'size_in_stock', sentence: 'This size is in stock. You can order it now.' },
  () => ({ field: 'variantId' }),
)
