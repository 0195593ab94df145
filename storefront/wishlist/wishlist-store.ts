import type { SeenBeer } from '../../shared/wishlist-events.ts'
import type { Exclusively } from '../accounts/exclusively.ts'
import { CallError } from '../api/json-calls.ts'
import { emptyWishlist, type KeptWishlist, shownWishes, type WishlistKeeper } from './kept-wishlist.ts'
import { mergeSummary } from './merge-summary.ts'
import { isBeer, newWish, type Wish, wishKey, wishOf } from './wish-record.ts'
import type { WishlistCalls } from './wishlist-calls.ts'
import {
  asClient,
  describedWish,
  heard,
  mergeableBeers,
  merged,
  refused,
  withoutWish,
  withServer,
  withWish,
} from './wishlist-changes.ts'

type Means = {
  keeper: WishlistKeeper
  calls: WishlistCalls
  exclusively: Exclusively
  now: () => Date
  newId: () => string
  /** Told after every change, with all that is on the list, the newest first. */
  show: (wishes: Wish[]) => void
  /** What became of a guest's beers at sign-in. */
  tellMerge: (sentences: string[]) => void
}

export type WishlistStore = {
  wishes: () => Wish[]
  /** Adds the beer or removes it, at once (WISH-15, BEER-09); true when it was added. */
  toggle: (beerId: string, seen?: SeenBeer) => boolean
  remove: (keys: readonly string[]) => void
  /** Reads it again from where it is kept (WISH-20); what the server has not heard is told to it again (OPEN-53). */
  refresh: () => Promise<void>
  /** Who is signed in; null for a guest. */
  follow: (clientId: string | null) => void
  /** Puts a guest's beers into the account; rejects when that failed and should be tried again (C-46). */
  merge: () => Promise<void>
  /** Another tab changed what is kept. */
  reread: () => void
  /** Changes what is kept by a rule, such as that of the cookie. */
  adopt: (rule: (kept: KeptWishlist) => KeptWishlist) => void
}

/** The wishlist of one tab, in step with the others through what the browser keeps (s0 §4 'Wishlist'). */
export function createWishlistStore(means: Means): WishlistStore {
  const { keeper, calls, now, newId } = means
  let kept = keeper.read()
  let queue = Promise.resolve()

  function change(rule: (kept: KeptWishlist) => KeptWishlist): void {
    const before = keeper.read()
    kept = rule(before)
    if (kept !== before) keeper.write(kept)
    means.show(shownWishes(kept))
  }

  /** One call after another, in one tab at a time; a failure is only logged (ERR-16). */
  function inTurn(work: () => Promise<void>): Promise<void> {
    queue = queue.then(() => means.exclusively('dray-wishlist', work)).catch(warn)
    return queue
  }

  async function tellServer({ dropsRefused }: { dropsRefused: boolean }): Promise<void> {
    for (const unsent of keeper.read().client?.unsent ?? []) {
      try {
        if (unsent.does === 'remove') await calls.remove(unsent.beerId)
        else {
          const wish = wishOf(await calls.add(unsent.beerId))
          change((kept) => describedWish(kept, wish))
        }
        change((kept) => heard(kept, unsent))
      } catch (error) {
        warn(error)
        if (dropsRefused && isRefusal(error)) change((kept) => refused(kept, unsent))
      }
    }
  }

  /** Fills in what a page did not know of a beer. */
  async function describe(): Promise<void> {
    const bare = shownWishes(keeper.read()).filter((wish) => isBeer(wish) && wish.teamId === null)
    for (const wish of bare.filter(isBeer)) {
      const beer = await calls.describe(wish.beerId)
      if (beer === null) continue
      const known = wishOf({ beerId: wish.beerId, addedAt: wish.addedAt, beer })
      change((kept) => describedWish(kept, known))
    }
  }

  const isClient = () => keeper.read().client !== null
  const send = () => {
    void inTurn(() => (isClient() ? tellServer({ dropsRefused: false }) : describe()))
  }

  return {
    wishes: () => shownWishes(kept),
    toggle: (beerId, seen) => {
      const wish = newWish(beerId.toLowerCase(), seen, now().toISOString())
      const isWished = shownWishes(keeper.read()).some((other) => wishKey(other) === wishKey(wish))
      change((kept) => (isWished ? withoutWish(kept, wishKey(wish), newId()) : withWish(kept, wish, newId())))
      send()
      return !isWished
    },
    remove: (keys) => {
      change((kept) => keys.reduce((rest, key) => withoutWish(rest, key, newId()), kept))
      if (isClient()) send()
    },
    refresh: () => {
      change((kept) => kept)
      return inTurn(async () => {
        if (!isClient()) return describe()
        await tellServer({ dropsRefused: true })
        const told = await calls.read()
        change((kept) => withServer(kept, told.map(wishOf)))
      })
    },
    follow: (clientId) => change((kept) => asClient(kept, clientId)),
    merge: async () => {
      const titles = new Map(
        shownWishes(keeper.read()).flatMap((wish) => (isBeer(wish) ? [[wish.beerId, wish.title]] : [])),
      )
      const sentences: string[] = []
      const done = new Set<string>()
      for (;;) {
        const { merge, ...rest } = keeper.read()
        const beerIds = mergeableBeers({ ...rest, merge }).filter((beerId) => !done.has(beerId))
        const sending = merge ?? { key: newId(), beerIds }
        if (sending.beerIds.length === 0) break
        change((kept) => ({ ...kept, merge: sending }))
        const answer = await calls.merge(sending).catch((error: unknown) => {
          // With this key there will never be another answer.
          if (isRefusal(error)) change((kept) => ({ ...kept, merge: null }))
          throw error
        })
        for (const beerId of sending.beerIds) done.add(beerId)
        change((kept) => merged(kept, answer, newId))
        sentences.push(...mergeSummary(answer, (beerId) => titles.get(beerId) ?? 'A beer'))
      }
      if (sentences.length > 0) means.tellMerge(sentences)
    },
    reread: () => change((kept) => kept),
    adopt: change,
  }
}

/** For a wishlist that is switched off (WISH-13, WISH-14). */
export const forgetWishlist = (): KeptWishlist => ({ ...emptyWishlist })

/** Whether asking again would be answered the same way. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && [400, 404, 409, 413, 422].includes(error.status)
}

function warn(error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for this and nothing else (ERR-16)
  console.warn('The wishlist and its server could not agree.', error)
}
