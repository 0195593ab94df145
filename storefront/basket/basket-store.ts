import type { MergedLine } from '../../shared/api/basket.ts'
import type { Exclusively } from '../accounts/exclusively.ts'
import type { CartCalls, quoteCall } from './basket-calls.ts'
import { applyChange, type BasketChange, touchedBy } from './basket-change.ts'
import { type BasketEntry, keyOfName, nameOf } from './basket-entry.ts'
import type { BasketState } from './basket-state.ts'
import { createCartSender } from './cart-sender.ts'
import { type BasketCookie, keepForGuest } from './keep-for-guest.ts'
import { type Keeper, keepForClient, type TellingStorage, type WaitingChange } from './kept-entries.ts'
import { mergeGuest } from './merge-guest.ts'
import { createQuoter } from './guest-quoter.ts'

/** How long after a call that did not get through it is tried again, in milliseconds; twice as long each time. */
const firstRetryMs = 5_000
const longestRetryMs = 60_000

export type BasketMeans = {
  cartCallsOf: (clientId: string) => CartCalls
  quote: typeof quoteCall
  storage: TellingStorage
  cookie: BasketCookie
  exclusively: Exclusively
  /** Tells pages what changed. */
  show: (change: Partial<BasketState>) => void
  /** Tells the buyer of what happened without the buyer's doing. */
  tell: (news: readonly string[]) => void
  /** ISO 8601. */
  now: () => string
  newKey: () => string
}

export type BasketStore = {
  /** Whose baskets are shown: those of a client, or of a guest for null. */
  belongTo: (clientId: string | null) => Promise<void>
  /** Shown at once; resolves when it is kept and the shop was told, or could not be. */
  change: (...changes: BasketChange[]) => Promise<void>
  /** Reads what is kept again: another tab, or the server by a form, may have written there. */
  reread: () => void
  /** Asks the shop for present prices and stock, and sends what waits. */
  refresh: () => Promise<void>
  /** Keeps everything at once: the page is left. */
  flush: () => void
  /** Puts the guest's lines into the client's cart (BASK-25). */
  merge: () => Promise<MergedLine[]>
}

/**
 * The baskets of one tab, in step with those of the others. What is kept changes only under a lock; until then a
 * change is pending, and shown on top of what is kept.
 */
export function createBasketStore(means: BasketMeans): BasketStore {
  const { storage, exclusively, now, newKey } = means
  const guest = keepForGuest(storage, means.cookie)
  let clientId: string | null = null
  let keeper: Keeper = guest
  let pending: WaitingChange[] = []
  let isOffline = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs

  const quoter = createQuoter({ ...means, guest, beforehand: commit, settled })
  const sender = createCartSender({ ...means, beforehand: commit, settled })

  function draw(): void {
    const { entries, waiting } = keeper.read()
    const unsettled = [...waiting, ...pending].map(({ change }) => change)
    const shown = unsettled
      // The buyer sees that new prices are being taken, and then that they are (BASK-32)
      .filter((change) => !isAcknowledgement(change))
      .reduce((all, change) => applyChange(all, change, now()), entries)
    const touched = new Set(unsettled.flatMap(touchedBy).map(keyOfName))
    const waits = (entry: BasketEntry) =>
      isOffline && (entry.isBare === true || touched.has(keyOfName(nameOf(entry))))
    means.show({
      status: keeper.isKnown() ? 'ready' : isOffline ? 'failed' : 'loading',
      entries: shown.map((entry) => (waits(entry) ? { ...entry, isWaiting: true } : entry)),
      isOffline: isOffline && (unsettled.length > 0 || shown.some(waits)),
      isAcknowledging: !isOffline && unsettled.some(isAcknowledgement),
      isUnkept: !keeper.holds(),
    })
  }

  function settled(reached: boolean): void {
    isOffline = !reached
    clearTimeout(retry)
    retryMs = reached ? firstRetryMs : Math.min(2 * retryMs, longestRetryMs)
    if (!reached) retry = setTimeout(() => void ask(true), retryMs)
    draw()
  }

  /** Puts what is pending into what is kept. */
  function commit(): void {
    if (pending.length === 0) return
    const kept = keeper.read()
    if (clientId !== null) keeper.write({ ...kept, waiting: queue(kept.waiting, pending) })
    else
      write(
        guest,
        pending.map(({ change }) => change),
      )
    pending = []
  }

  function write(to: Keeper, changes: readonly BasketChange[]): void {
    const kept = to.read()
    const entries = changes.reduce((all, change) => applyChange(all, change, now()), kept.entries)
    to.write({ ...kept, entries })
  }

  async function keep(changes: readonly BasketChange[]): Promise<void> {
    pending.push(...changes.map((change) => ({ id: newKey(), change })))
    draw()
    await exclusively(keeper.key, async () => commit())
    draw()
  }

  function ask(wantsAll: boolean): Promise<void> {
    if (clientId === null) return quoter.ask(wantsAll)
    return sender.send({ keeper, calls: means.cartCallsOf(clientId) }, wantsAll)
  }

  /**
   * A client who is signed out, by whatever: what the shop never heard of becomes the guest's, and the rest waits for
   * the client to come back (OPEN-67). Nothing of the client's cart stays to be seen.
   */
  async function release(formerId: string): Promise<void> {
    const left = keepForClient(storage, formerId)
    const part = async () => {
      // Back already
      if (clientId === formerId) return
      const { waiting } = left.read()
      const unheard = waiting.filter(isUnheard).map(({ change }) => change)
      if (unheard.length > 0) write(guest, unheard)
      left.leave(waiting.filter((one) => !isUnheard(one)))
    }
    await sender.exclusively(() => exclusively(guest.key, () => exclusively(left.key, part)))
    draw()
    if (clientId === null) await ask(false)
  }

  return {
    belongTo: async (nextId) => {
      const formerId = clientId
      commit()
      clientId = nextId
      keeper = nextId === null ? guest : keepForClient(storage, nextId)
      isOffline = false
      draw()
      if (formerId !== null && formerId !== nextId) await release(formerId)
      await ask(true)
    },
    change: async (...changes) => {
      await keep(changes)
      await ask(false)
    },
    reread: draw,
    refresh: () => ask(true),
    flush: commit,
    merge: async () => {
      const owner = clientId
      if (owner === null) throw new Error('Nobody is signed in.')
      const told = await exclusively(guest.key, () =>
        mergeGuest({ ...means, guest, calls: means.cartCallsOf(owner) }, owner),
      )
      await ask(true)
      return told
    },
  }
}

/** Appends changes; of settings of one line in a row the last is enough. The first may be under way and stays. */
function queue(waiting: readonly WaitingChange[], added: readonly WaitingChange[]): WaitingChange[] {
  return added.reduce<WaitingChange[]>(
    (all, next) => {
      const last = all.length > 1 ? all.at(-1) : undefined
      const isSame =
        last?.change.does === 'set' &&
        next.change.does === 'set' &&
        keyOfName(last.change.name) === keyOfName(next.change.name)
      return [...(isSame ? all.slice(0, -1) : all), next]
    },
    [...waiting],
  )
}

const isAcknowledgement = ({ does }: BasketChange) => does === 'acknowledge'
const isUnheard = ({ change, isTried }: WaitingChange) => change.does === 'add' && !isTried
