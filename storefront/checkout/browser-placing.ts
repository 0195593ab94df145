import { browserStorage } from '../storage/safe-storage.ts'
import { withTabLock } from '../sync/tab-lock.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { createPlacing } from './place-once.ts'

/** Placing in this browser: all its tabs know of an order without an answer. */
export const placing = createPlacing({
  storage: browserStorage,
  withLock: withTabLock,
  place: checkoutCalls.place,
  newKey: () => crypto.randomUUID(),
})
