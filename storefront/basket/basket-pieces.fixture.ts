import type { TellingStorage } from './kept-entries.ts'
import { bareEntry, type BasketEntry } from './basket-entry.ts'

/** A line the shop has told of: £10.00 each, nine in stock. */
export function entry(overrides: Partial<BasketEntry> = {}, groupSlug: string | null = null): BasketEntry {
  const itemId = overrides.commerceItemId ?? 'a'
  const { isBare: _bare, ...known } = bareEntry(
    { kind: overrides.kind ?? 'variant', itemId, groupSlug, quantity: 1, title: `Beer ${itemId}` },
    [],
  )
  return { ...known, maxQuantity: 9, priceMinor: 1000, baselinePriceMinor: 1000, ...overrides }
}

/** Storage of a browser; `isDenied` makes it keep nothing beyond the page, as steadyStorage does. */
export function pretendStorage(kept = new Map<string, string>()): TellingStorage & { isDenied: boolean } {
  const unkept = new Map<string, string>()
  const storage = {
    isDenied: false,
    getItem: (key: string) => unkept.get(key) ?? kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      unkept.delete(key)
      void (storage.isDenied ? unkept : kept).set(key, text)
    },
    removeItem: (key: string) => {
      unkept.delete(key)
      kept.delete(key)
    },
    holds: (key: string) => !unkept.has(key),
  }
  return storage
}

export function pretendCookie() {
  const cookie = {
    value: null as string | null,
    isDenied: false,
    read: () => cookie.value,
    write: (value: string) => {
      if (!cookie.isDenied) cookie.value = value
    },
  }
  return cookie
}
