import type { SafeStorage } from '../../storage/safe-storage.ts'
import { storedJson, type StoredValue } from '../../sync/stored-value.ts'
import type { OutboxItem } from '../../sync/outbox.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'
import type { BasketChange } from '../lines/basket-change.ts'

/** A change the shop has not answered yet. */
export type WaitingChange = OutboxItem & { change: BasketChange }

/** The stored baskets of one owner. A guest's changes never wait: the basket belongs to the browser. */
export type StoredBasket = { entries: readonly BasketEntry[]; waiting: readonly WaitingChange[] }

/** Where the baskets of one owner are stored in this browser. */
export type BasketStorage = StoredValue<StoredBasket> & {
  /** False for a cart this browser has never seen. */
  isKnown: () => boolean
  /** Whether what was written outlives the page. */
  isStored: () => boolean
}

export const emptyBasket: StoredBasket = { entries: [], waiting: [] }

/** What was last seen of a client's cart, and what the shop has not answered. Never shown to another client. */
export function clientBasketStorage(storage: SafeStorage, clientId: string): BasketStorage {
  const key = `dray-basket-of-${clientId}`
  const stored = storedJson(storage, key, (value) => parseBasket(value) ?? emptyBasket)
  return {
    ...stored,
    isKnown: () => storage.getItem(key) !== null,
    // What the shop has answered is safe there
    isStored: () => stored.read().waiting.length === 0 || storage.isStored(key),
  }
}

/** Null for a value that is no basket; entries and changes that are not whole are left out. */
export function parseBasket(value: unknown): StoredBasket | null {
  const { entries, waiting } = (value ?? {}) as Partial<StoredBasket>
  if (!Array.isArray(entries)) return null
  return {
    entries: entries.filter(isEntry),
    waiting: Array.isArray(waiting) ? waiting.filter(isWaiting) : [],
  }
}

function isEntry(value: unknown): value is BasketEntry {
  const { itemKey, commerceItemId, kind, quantity, maxQuantity, group, title } = (value ??
    {}) as Partial<BasketEntry>
  return (
    [itemKey, commerceItemId, kind, title].every((text) => typeof text === 'string') &&
    [quantity, maxQuantity].every(Number.isInteger) &&
    (group === null || typeof group?.slug === 'string')
  )
}

function isWaiting(value: unknown): value is WaitingChange {
  const { id, change } = (value ?? {}) as Partial<WaitingChange>
  return typeof id === 'string' && typeof change?.does === 'string'
}
