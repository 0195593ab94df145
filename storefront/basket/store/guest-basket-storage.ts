import { readBasketCookie, writeBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import type { SafeStorage } from '../../storage/safe-storage.ts'
import { storedJson } from '../../sync/stored-value.ts'
import {
  bareEntry,
  type BasketEntry,
  cookieLineOf,
  findEntry,
  keyOfName,
  nameOf,
} from '../lines/basket-entry.ts'
import { type BasketStorage, emptyBasket, parseBasket } from './stored-basket.ts'

/** The cookie's value; null where there is none. */
export type BasketCookie = { read: () => string | null; write: (value: string) => void }

export const guestBasketKey = 'dray-basket'

/**
 * A guest's lines: in short in the cookie, in full in storage (BASK-16, C-53). Where they differ the cookie is right,
 * for the server writes it too; either of them alone brings the lines back.
 */
export function guestBasketStorage(storage: SafeStorage, cookie: BasketCookie): BasketStorage {
  const stored = storedJson(storage, guestBasketKey, (value) => parseBasket(value)?.entries ?? [])
  const read = () => {
    const cookieText = cookie.read()
    const entries = stored.read()
    return { ...emptyBasket, entries: cookieText === null ? entries : agree(cookieText, entries) }
  }
  return {
    ...stored,
    read,
    write: ({ entries }) => {
      storage.setItem(guestBasketKey, JSON.stringify({ entries }))
      cookie.write(writeBasketCookie(entries.map(cookieLineOf)))
    },
    isKnown: () => true,
    isStored: () =>
      storage.isStored(guestBasketKey) ||
      readBasketCookie(cookie.read() ?? '').length >= read().entries.length,
  }
}

/** The lines of the cookie, with their details from storage, then the lines that did not fit into the cookie. */
function agree(cookieText: string, stored: readonly BasketEntry[]): readonly BasketEntry[] {
  const written = writeBasketCookie(stored.map(cookieLineOf))
  if (written === cookieText) return stored
  const inCookie = new Set(readBasketCookie(written).map(keyOfName))
  const entries = readBasketCookie(cookieText).map((line): BasketEntry => {
    const known = findEntry(stored, line)
    const { quantity, baselinePriceMinor } = line
    return known ? { ...known, quantity, baselinePriceMinor } : bareEntry(line, stored)
  })
  const beyond = stored.filter(
    (entry) => !inCookie.has(keyOfName(nameOf(entry))) && !findEntry(entries, nameOf(entry)),
  )
  return [...entries, ...beyond]
}
