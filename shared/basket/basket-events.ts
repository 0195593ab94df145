import type { BasketItemKind } from './basket-keys.ts'

/** Events on `window` by which anything on a page speaks with the basket (BASK-40, docs/contracts.md). */

/** Puts items into baskets and opens the drawer. Detail: BasketAdd. */
export const basketAddEvent = 'dray:basket-add'
/** Opens the drawer. */
export const basketOpenEvent = 'dray:basket-open'
/** Reads the basket again from its storage. */
export const basketRefreshEvent = 'dray:basket-refresh'
/** Raised after every change. Detail: BasketChanged. */
export const basketChangedEvent = 'dray:basket-changed'

export type AddedItem = {
  kind: BasketItemKind
  itemId: string
  /** Null for the regular basket. */
  groupSlug: string | null
  quantity: number
  /** The name to show until the shop has answered; optional. */
  title?: string
}
export type BasketAdd = { items: AddedItem[] }
/** Units in all baskets together (C-54). */
export type BasketChanged = { count: number }
