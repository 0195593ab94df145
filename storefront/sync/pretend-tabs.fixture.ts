import type { SafeStorage } from '../storage/safe-storage.ts'
import { lockBy, type WithLock } from './tab-lock.ts'

export type PretendTab = {
  storage: SafeStorage & { isDenied: boolean }
  withLock: WithLock
  /** What a call answers; a closed tab gets no answer. */
  answerOf: <T>(call: () => Promise<T>) => Promise<T>
  isClosed: () => boolean
  /** Closes the tab, whatever it was about to do: it gives up its locks and writes nothing more. */
  close: () => void
}

const never = new Promise<never>(() => {})
/** How long storage takes to reach the other tabs. */
const storageEventMs = 20

/** Storage of a browser; `isDenied` makes it store nothing beyond the page, as safeStorage does. */
export function pretendStorage(texts = new Map<string, string>()): PretendTab['storage'] {
  const pageOnly = new Map<string, string>()
  const storage = {
    isDenied: false,
    getItem: (key: string) => pageOnly.get(key) ?? texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      pageOnly.delete(key)
      void (storage.isDenied ? pageOnly : texts).set(key, text)
    },
    removeItem: (key: string) => {
      pageOnly.delete(key)
      texts.delete(key)
    },
    isStored: (key: string) => !pageOnly.has(key),
  }
  return storage
}

/** Tabs of one browser: one storage, whose changes reach the others a little later, and one set of locks. */
export function pretendTabs(texts = new Map<string, string>()) {
  const queues = new Map<string, Promise<unknown>>()
  const listeners = new Map<PretendTab, (key: string) => void>()

  /** `onStorage` is called when another tab has written. */
  function openTab(onStorage: (key: string) => void = () => {}): PretendTab {
    const own = pretendStorage(texts)
    const { promise: death, resolve: die } = Promise.withResolvers<void>()
    let isClosed = false

    const notifyOthers = (key: string) => {
      for (const [other, listener] of listeners) {
        if (other !== tab) setTimeout(() => other.isClosed() || listener(key), storageEventMs)
      }
    }
    const request = (name: string, hold: () => Promise<unknown>) => {
      const before = queues.get(name) ?? Promise.resolve()
      const turn = before.then(() => (isClosed ? never : hold()))
      // What a closed tab holds is given back; where it only waited, those behind it wait on for the holder
      const released = before.then(() => Promise.race([turn, death]))
      queues.set(
        name,
        released.catch(() => {}),
      )
      return turn
    }
    const tab: PretendTab = {
      storage: Object.assign(own, {
        setItem: unlessClosed(own.setItem),
        removeItem: unlessClosed(own.removeItem),
      }),
      withLock: lockBy({ request } as unknown as LockManager),
      answerOf: async (call) => {
        if (isClosed) return never
        const answer = await call().catch((error: unknown) => {
          if (isClosed) return never
          throw error
        })
        return isClosed ? never : answer
      },
      isClosed: () => isClosed,
      close: () => {
        isClosed = true
        listeners.delete(tab)
        die()
      },
    }
    function unlessClosed<Args extends [key: string, ...rest: string[]]>(write: (...args: Args) => void) {
      return (...args: Args) => {
        if (isClosed) return
        const [key] = args
        const before = texts.get(key)
        write(...args)
        if (texts.get(key) !== before) notifyOthers(key)
      }
    }
    listeners.set(tab, onStorage)
    return tab
  }
  return { texts, openTab }
}
