import { bareEntry, type BasketEntry } from '../lines/basket-entry.ts'

/** A line that the shop has described: £10.00 each, nine in stock. */
export function entry(overrides: Partial<BasketEntry> = {}, groupSlug: string | null = null): BasketEntry {
  const itemId = overrides.commerceItemId ?? 'a'
  const { isBare: _bare, ...known } = bareEntry(
    { kind: overrides.kind ?? 'variant', itemId, groupSlug, quantity: 1, title: `Beer ${itemId}` },
    [],
  )
  return { ...known, maxQuantity: 9, priceMinor: 1000, baselinePriceMinor: 1000, ...overrides }
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
