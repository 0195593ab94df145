export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type SafeStorage = TextStorage & {
  /** Whether the text of a key outlives the page. */
  isStored: (key: string) => boolean
}

/** Storage that never throws: where the browser denies it or it is full, texts live as long as the page. */
export function safeStorage(open: () => TextStorage): SafeStorage {
  const pageOnly = new Map<string, string>()
  const read = (key: string) => {
    try {
      return open().getItem(key)
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => pageOnly.get(key) ?? read(key) ?? null,
    setItem: (key, text) => {
      try {
        open().setItem(key, text)
        pageOnly.delete(key)
      } catch {
        pageOnly.set(key, text)
      }
    },
    removeItem: (key) => {
      pageOnly.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Nothing is stored there.
      }
    },
    isStored: (key) => !pageOnly.has(key) && read(key) !== undefined,
  }
}

/** What all tabs of this browser share. */
export const browserStorage = safeStorage(() => localStorage)

/** Where the browser stores what a person of the consoles has typed and not sent; it goes when they sign out. */
export const consoleDraftsKey = 'dray-console-drafts'

/** Where it stores actions that were pressed and have no answer yet; they go too. */
export const consoleActionsKey = 'dray-console-acts'
