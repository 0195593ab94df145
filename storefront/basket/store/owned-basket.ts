import type { SafeStorage } from '../../storage/safe-storage.ts'
import type { WithLock } from '../../sync/tab-lock.ts'
import type { BasketChange } from '../lines/basket-change.ts'
import type { BasketStorage, StoredBasket } from './stored-basket.ts'

/** The baskets of one owner, a client or a guest, as this tab has them. */
export type OwnedBasket = {
  storage: BasketStorage
  /** The stored basket with this tab's changes that are not stored yet. */
  read: () => StoredBasket
  /** Shown at once; resolves when the changes are stored. */
  change: (changes: readonly BasketChange[]) => Promise<void>
  /** Stores everything at once: the page is left. */
  flush: () => void
  /** Whether there is something that only the shop can answer. */
  needsShop: () => boolean
  /** Sends what waits and reads present prices and stock; false where the shop could not be reached. */
  synchronise: () => Promise<boolean>
}

export type OwnedBasketDeps = {
  storage: SafeStorage
  withLock: WithLock
  /** Runs when `read` may answer differently. */
  onChange: () => void
  /** Notifies the buyer, in whole sentences, of what happened without the buyer's doing. */
  notify: (news: readonly string[]) => void
  /** ISO 8601. */
  now: () => string
  newKey: () => string
}
