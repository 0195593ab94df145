import type { TabState } from './tab-state.ts'
import type { WithLock } from './tab-lock.ts'

/** A change that the server has not answered yet. */
export type OutboxItem = {
  /** Also the Idempotency-Key of its call. */
  id: string
  /** It was sent and the answer was lost: the server may have done it. */
  isTried?: true
}

/** The result of a delivery. */
export type Delivery<State> =
  /** Done or refused: the item leaves the queue, and `apply` brings in the server's answer. */
  | { isAnswered: true; apply?: (state: State) => State; isConnected?: boolean }
  /** It stays and is sent again. `tried` only if it was sent: the server may have done it. */
  | { isAnswered: false; wasSent: boolean }

export type OutboxRules<State, Item> = {
  /** The items of a state, the oldest first. */
  itemsOf: (state: State) => readonly Item[]
  withItems: (state: State, items: readonly Item[]) => State
  /** Of items with the same key the last is enough; null where each counts. */
  mergeKeyOf: (item: Item) => string | null
  /**
   * Items depend on each other: one that is not answered holds up those behind it, only the last can be replaced, and
   * never the first, which may be under way. Otherwise each is independent.
   */
  isInOrder: boolean
}

/** The state with one more item to be sent. */
export function enqueue<State, Item>(
  state: State,
  added: Item,
  { itemsOf, withItems, mergeKeyOf, isInOrder }: OutboxRules<State, Item>,
): State {
  const items = itemsOf(state)
  const key = mergeKeyOf(added)
  const isReplaced = (item: Item, at: number) =>
    key !== null && mergeKeyOf(item) === key && (!isInOrder || (at > 0 && at === items.length - 1))
  return withItems(state, [...items.filter((item, at) => !isReplaced(item, at)), added])
}

export type OutboxDeps<State, Item> = {
  state: TabState<State>
  rules: OutboxRules<State, Item>
  withLock: WithLock
  /** The name of the lock under which tabs send. */
  lockName: string
}

/**
 * The changes of a stored state that wait for the server: sent by one tab at a time, each under its own id until it is
 * answered. They are stored before they are sent, so a closed page loses none, and the next one goes on.
 */
export function createOutbox<State, Item extends OutboxItem>({
  state,
  rules,
  withLock,
  lockName,
}: OutboxDeps<State, Item>) {
  const { itemsOf, withItems, isInOrder } = rules
  const items = () => itemsOf(state.read())
  const changeItem = (id: string, change: (item: Item) => Item[]) => (now: State) =>
    withItems(
      now,
      itemsOf(now).flatMap((item) => (item.id === id ? change(item) : [item])),
    )

  /** False where the server could not be reached. */
  async function sendOne(item: Item, deliver: (item: Item) => Promise<Delivery<State>>): Promise<boolean> {
    // An independent item is safe to repeat, so whether it was tried does not matter
    if (isInOrder) await state.change(changeItem(item.id, (own) => [{ ...own, isTried: true }]))
    const delivery = await deliver(item)
    if (delivery.isAnswered) {
      const { apply = (now: State) => now, isConnected = true } = delivery
      await state.change((now) => changeItem(item.id, () => [])(apply(now)))
      return isConnected
    }
    if (isInOrder && !delivery.wasSent) {
      await state.change(changeItem(item.id, (own) => [{ ...own, isTried: item.isTried }]))
    }
    return false
  }

  return {
    isEmpty: () => items().length === 0,
    /** Work during which no other tab sends. */
    inTurn: <T>(work: () => Promise<T>): Promise<T> => withLock(lockName, work),
    /** Sends the waiting items in order; false where the server could not be reached. */
    sendWaiting: async (deliver: (item: Item) => Promise<Delivery<State>>): Promise<boolean> => {
      const sent = new Set<string>()
      let isConnected = true
      for (;;) {
        const next = items().find(({ id }) => !sent.has(id))
        if (next === undefined) return isConnected
        sent.add(next.id)
        isConnected = (await sendOne(next, deliver)) && isConnected
        if (!isConnected && isInOrder) return false
      }
    },
  }
}
