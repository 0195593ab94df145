import type { CartItem } from '../../shared/api/basket.ts'
import type { Exclusively } from '../accounts/exclusively.ts'
import { CallError } from '../api/json-calls.ts'
import { applyChange } from './basket-change.ts'
import type { CartCalls } from './basket-calls.ts'
import type { Keeper, Kept, WaitingChange } from './kept-entries.ts'
import { sendChange } from './send-change.ts'
import { type CallFate, warnOfCall } from './warn-of-call.ts'

type Means = {
  exclusively: Exclusively
  tell: (news: readonly string[]) => void
  now: () => string
  beforehand: () => void
  settled: (reached: boolean) => void
}

/** A client's cart: where this browser keeps it and how the shop is spoken to about it. */
type ClientCart = { keeper: Keeper; calls: CartCalls }

export type CartSender = {
  /** Sends what waits, in order, and reads the cart after each change (BASK-24), or at least once if that is wanted. */
  send: (cart: ClientCart, wantsCart: boolean) => Promise<void>
  /** Work during which no tab sends anything. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
}

const lockName = 'dray-basket-sending'

/** Brings a client's changes to the server: of all tabs one at a time, each change once, in their order. */
export function createCartSender({ exclusively, tell, now, beforehand, settled }: Means): CartSender {
  const under: { way?: Promise<void>; wanted?: ClientCart } = {}

  const update = (keeper: Keeper, change: (kept: Kept) => Kept) =>
    exclusively(keeper.key, async () => {
      beforehand()
      keeper.write(change(keeper.read()))
    })
  const mark = (keeper: Keeper, id: string, isTried: true | undefined) =>
    update(keeper, (kept) => ({
      ...kept,
      waiting: kept.waiting.map((one) => (one.id === id ? { id, change: one.change, isTried } : one)),
    }))

  /** One change, and the cart after it. False when the rest has to wait. */
  async function step({ keeper, calls }: ClientCart, next: WaitingChange | undefined): Promise<boolean> {
    let fate: CallFate | 'done' = 'done'
    if (next !== undefined) {
      await mark(keeper, next.id, true)
      try {
        await sendChange(calls, next, keeper.read().entries)
      } catch (error) {
        fate = warnOfCall(error)
        // This try was none, whatever an earlier one was
        if (fate === 'signed-out') await mark(keeper, next.id, next.isTried)
        if (fate !== 'refused') return false
        const { code, serverMessage } = error as CallError
        if (code === 'sold_out' || code === 'basket_full') tell([serverMessage ?? ''])
      }
    }
    const items = await readCart(calls)
    if (next === undefined && items === null) return false
    await update(keeper, (kept) => ({
      waiting: kept.waiting.filter(({ id }) => id !== next?.id),
      entries:
        items ?? (fate === 'done' && next ? applyChange(kept.entries, next.change, now()) : kept.entries),
    }))
    return items !== null
  }

  async function drain(): Promise<void> {
    while (under.wanted) {
      const cart: ClientCart = under.wanted
      under.wanted = undefined
      let next = cart.keeper.read().waiting[0]
      do {
        const goesOn = await step(cart, next)
        settled(goesOn)
        next = cart.keeper.read().waiting[0]
        if (!goesOn) under.wanted = next = undefined
      } while (next !== undefined)
    }
  }

  return {
    send: async (cart, wantsCart) => {
      if (!wantsCart && cart.keeper.read().waiting.length === 0) return
      under.wanted = cart
      while (under.wanted) {
        under.way ??= exclusively(lockName, drain).finally(() => (under.way = undefined))
        await under.way
      }
    },
    exclusively: (work) => exclusively(lockName, work),
  }
}

async function readCart(calls: CartCalls): Promise<CartItem[] | null> {
  try {
    return await calls.cart()
  } catch (error) {
    warnOfCall(error)
    return null
  }
}
