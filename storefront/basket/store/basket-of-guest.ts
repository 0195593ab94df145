import { createTabState } from '../../sync/tab-state.ts'
import { applyChange } from '../lines/basket-change.ts'
import { wireLineOf } from '../lines/basket-entry.ts'
import type { quoteCall } from './basket-calls.ts'
import { type BasketCookie, guestBasketStorage } from './guest-basket-storage.ts'
import { logFailedCall } from './basket-calls.ts'
import type { OwnedBasket, OwnedBasketDeps } from './owned-basket.ts'
import { needQuote, quoteEntries } from './quote-entries.ts'

export type GuestBasketDeps = OwnedBasketDeps & { quote: typeof quoteCall; cookie: BasketCookie }

/** A guest's baskets: they belong to the browser, and the shop only quotes prices and stock of their lines. */
export function basketOfGuest(deps: GuestBasketDeps): OwnedBasket {
  const storage = guestBasketStorage(deps.storage, deps.cookie)
  const state = createTabState(storage, deps.withLock, deps.onChange)

  async function quote(): Promise<boolean> {
    const asked = state.read().entries
    if (asked.length === 0) return true
    const answer = await deps.quote(asked.map(wireLineOf))
    let news: readonly string[] = []
    await state.change((basket) => {
      const quoted = quoteEntries(basket.entries, asked, answer)
      // The last run is the one that is stored: of several tabs only the one that drops a line notifies the buyer
      news = quoted.news
      return { ...basket, entries: quoted.entries }
    })
    if (news.length > 0) deps.notify(news)
    return true
  }

  return {
    storage,
    read: state.read,
    change: (changes) => {
      const now = deps.now()
      return state.change((basket) => ({
        ...basket,
        entries: changes.reduce((entries, change) => applyChange(entries, change, now), basket.entries),
      }))
    },
    flush: state.flush,
    needsShop: () => needQuote(state.read().entries),
    synchronise: () =>
      quote().catch((error: unknown) => {
        logFailedCall(error)
        return false
      }),
  }
}
