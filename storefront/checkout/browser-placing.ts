import { exclusivelyBy } from '../accounts/exclusively.ts'
import { steadyStorage } from '../accounts/steady-storage.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { createPlacing } from './place-once.ts'

/** Placing in this browser: all its tabs know of an order without an answer. */
export const placing = createPlacing({
  storage: steadyStorage(() => localStorage),
  exclusively: (name, work) => exclusivelyBy(navigator.locks)(name, work),
  place: checkoutCalls.place,
  newKey: () => crypto.randomUUID(),
})
