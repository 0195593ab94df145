import {
  basketChangedEvent,
  type BasketChanged,
  basketRefreshEvent,
} from '../../../shared/basket/basket-events.ts'
import { basketCookieName, basketCookieText } from '../../../shared/basket/basket-cookie.ts'
import type { MergedLine } from '../../../shared/api/basket-api.ts'
import { loadSession } from '../../accounts/session/load-session.ts'
import { parseSession } from '../../accounts/session-record.ts'
import { buyerIdOf } from '../../accounts/session/session-state.ts'
import {
  endedClientId,
  endedSessionKey,
  subscribeToSession,
  sessionState,
  storedSessionText,
} from '../../accounts/session/session-state.ts'
import { browserStorage } from '../../storage/safe-storage.ts'
import { storedList } from '../../sync/stored-value.ts'
import { onOtherTabs } from '../../sync/tab-events.ts'
import { withTabLock } from '../../sync/tab-lock.ts'
import { announce } from '../../ui/core/announce.ts'
import { cartCallsOf, quoteCall } from './basket-calls.ts'
import { type BasketState, changeBasketState } from './basket-state.ts'
import { type BasketStore, createBasketStore } from './basket-store.ts'
import type { BasketCookie } from './guest-basket-storage.ts'
import { clientBasketStorage } from './stored-basket.ts'

const keyPrefix = 'dray-basket'
const cookieDelayMs = 300

/** What became of a guest's lines at sign-in, until the buyer has read it. */
const summary = storedList<MergedLine>(browserStorage, 'dray-basket-summary', () => true)

let basket: BasketStore | null = null
/** A client's id, null for a guest, undefined until the session was read. */
let owner: string | null | undefined
let isSignedOut = false

/** The baskets of this tab, opened when they are first needed. */
export function browserBasket(): BasketStore {
  if (basket === null) {
    basket = createBasketStore({
      cartCallsOf,
      quote: quoteCall,
      storage: browserStorage,
      cookie: documentCookie,
      withLock: withTabLock,
      show,
      notify: (news) => {
        changeBasketState({ news })
        announce(news.join(' '))
      },
      now: () => new Date().toISOString(),
      newKey: () => crypto.randomUUID(),
    })
    followBrowser(basket)
  }
  return basket
}

/** Merges what a guest gathered, if this sign-in still owes it (BASK-25, BASK-41). A failure is logged (ERR-17). */
export async function mergeBasket(): Promise<void> {
  const store = browserBasket()
  const session = await loadSession()
  await session.runMerge('basket', async () => {
    const lines = await store.merge()
    if (lines.length === 0) return
    summary.write([...summary.read(), ...lines])
    showSummary()
  })
}

/** The buyer has read what became of the lines. */
export function dismissSummary(): void {
  summary.remove()
  showSummary()
}

function followBrowser(store: BasketStore): void {
  const refresh = () => void store.refresh()
  window.addEventListener(basketRefreshEvent, refresh)
  window.addEventListener('online', refresh)
  window.addEventListener('pagehide', store.flush)
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh())
  document.addEventListener('visibilitychange', () => !document.hidden && refresh())
  onOtherTabs(
    (key) => key.startsWith(keyPrefix),
    () => {
      store.reread()
      showSummary()
      // The cookie that another tab wrote may come a moment after its storage, and it is the one that is right
      setTimeout(store.reread, cookieDelayMs)
    },
  )
  showSummary()
  subscribeToSession(() => {
    const { status, user } = sessionState()
    if (status !== 'unknown') belongTo(store, buyerIdOf(user))
  })
  // An item added before the session is restored still belongs to the signed-in client
  belongTo(store, buyerIdOf(parseSession(storedSessionText())?.user))
}

function belongTo(store: BasketStore, signedIn: string | null): void {
  const next = signedIn ?? leftBasketOf()
  const isAway = signedIn === null && next !== null
  if (next === owner && isAway === isSignedOut) return
  owner = next
  isSignedOut = isAway
  void store.belongTo(next, isAway)
  if (signedIn !== null) void mergeBasket()
}

/** The client whose session expired and whose cart this browser has seen. */
function leftBasketOf(): string | null {
  const clientId = endedClientId()
  return clientId !== null && clientBasketStorage(browserStorage, clientId).isKnown() ? clientId : null
}

/** The basket of a client whose session ended waits for them; what is added from now on is a guest's. */
export function startNewBasket(): void {
  browserStorage.removeItem(endedSessionKey)
  belongTo(browserBasket(), null)
}

function show(change: Partial<BasketState>): void {
  changeBasketState(change)
  if (change.entries === undefined || change.status !== 'ready') return
  const count = change.entries.reduce((units, { quantity }) => units + quantity, 0)
  const detail: BasketChanged = { count }
  window.dispatchEvent(new CustomEvent(basketChangedEvent, { detail }))
}

const showSummary = () => changeBasketState({ merged: summary.read() })

/** The page's own basket cookie. A browser that takes none gives none back. */
const documentCookie: BasketCookie = {
  read: () => {
    const start = `${basketCookieName}=`
    const pair = document.cookie.split('; ').find((text) => text.startsWith(start))
    return pair?.slice(start.length) ?? null
  },
  write: (value) => {
    document.cookie = basketCookieText(value, location.protocol === 'https:')
  },
}
