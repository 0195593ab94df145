import type { Storing } from '../accounts/steady-storage.ts'
import type { BasketEntry } from './basket-entry.ts'
import type { BasketChange } from './basket-change.ts'

/** A change the shop has not answered yet. */
export type WaitingChange = {
  /** Also the Idempotency-Key of what it sends. */
  id: string
  change: BasketChange
  /** It was sent and the answer was lost: the shop may have done it. */
  isTried?: true
}

/** What a browser holds of one owner's baskets. A guest has nothing waiting: the browser itself is the keeper. */
export type Kept = { entries: readonly BasketEntry[]; waiting: readonly WaitingChange[] }

/** Where one owner's baskets are kept in this browser. */
export type Keeper = {
  /** The storage key, by which other tabs hear of changes; also the name of the lock around a change. */
  key: string
  read: () => Kept
  write: (kept: Kept) => void
  /** False for a cart this browser has never seen. */
  isKnown: () => boolean
  /** Whether what was written outlives the page. */
  holds: () => boolean
}

/** Storage that tells whether it holds a text, or only the page does. */
export type TellingStorage = Storing & { holds: (key: string) => boolean }

/** What a client's browser last saw of the cart, and what the shop has not heard. */
export type ClientKeeper = Keeper & {
  /** The client has gone: only what waits is left, and nothing of the cart. */
  leave: (waiting: readonly WaitingChange[]) => void
}

export const nothingKept: Kept = { entries: [], waiting: [] }

/** Never shown to anybody but this client. */
export function keepForClient(storage: TellingStorage, clientId: string): ClientKeeper {
  const key = `dray-basket-of-${clientId}`
  const read = () => readKept(storage.getItem(key)) ?? nothingKept
  const write = (kept: Kept) => storage.setItem(key, JSON.stringify(kept))
  return {
    key,
    read,
    write,
    isKnown: () => storage.getItem(key) !== null,
    // What the shop has heard is safe there
    holds: () => read().waiting.length === 0 || storage.holds(key),
    leave: (waiting) => {
      if (waiting.length === 0) storage.removeItem(key)
      else write({ entries: [], waiting })
    },
  }
}

/** Null for text that holds no baskets; entries and changes that are not whole are left out. */
export function readKept(text: string | null): Kept | null {
  try {
    const { entries, waiting } = JSON.parse(text ?? 'null') as Partial<Kept>
    if (!Array.isArray(entries)) return null
    return {
      entries: entries.filter(isEntry),
      waiting: Array.isArray(waiting) ? waiting.filter(isWaiting) : [],
    }
  } catch {
    return null
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
