import { basketChangedEvent, type BasketChanged, basketRefreshEvent } from '../../shared/basket-events.ts'
import type { MergedLine } from '../../shared/api/basket.ts'
import { exclusivelyBy } from '../accounts/exclusively.ts'
import { loadSession } from '../accounts/load-session.ts'
import { parseSession } from '../accounts/session-record.ts'
import { hearSession, sessionState, storedSessionText } from '../accounts/session-state.ts'
import { steadyStorage } from '../accounts/steady-storage.ts'
import { announce } from '../ui/announce.ts'
import { cartCallsOf, quoteCall } from './basket-calls.ts'
import { type BasketState, changeBasketState } from './basket-state.ts'
import { type BasketStore, createBasketStore } from './basket-store.ts'
import { documentBasketCookie } from './document-cookie.ts'
import type { TellingStorage } from './kept-entries.ts'

const summaryKey = 'dray-basket-summary'
const keyPrefix = 'dray-basket'
const cookieDelayMs = 300

const storage = tellingStorage()
let basket: BasketStore | null = null
/** A client's id, null for a guest, undefined until somebody looked. */
let owner: string | null | undefined

/** The baskets of this tab, opened when they are first needed. */
export function browserBasket(): BasketStore {
  if (basket === null) {
    basket = createBrowserStore()
    openBasket(basket)
  }
  return basket
}

/** Merges what a guest gathered, if this sign-in still owes it (BASK-25, BASK-41). A failure is logged (ERR-17). */
export async function mergeBasket(): Promise<void> {
  const store = browserBasket()
  const session = await loadSession()
  await session.runMerge('basket', async () => {
    const told = await store.merge()
    if (told.length === 0) return
    storage.setItem(summaryKey, JSON.stringify([...readSummary(), ...told]))
    showSummary()
  })
}

/** The buyer has read what became of the lines. */
export function dismissSummary(): void {
  storage.removeItem(summaryKey)
  showSummary()
}

function createBrowserStore(): BasketStore {
  return createBasketStore({
    cartCallsOf,
    quote: quoteCall,
    storage,
    cookie: documentBasketCookie,
    exclusively: exclusivelyBy(navigator.locks),
    show,
    tell: (news) => {
      changeBasketState({ news })
      announce(news.join(' '))
    },
    now: () => new Date().toISOString(),
    newKey: () => crypto.randomUUID(),
  })
}

function openBasket(store: BasketStore): void {
  const follow = () => followSession(store)
  const refresh = () => void store.refresh()
  hearSession(follow)
  window.addEventListener(basketRefreshEvent, refresh)
  window.addEventListener('online', refresh)
  window.addEventListener('pagehide', store.flush)
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh())
  document.addEventListener('visibilitychange', () => !document.hidden && refresh())
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith(keyPrefix)) return
    store.reread()
    showSummary()
    // The cookie that another tab wrote may come a moment after its storage, and it is the one that is right
    setTimeout(store.reread, cookieDelayMs)
  })
  showSummary()
  // What is added before the session is up belongs to whoever is signed in all the same
  belongTo(store, parseSession(storedSessionText())?.user.id ?? null)
}

function followSession(store: BasketStore): void {
  const { status, user } = sessionState()
  if (status !== 'unknown') belongTo(store, user?.id ?? null)
}

function belongTo(store: BasketStore, now: string | null): void {
  if (now === owner) return
  owner = now
  void store.belongTo(now)
  if (now !== null) void mergeBasket()
}

function show(change: Partial<BasketState>): void {
  changeBasketState(change)
  if (change.entries === undefined || change.status !== 'ready') return
  const count = change.entries.reduce((units, { quantity }) => units + quantity, 0)
  const detail: BasketChanged = { count }
  window.dispatchEvent(new CustomEvent(basketChangedEvent, { detail }))
}

const showSummary = () => changeBasketState({ merged: readSummary() })

function readSummary(): MergedLine[] {
  try {
    const lines = JSON.parse(storage.getItem(summaryKey) ?? '[]') as MergedLine[]
    return Array.isArray(lines) ? lines : []
  } catch {
    return []
  }
}

function tellingStorage(): TellingStorage {
  const steady = steadyStorage(() => localStorage)
  return {
    ...steady,
    holds: (key) => {
      try {
        return localStorage.getItem(key) === steady.getItem(key)
      } catch {
        return false
      }
    },
  }
}
