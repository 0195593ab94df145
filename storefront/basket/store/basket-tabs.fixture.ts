import { withoutLock } from '../../sync/tab-lock.ts'
import { owedMerges } from '../../accounts/owed-merges.ts'
import type { AddedItem } from '../../../shared/basket/basket-events.ts'
import { pretendStorage, pretendTabs } from '../../sync/pretend-tabs.fixture.ts'
import { pretendCookie } from './basket-pieces.fixture.ts'
import { type BasketState, unseenBasket } from './basket-state.ts'
import { type BasketStore, createBasketStore } from './basket-store.ts'
import { guestBasketStorage } from './guest-basket-storage.ts'
import { clientBasketStorage } from './stored-basket.ts'
import type { pretendShop } from './pretend-shop.fixture.ts'

type Tab = {
  store: BasketStore
  state: BasketState
  news: string[]
  /** A closed tab lets go of its locks and gets no answer. */
  close: () => void
  merge: () => Promise<unknown>
  denyStorage: () => void
}

let keys = 0

/** Tabs of one browser: one storage, one cookie and one set of locks for all, and a session that they share. */
export function pretendBrowser(shop: ReturnType<typeof pretendShop>) {
  const { texts, openTab: openPretendTab } = pretendTabs()
  const cookie = pretendCookie()
  const tabs: Tab[] = []
  /** The client whose session expired, until the next sign-in. */
  let ended: string | null = null

  function openTab(): Tab {
    const base = openPretendTab(() => tab.store.reread())
    const { storage, withLock, answerOf } = base
    const tab: Tab = {
      store: undefined!,
      state: unseenBasket,
      news: [],
      close: () => {
        tab.store.flush()
        base.close()
      },
      merge: undefined!,
      denyStorage: () => (storage.isDenied = true),
    }
    tab.store = createBasketStore({
      cartCallsOf: (clientId) => {
        const calls = shop.cartCallsOf(clientId)
        return {
          cart: () => answerOf(() => calls.cart()),
          add: (body, key) => answerOf(() => calls.add(body, key)),
          setQuantity: (id, quantity) => answerOf(() => calls.setQuantity(id, quantity)),
          remove: (id) => answerOf(() => calls.remove(id)),
          acknowledge: (id) => answerOf(() => calls.acknowledge(id)),
          merge: (lines, key) => answerOf(() => calls.merge(lines, key)),
        }
      },
      quote: (lines) => answerOf(() => shop.quote(lines)),
      storage,
      cookie: { read: cookie.read, write: (value) => void (base.isClosed() || cookie.write(value)) },
      withLock,
      show: (change) => void (tab.state = { ...tab.state, ...change }),
      notify: (news) => void tab.news.push(...news),
      now: () => new Date().toISOString(),
      newKey: () => `key-${(keys += 1)}`,
    })
    const merges = owedMerges({ storage, withLock, raise: () => {} })
    tab.merge = () => merges.run('basket', async () => void (await tab.store.merge()))
    tabs.push(tab)
    void tab.store.belongTo(shop.signedIn ?? ended, shop.signedIn === null && ended !== null)
    if (shop.signedIn !== null) void tab.merge()
    return tab
  }

  return {
    texts,
    tabs,
    cookie,
    openTab,
    signIn: (clientId: string) => {
      shop.signedIn = clientId
      ended = null
      owedMerges({
        storage: pretendStorage(texts),
        withLock: withoutLock,
        raise: () => {},
      }).owe()
      for (const tab of tabs) void tab.store.belongTo(clientId)
      for (const tab of tabs) void tab.merge()
    },
    signOut: () => {
      shop.signedIn = null
      ended = null
      for (const tab of tabs) void tab.store.belongTo(null)
    },
    /** The server ends the session, as after a password change elsewhere. */
    endSession: () => {
      if (shop.signedIn === null) return
      ended = shop.signedIn
      shop.signedIn = null
      for (const tab of tabs) void tab.store.belongTo(ended, true)
    },
    /** Closes a tab, whatever it was about to do, and opens another in its place. */
    reload: (at: number) => {
      const [tab] = tabs.splice(at, 1)
      if (tab === undefined) return
      tab.close()
      openTab()
    },
    add: (at: number, item: Partial<AddedItem> & { itemId: string }) =>
      void tabs[at]?.store.change({
        does: 'add',
        item: { kind: 'variant', groupSlug: null, quantity: 1, ...item },
      }),
    guest: () => guestBasketStorage(pretendStorage(texts), cookie).read().entries,
    waitingOf: (clientId: string) => clientBasketStorage(pretendStorage(texts), clientId).read().waiting,
  }
}
