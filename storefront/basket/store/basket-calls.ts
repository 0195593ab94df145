import type {
  BasketQuote,
  CartItem,
  CartMerge,
  StoredLine,
  NewCartItem,
} from '../../../shared/api/basket-api.ts'
import { buyerIdOf, sessionState } from '../../accounts/session/session-state.ts'
import { type CallOutcome, outcomeOf } from '../../api/client-calls.ts'
import { logFailure } from '../../api/log-failure.ts'
import { cartCall, guestCall } from './cart-call.ts'

const line = (cartItemId: string) => `/api/cart/items/${encodeURIComponent(cartItemId)}`

/**
 * The calls of one client's cart (CAPI-01 to CAPI-15); with another client signed in they are not sent. Answers of
 * changes are not relied on: the cart is read again (OPEN-47).
 */
export function cartCallsOf(clientId: string) {
  const isStillWanted = () => buyerIdOf(sessionState().user) === clientId
  return {
    cart: async (): Promise<CartItem[]> => {
      const answer = await cartCall<{ items?: CartItem[] } | undefined>('/api/cart', { isStillWanted })
      return answer?.items ?? []
    },
    add: (body: NewCartItem, key: string) =>
      cartCall<unknown>('/api/cart/items', { method: 'POST', body, key, isStillWanted }),
    setQuantity: (cartItemId: string, quantity: number) =>
      cartCall<unknown>(line(cartItemId), { method: 'PATCH', body: { quantity }, isStillWanted }),
    remove: (cartItemId: string) => cartCall<unknown>(line(cartItemId), { method: 'DELETE', isStillWanted }),
    /** One call for each line: the one documented body (C-42). */
    acknowledge: (cartItemId: string) =>
      cartCall<unknown>('/api/cart/acknowledge-price', {
        method: 'POST',
        body: { itemId: cartItemId },
        isStillWanted,
      }),
    merge: (lines: readonly StoredLine[], key: string) =>
      cartCall<CartMerge>('/api/cart/merge', { method: 'POST', body: { lines }, key, isStillWanted }),
  }
}

export type CartCalls = ReturnType<typeof cartCallsOf>

/** What a guest's lines cost and hold now (C-52). */
export const quoteCall = (lines: readonly StoredLine[]) =>
  guestCall<BasketQuote>('/public/basket/quote', { lines })

/** Failures of the basket's calls are logged, and nothing else (ERR-15). */
export function logFailedCall(error: unknown): CallOutcome {
  logFailure('The basket could not reach the shop.', error)
  return outcomeOf(error)
}
