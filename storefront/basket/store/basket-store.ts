import type { MergedLine } from '../../../shared/api/basket-api.ts'
import { oneAtATime } from '../../sync/one-at-a-time.ts'
import { createRetryTimer } from '../../sync/retry-timer.ts'
import type { BasketChange } from '../lines/basket-change.ts'
import { basketOfClient, type ClientBasketDeps, leaveClientBasket } from './basket-of-client.ts'
import { basketOfGuest, type GuestBasketDeps } from './basket-of-guest.ts'
import type { BasketState } from './basket-state.ts'
import { mergeGuest } from './merge-guest.ts'
import type { OwnedBasket } from './owned-basket.ts'
import { shownBasket } from './shown-basket.ts'

/** How long after a call that did not get through it is tried again, in milliseconds; twice as long each time. */
const retryWaits = { firstMs: 10_000, longestMs: 60_000 }

export type BasketDeps = Omit<ClientBasketDeps & GuestBasketDeps, 'onChange'> & {
  /** Shows pages what changed. */
  show: (change: Partial<BasketState>) => void
}

export type BasketStore = {
  /** Whose baskets are shown: those of a client, signed out automatically or not, or of a guest for null. */
  belongTo: (clientId: string | null, isSignedOut?: boolean) => Promise<void>
  /** Shown at once; resolves when it is stored and the shop has answered, or could not be reached. */
  change: (...changes: BasketChange[]) => Promise<void>
  /** Reads storage again: another tab, or the server by a form, may have written there. */
  reread: () => void
  /** Fetches present prices and stock, and sends waiting changes. */
  refresh: () => Promise<void>
  /** Stores everything at once: the page is left. */
  flush: () => void
  /** Puts the guest's lines into the client's cart (BASK-25). */
  merge: () => Promise<MergedLine[]>
}

/** The baskets of one tab, in step with those of the other tabs. */
export function createBasketStore(deps: BasketDeps): BasketStore {
  const ownedDeps = { ...deps, onChange: show }
  const guest = basketOfGuest(ownedDeps)
  let clientId: string | null = null
  let isSignedOut = false
  let isOffline = false
  let basket: OwnedBasket = guest
  let synchronise = synchroniserOf(guest)
  const retry = createRetryTimer(() => void synchronise(), retryWaits)

  function show(): void {
    deps.show({ ...shownBasket(basket, isOffline, deps.now()), isSignedOut })
  }

  function synchroniserOf(owned: OwnedBasket): () => Promise<boolean> {
    return oneAtATime(async () => {
      if (isSignedOut) return false
      const isReached = await owned.synchronise()
      if (owned !== basket) return isReached
      isOffline = !isReached
      if (isReached) retry.succeeded()
      else retry.failed()
      show()
      return isReached
    })
  }

  return {
    belongTo: async (nextId, isAway = false) => {
      const formerId = clientId
      // What was not sent for one site is not another's: it waits until the client acts for that site again.
      const isExpected = isSignedOut || nextId !== null
      basket.flush()
      clientId = nextId
      isSignedOut = isAway
      basket = nextId === null ? guest : basketOfClient(ownedDeps, nextId)
      synchronise = synchroniserOf(basket)
      isOffline = isAway
      show()
      if (formerId !== null && formerId !== nextId) {
        const isBack = () => clientId === formerId
        await leaveClientBasket({ deps, clientId: formerId, guest, isExpected, isBack })
        show()
      }
      await synchronise()
    },
    change: async (...changes) => {
      await basket.change(changes)
      if (basket.needsShop()) await synchronise()
    },
    reread: show,
    refresh: async () => void (await synchronise()),
    flush: () => basket.flush(),
    merge: async () => {
      const ownerId = clientId
      if (ownerId === null) throw new Error('No one is signed in.')
      const calls = deps.cartCallsOf(ownerId)
      const lines = await deps.withLock(guest.storage.key, () =>
        mergeGuest({ ...deps, calls, guest: guest.storage }, ownerId),
      )
      await synchronise()
      return lines
    },
  }
}
