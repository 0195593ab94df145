import { closureText, type SellerClosure } from '../../../shared/standing/seller-closure.ts'
import { RequestError } from './request-error.ts'

const { define } = RequestError

/** A brewery that is not cleared to sell (AWRS-06). */
export const sellerNotCleared = define({
  status: 409,
  code: 'seller_not_cleared',
  sentence: closureText({ reason: 'seller_not_cleared', until: null }),
})

/** A brewery that has paused its sales. */
export const sellerPaused = define(
  { status: 409, code: 'seller_paused', sentence: 'This brewery takes no orders until ….' },
  (closure: SellerClosure) => ({ message: closureText(closure) }),
)

/** After a failed AWRS check or a suspension nothing of the brewery moves on (AWRS-07). */
export const breweryStopped = define(
  {
    status: 409,
    code: 'brewery_stopped',
    sentence: 'Nothing of this brewery is accepted, packed or dispatched: ….',
  },
  (why: 'failed' | 'suspended') => ({
    message: `Nothing of this brewery is accepted, packed or dispatched: ${
      why === 'failed' ? 'its last AWRS check failed' : 'it is suspended'
    }.`,
  }),
)

export const notSuspended = define({
  status: 409,
  code: 'not_suspended',
  sentence: 'This brewery is not suspended.',
})

export const alreadySuspended = define({
  status: 409,
  code: 'already_suspended',
  sentence: 'This brewery is suspended already.',
})
