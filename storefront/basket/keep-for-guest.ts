import { readBasketCookie, writeBasketCookie } from '../../shared/basket-cookie.ts'
import { bareEntry, type BasketEntry, cookieLineOf, findEntry, keyOfName, nameOf } from './basket-entry.ts'
import { type Keeper, nothingKept, readKept, type TellingStorage } from './kept-entries.ts'

/** The cookie's value; null where there is none. */
export type BasketCookie = { read: () => string | null; write: (value: string) => void }

export const guestBasketKey = 'dray-basket'

/**
 * A guest's lines: in short in the cookie, in full in storage (BASK-16, C-53). Where they differ the cookie is right,
 * for the server writes it too; either of them alone brings the lines back.
 */
export function keepForGuest(storage: TellingStorage, cookie: BasketCookie): Keeper {
  const read = () => {
    const stored = readKept(storage.getItem(guestBasketKey))?.entries ?? []
    const said = cookie.read()
    return { ...nothingKept, entries: said === null ? stored : agree(said, stored) }
  }
  return {
    key: guestBasketKey,
    read,
    write: ({ entries }) => {
      storage.setItem(guestBasketKey, JSON.stringify({ entries }))
      cookie.write(writeBasketCookie(entries.map(cookieLineOf)))
    },
    isKnown: () => true,
    holds: () =>
      storage.holds(guestBasketKey) || readBasketCookie(cookie.read() ?? '').length >= read().entries.length,
  }
}

/** What the cookie says, in full where storage knows it, and then the lines for which it had no room. */
function agree(said: string, stored: readonly BasketEntry[]): readonly BasketEntry[] {
  const written = writeBasketCookie(stored.map(cookieLineOf))
  if (written === said) return stored
  const inCookie = new Set(readBasketCookie(written).map(keyOfName))
  const entries = readBasketCookie(said).map((line): BasketEntry => {
    const known = findEntry(stored, line)
    const { quantity, baselinePriceMinor } = line
    return known ? { ...known, quantity, baselinePriceMinor } : bareEntry(line, stored)
  })
  const beyond = stored.filter(
    (entry) => !inCookie.has(keyOfName(nameOf(entry))) && !findEntry(entries, nameOf(entry)),
  )
  return [...entries, ...beyond]
}
