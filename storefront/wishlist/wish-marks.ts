import { useSyncExternalStore } from 'react'
import { wishlistCookieName } from '../../shared/wishlist-marks.ts'

/**
 * Which beers are on the wishlist and how many, for hearts and the counter of the header: from the cookie until the
 * wishlist's own part has come, which then tells (shared/wishlist-cookie.ts has the text's form).
 */
let marks: string | null = null
const listeners = new Set<() => void>()

export function wishMarks(): string {
  marks ??= new RegExp(`(?:^|; )${wishlistCookieName}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
  return marks
}

/** Null has the cookie read again. */
export function tellMarks(told: string | null): void {
  marks = told
  for (const listener of listeners) listener()
}

/** What is to be drawn of the wishlist; nothing is on it while the page is as the server drew it. */
export function useWishMarks<T>(read: (marks: string) => T): T {
  return useSyncExternalStore(
    hearMarks,
    () => read(wishMarks()),
    () => read(''),
  )
}

function hearMarks(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
