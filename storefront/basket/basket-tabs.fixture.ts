import { exclusivelyBy } from '../accounts/exclusively.ts'
import { oweMerges } from '../accounts/owed-merges.ts'
import type { AddedItem } from '../../shared/basket-events.ts'
import { pretendCookie, pretendStorage } from './basket-pieces.fixture.ts'
import { type BasketState, unseenBasket } from './basket-state.ts'
import { type BasketStore, createBasketStore } from './basket-store.ts'
import { keepForGuest } from './keep-for-guest.ts'
import { keepForClient } from './kept-entries.ts'
import type { pretendShop } from './pretend-shop.fixture.ts'

type Tab = {
  store: BasketStore
  state: BasketState
  news: string[]
  isDead: boolean
  /** A closed tab lets go of its locks and hears no answer. */
  close: () => void
  merge: () => Promise<unknown>
  denyStorage: () => void
}

const never = new Promise<never>(() => {})
let keys = 0

/** Tabs of one browser: one storage, one cookie and one lock for all, and a session that they share. */
export function pretendBrowser(shop: ReturnType<typeof pretendShop>) {
  const texts = new Map<string, string>()
  const cookie = pretendCookie()
  const tabs: Tab[] = []
  const queues = new Map<string, Promise<unknown>>()

  function openTab(): Tab {
    const own = pretendStorage(texts)
    const { promise: death, resolve: die } = Promise.withResolvers<void>()
    const tab: Tab = {
      store: undefined!,
      state: unseenBasket,
      news: [],
      isDead: false,
      close: () => {
        tab.store.flush()
        tab.isDead = true
        die()
      },
      merge: undefined!,
      denyStorage: () => (own.isDenied = true),
    }
    const tellOthers = () => {
      for (const other of tabs) if (other !== tab) setTimeout(() => other.store.reread(), 20)
    }
    const storage = {
      getItem: own.getItem,
      holds: own.holds,
      setItem: (key: string, text: string) => {
        if (tab.isDead) return
        own.setItem(key, text)
        tellOthers()
      },
      removeItem: (key: string) => {
        if (tab.isDead) return
        own.removeItem(key)
        tellOthers()
      },
    }
    const locks = {
      request: (name: string, hold: () => Promise<unknown>) => {
        const before = queues.get(name) ?? Promise.resolve()
        const turn = before.then(() => (tab.isDead ? never : hold()))
        // What a closed tab holds is given back; where it only waited, those behind it wait on for who holds
        const released = before.then(() => Promise.race([turn, death]))
        queues.set(
          name,
          released.catch(() => {}),
        )
        return turn
      },
    } as unknown as LockManager
    const exclusively = exclusivelyBy(locks)
    const heard = async <T>(ask: () => Promise<T>): Promise<T> => {
      if (tab.isDead) return never
      const told = await ask().catch((error: unknown) => {
        if (tab.isDead) return never
        throw error
      })
      return tab.isDead ? never : told
    }
    tab.store = createBasketStore({
      cartCallsOf: (clientId) => {
        const calls = shop.cartCallsOf(clientId)
        return {
          cart: () => heard(() => calls.cart()),
          add: (body, key) => heard(() => calls.add(body, key)),
          setQuantity: (id, quantity) => heard(() => calls.setQuantity(id, quantity)),
          remove: (id) => heard(() => calls.remove(id)),
          acknowledge: (id) => heard(() => calls.acknowledge(id)),
          merge: (lines, key) => heard(() => calls.merge(lines, key)),
        }
      },
      quote: (lines) => heard(() => shop.quote(lines)),
      storage,
      cookie: { read: cookie.read, write: (value) => void (tab.isDead || cookie.write(value)) },
      exclusively,
      show: (change) => void (tab.state = { ...tab.state, ...change }),
      tell: (news) => void tab.news.push(...news),
      now: () => new Date().toISOString(),
      newKey: () => `key-${(keys += 1)}`,
    })
    const merges = oweMerges({ storage, exclusively, raise: () => {} })
    tab.merge = () => merges.run('basket', async () => void (await tab.store.merge()))
    tabs.push(tab)
    void tab.store.belongTo(shop.signedIn)
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
      oweMerges({
        storage: pretendStorage(texts),
        exclusively: exclusivelyBy(undefined),
        raise: () => {},
      }).owe()
      for (const tab of tabs) void tab.store.belongTo(clientId)
      for (const tab of tabs) void tab.merge()
    },
    signOut: () => {
      shop.signedIn = null
      for (const tab of tabs) void tab.store.belongTo(null)
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
    guest: () => keepForGuest(pretendStorage(texts), cookie).read().entries,
    waitingOf: (clientId: string) => keepForClient(pretendStorage(texts), clientId).read().waiting,
  }
}
