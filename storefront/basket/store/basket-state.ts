import type { MergedLine } from '../../../shared/api/basket-api.ts'
import { createObservable } from '../../sync/observable.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'

/** What pages and drawer see of the baskets of this tab's visitor. */
export type BasketState = {
  /** Loading until storage is read; for a client whose cart this browser never saw, until the shop answers. */
  status: 'loading' | 'ready' | 'failed'
  entries: readonly BasketEntry[]
  /** The basket that is shown: a group's slug, null for the regular one, undefined until one is chosen. */
  chosen: string | null | undefined
  isOpen: boolean
  /** The client's session expired: their basket stays, and changes wait for them to sign in (S-05). */
  isSignedOut: boolean
  /** The shop could not be reached: changes wait. */
  isOffline: boolean
  /** New prices are being taken as seen (BASK-32). */
  isAcknowledging: boolean
  /** The browser stores nothing: the basket ends with the page. */
  isUnstored: boolean
  /** What was taken out last, to be put back. */
  removed: readonly BasketEntry[]
  /** The last change in words, for screen readers. */
  announcement: string
  /** What happened without the buyer's doing. */
  news: readonly string[]
  /** What became of a guest's lines at sign-in (C-46). */
  merged: readonly MergedLine[]
}

export const unseenBasket: BasketState = {
  status: 'loading',
  entries: [],
  chosen: undefined,
  isOpen: false,
  isSignedOut: false,
  isOffline: false,
  isAcknowledging: false,
  isUnstored: false,
  removed: [],
  announcement: '',
  news: [],
  merged: [],
}

const state = createObservable(() => unseenBasket)

export const basketState = state.read
export const subscribeToBasket = state.subscribe

export function changeBasketState(change: Partial<BasketState>): void {
  state.write({ ...state.read(), ...change })
}
