import type { SeenBeer } from '../../../shared/wishlist/wishlist-events.ts'
import { outcomeOf } from '../../api/client-calls.ts'
import { logFailure } from '../../api/log-failure.ts'
import { createOutbox, type Delivery } from '../../sync/outbox.ts'
import { sendOnce } from '../../sync/send-once.ts'
import type { StoredValue } from '../../sync/stored-value.ts'
import { withoutLock, type WithLock } from '../../sync/tab-lock.ts'
import { createTabState } from '../../sync/tab-state.ts'
import { mergeSummary } from './merge-summary.ts'
import {
  emptyWishlist,
  shownWishes,
  type StoredWishlist,
  unsentWishes,
  type UnsentWish,
} from './stored-wishlist.ts'
import { isBeer, newWish, type Wish, wishKey, wishOf } from './wish-record.ts'
import type { WishlistCalls } from './wishlist-calls.ts'
import {
  asClient,
  describedWish,
  mergeableBeers,
  merged,
  withoutRefused,
  withoutWish,
  withServer,
  withWish,
} from './wishlist-changes.ts'

export type WishlistDeps = {
  storage: StoredValue<StoredWishlist>
  calls: WishlistCalls
  withLock: WithLock
  now: () => Date
  newId: () => string
  /** Gets all that is on the list after every change, the newest first. */
  show: (wishes: Wish[]) => void
  /** Announces the result of merging a guest's beers at sign-in. */
  showMerge: (sentences: string[]) => void
}

export type WishlistStore = {
  wishes: () => Wish[]
  /** Adds the beer or removes it, at once (WISH-15, BEER-09); true when it was added. */
  toggle: (beerId: string, seen?: SeenBeer) => boolean
  remove: (keys: readonly string[]) => void
  /** Reads storage again (WISH-20), and sends what the server has not answered again (OPEN-53). */
  refresh: () => Promise<void>
  /** Who is signed in; null for a guest. */
  belongTo: (clientId: string | null) => void
  /** Puts a guest's beers into the account; rejects when that failed and should be tried again (C-46). */
  merge: () => Promise<void>
  /** Another tab changed the stored list. */
  reread: () => void
  /** Changes the stored list by a rule, such as that of the cookie. */
  change: (rule: (wishlist: StoredWishlist) => StoredWishlist) => void
}

/** The wishlist of one tab, in step with the others through what the browser stores (WISH-13 to WISH-23). */
export function createWishlistStore(deps: WishlistDeps): WishlistStore {
  const { storage, calls, withLock, newId } = deps
  // A heart is stored within its click, so that the next page knows it: the last change of a beer counts in any order
  const state = createTabState(storage, withoutLock, show)
  const outbox = createOutbox({ state, rules: unsentWishes, withLock, lockName: storage.key })
  let queue = Promise.resolve()

  const wishes = () => shownWishes(state.read())
  const isClient = () => state.read().client !== null
  function show(): void {
    deps.show(wishes())
  }
  function change(rule: (wishlist: StoredWishlist) => StoredWishlist): void {
    void state.change(rule)
  }

  /** One call after another, in one tab at a time; a failure is only logged (ERR-16). */
  function inTurn(work: () => Promise<unknown>): Promise<void> {
    queue = queue.then(async () => void (await outbox.inTurn(work))).catch(warn)
    return queue
  }

  /** A change that is refused leaves the list with the next refresh, not under the buyer's hands. */
  async function deliver(item: UnsentWish, dropsRefused: boolean): Promise<Delivery<StoredWishlist>> {
    try {
      if (item.does === 'remove') {
        await calls.remove(item.beerId)
        return { isAnswered: true }
      }
      const wish = wishOf(await calls.add(item.beerId))
      return { isAnswered: true, apply: (wishlist) => describedWish(wishlist, wish) }
    } catch (error) {
      warn(error)
      if (!dropsRefused || !isRefusal(error)) return { isAnswered: false, wasSent: true }
      return { isAnswered: true, apply: (wishlist) => withoutRefused(wishlist, item) }
    }
  }

  const sendWaiting = ({ dropsRefused }: { dropsRefused: boolean }) =>
    outbox.sendWaiting((item) => deliver(item, dropsRefused))

  /** Fills in what a page did not know of a beer. */
  async function describe(): Promise<void> {
    for (const wish of wishes().filter(isBeer)) {
      const beer = wish.teamId === null ? await calls.describe(wish.beerId) : null
      if (beer === null) continue
      const known = wishOf({ beerId: wish.beerId, addedAt: wish.addedAt, beer })
      change((wishlist) => describedWish(wishlist, known))
    }
  }

  const send = () => void inTurn(() => (isClient() ? sendWaiting({ dropsRefused: false }) : describe()))

  return {
    wishes,
    toggle: (beerId, seen) => {
      const wish = newWish(beerId.toLowerCase(), seen, deps.now().toISOString())
      const key = wishKey(wish)
      const isWished = wishes().some((other) => wishKey(other) === key)
      const id = newId()
      change((wishlist) => (isWished ? withoutWish(wishlist, key, id) : withWish(wishlist, wish, id)))
      send()
      return !isWished
    },
    remove: (keys) => {
      change((wishlist) => keys.reduce((rest, key) => withoutWish(rest, key, newId()), wishlist))
      if (isClient()) send()
    },
    refresh: () => {
      show()
      return inTurn(async () => {
        if (!isClient()) return describe()
        await sendWaiting({ dropsRefused: true })
        const items = await calls.read()
        change((wishlist) => withServer(wishlist, items.map(wishOf)))
      })
    },
    belongTo: (clientId) => change((wishlist) => asClient(wishlist, clientId)),
    merge: () => mergeGuestWishes(deps, state.read, change),
    reread: show,
    change,
  }
}

/** A merge whose answer was lost is sent again under its key, then one with the beers that came since. */
async function mergeGuestWishes(
  { calls, newId, showMerge }: WishlistDeps,
  read: () => StoredWishlist,
  change: WishlistStore['change'],
): Promise<void> {
  const unanswered = {
    read: () => [read().merge ?? []].flat(),
    write: ([merge]: readonly NonNullable<StoredWishlist['merge']>[]) =>
      change((wishlist) => ({ ...wishlist, merge: merge ?? null })),
  }
  const titles = new Map(
    shownWishes(read()).flatMap((wish) => (isBeer(wish) ? [[wish.beerId, wish.title]] : [])),
  )
  const sentences: string[] = []
  const done = new Set<string>()
  for (;;) {
    const beerIds = mergeableBeers(read()).filter((beerId) => !done.has(beerId))
    const request = read().merge ?? { key: newId(), beerIds }
    if (request.beerIds.length === 0) break
    const answer = await sendOnce(unanswered, request, calls.merge, isRefusal)
    for (const beerId of request.beerIds) done.add(beerId)
    change((wishlist) => merged(wishlist, answer, newId))
    sentences.push(...mergeSummary(answer, (beerId) => titles.get(beerId) ?? 'A beer'))
  }
  if (sentences.length > 0) showMerge(sentences)
}

/** For a wishlist that is switched off (WISH-13, WISH-14). */
export const clearedWishlist = (): StoredWishlist => ({ ...emptyWishlist })

/** Whether another try would be answered the same way. */
const isRefusal = (error: unknown) => outcomeOf(error) === 'refused'

const warn = (error: unknown) => logFailure('The wishlist and its server could not agree.', error)
