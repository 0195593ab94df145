import type { MergedLine } from '../../shared/api/basket.ts'
import type { BasketEntry } from './basket-entry.ts'

/** What pages and drawer see of the baskets of this tab's visitor. */
export type BasketState = {
  /** Loading until what is kept was looked at; for a client whose cart this browser never saw, until the shop told. */
  status: 'loading' | 'ready' | 'failed'
  entries: readonly BasketEntry[]
  /** Of the basket that is looked at: a group's slug, null for the regular one, undefined while nobody chose. */
  chosen: string | null | undefined
  isOpen: boolean
  /** The shop could not be reached: changes wait. */
  isOffline: boolean
  /** New prices are being taken as seen (BASK-32). */
  isAcknowledging: boolean
  /** The browser keeps nothing: the basket ends with the page. */
  isUnkept: boolean
  /** What was taken out last, to be put back. */
  removed: readonly BasketEntry[]
  /** Spoken for readers, and what happened without the buyer's doing. */
  said: string
  news: readonly string[]
  /** What became of a guest's lines at sign-in (C-46). */
  merged: readonly MergedLine[]
}

export const unseenBasket: BasketState = {
  status: 'loading',
  entries: [],
  chosen: undefined,
  isOpen: false,
  isOffline: false,
  isAcknowledging: false,
  isUnkept: false,
  removed: [],
  said: '',
  news: [],
  merged: [],
}

let state = unseenBasket
const listeners = new Set<() => void>()

export const basketState = () => state

export function changeBasketState(change: Partial<BasketState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Hears every change until the returned function is called. */
export function hearBasket(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
