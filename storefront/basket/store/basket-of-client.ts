import type { CartItem } from '../../../shared/api/basket-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { createOutbox, type Delivery, enqueue, type OutboxRules } from '../../sync/outbox.ts'
import { createTabState } from '../../sync/tab-state.ts'
import { applyChange, type BasketChange } from '../lines/basket-change.ts'
import { keyOfName } from '../lines/basket-entry.ts'
import type { CartCalls } from './basket-calls.ts'
import { logFailedCall } from './basket-calls.ts'
import type { OwnedBasket, OwnedBasketDeps } from './owned-basket.ts'
import { sendChange } from './send-change.ts'
import { clientBasketStorage, type StoredBasket, type WaitingChange } from './stored-basket.ts'

export type ClientBasketDeps = OwnedBasketDeps & { cartCallsOf: (clientId: string) => CartCalls }

/** Of the lock under which one tab at a time sends a client's changes. */
const sendingLock = 'dray-basket-sending'
/** Refusals whose reason, in the shop's words, the buyer sees. */
const explainedRefusals = new Set([
  'sold_out',
  'price_unknown',
  'not_in_group',
  'basket_full',
  'seller_not_cleared',
  'seller_paused',
])

const rules: OutboxRules<StoredBasket, WaitingChange> = {
  itemsOf: ({ waiting }) => waiting,
  withItems: (basket, waiting) => ({ ...basket, waiting }),
  // Of settings of one line in a row the last is enough
  mergeKeyOf: ({ change }) => (change.does === 'set' ? keyOfName(change.name) : null),
  isInOrder: true,
}

/** A client's baskets: the cart on the server, as it was last seen, and the changes that the server has not answered. */
export function basketOfClient(deps: ClientBasketDeps, clientId: string): OwnedBasket {
  const calls = deps.cartCallsOf(clientId)
  const storage = clientBasketStorage(deps.storage, clientId)
  const state = createTabState(storage, deps.withLock, deps.onChange)
  const outbox = createOutbox({ state, rules, withLock: deps.withLock, lockName: sendingLock })

  /** Sends one change and reads the cart after it (BASK-24). */
  async function deliver(item: WaitingChange): Promise<Delivery<StoredBasket>> {
    let isDone = true
    try {
      const news = await sendChange(calls, item, state.read().entries)
      if (news.length > 0) deps.notify(news)
    } catch (error) {
      const outcome = logFailedCall(error)
      if (outcome !== 'refused') return { isAnswered: false, wasSent: outcome === 'lost' }
      const { code, serverMessage } = error as CallError
      if (explainedRefusals.has(code ?? '')) deps.notify([serverMessage ?? ''])
      isDone = false
    }
    const items = await readCart(calls)
    const now = deps.now()
    const withoutCart = (basket: StoredBasket) =>
      isDone ? applyChange(basket.entries, item.change, now) : basket.entries
    return {
      isAnswered: true,
      isConnected: items !== null,
      apply: (basket) => ({ ...basket, entries: items ?? withoutCart(basket) }),
    }
  }

  async function readWholeCart(): Promise<boolean> {
    const items = await readCart(calls)
    if (items !== null) await state.change((basket) => ({ ...basket, entries: items }))
    return items !== null
  }

  return {
    storage,
    read: state.read,
    change: (changes) => {
      const added = changes.map((change): WaitingChange => ({ id: deps.newKey(), change }))
      return state.change((basket) => added.reduce((all, item) => enqueue(all, item, rules), basket))
    },
    flush: state.flush,
    needsShop: () => !outbox.isEmpty(),
    synchronise: () =>
      outbox.inTurn(() => (outbox.isEmpty() ? readWholeCart() : outbox.sendWaiting(deliver))),
  }
}

type Leaving = {
  deps: Pick<ClientBasketDeps, 'storage' | 'withLock' | 'now'>
  clientId: string
  guest: OwnedBasket
  /** The client has been signed out automatically before, and comes back. */
  isExpected: boolean
  isBack: () => boolean
}

/**
 * A client has signed out: additions that were never sent become the guest's, and the other changes wait for the client
 * to come back (OPEN-67); where the session had expired all changes do (S-05). Nothing of the client's cart stays
 * to be seen.
 */
export async function leaveClientBasket({
  deps,
  clientId,
  guest,
  isExpected,
  isBack,
}: Leaving): Promise<void> {
  const { storage, withLock, now } = deps
  const left = clientBasketStorage(storage, clientId)
  const isGuests = (item: WaitingChange) => !isExpected && isUnsentAddition(item)
  const leave = async () => {
    if (isBack()) return
    const { waiting } = left.read()
    const additions = waiting.filter(isGuests)
    if (additions.length > 0) guest.storage.write(withChanges(guest.storage.read(), additions, now()))
    const rest = waiting.filter((item) => !isGuests(item))
    if (rest.length === 0) left.remove()
    else left.write({ entries: [], waiting: rest })
  }
  await withLock(sendingLock, () => withLock(guest.storage.key, () => withLock(left.key, leave)))
}

function withChanges(basket: StoredBasket, items: readonly WaitingChange[], now: string): StoredBasket {
  const changes = items.map(({ change }): BasketChange => change)
  const entries = changes.reduce((all, change) => applyChange(all, change, now), basket.entries)
  return { ...basket, entries }
}

const isUnsentAddition = ({ change, isTried }: WaitingChange) => change.does === 'add' && !isTried

async function readCart(calls: CartCalls): Promise<CartItem[] | null> {
  try {
    return await calls.cart()
  } catch (error) {
    logFailedCall(error)
    return null
  }
}
