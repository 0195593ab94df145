import type { NewOrder, Order } from '../../shared/api/orders.ts'
import { CallError } from '../api/json-calls.ts'
import type { Exclusively } from '../accounts/exclusively.ts'
import type { Storing } from '../accounts/steady-storage.ts'

/** An order that was sent and not answered. */
type Unanswered = { key: string; clientId: string; body: NewOrder }

type Means = {
  storage: Storing
  exclusively: Exclusively
  place: (body: NewOrder, key: string) => Promise<Order>
  newKey: () => string
}

const storageKey = 'dray-placing'

/**
 * Places orders so that none is placed twice: one tab at a time, and what got no answer is sent again under its own key,
 * so that it is the same order. Where it was changed meanwhile, the basket decides: once an order has taken the lines
 * out, the next one finds it empty, and then the earlier one is asked for.
 */
export function createPlacing({ storage, exclusively, place, newKey }: Means) {
  const read = (): Unanswered[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
      return Array.isArray(kept) ? (kept as Unanswered[]) : []
    } catch {
      return []
    }
  }
  const write = (orders: readonly Unanswered[]) =>
    orders.length === 0 ? storage.removeItem(storageKey) : storage.setItem(storageKey, JSON.stringify(orders))
  const of = (clientId: string, groupId: string | null) =>
    read().filter((order) => order.clientId === clientId && groupOf(order) === groupId)
  const forget = (done: readonly Unanswered[]) =>
    write(read().filter(({ key }) => !done.some((order) => order.key === key)))

  async function send(order: Unanswered): Promise<Order> {
    write([...read().filter(({ key }) => key !== order.key), order])
    try {
      const placed = await place(order.body, order.key)
      forget(of(order.clientId, groupOf(order)))
      return placed
    } catch (error) {
      if (isRefusal(error)) forget([order])
      throw error
    }
  }

  /** Null where none of them was taken. */
  async function sendAgain(orders: readonly Unanswered[]): Promise<Order | null> {
    for (const order of orders) {
      try {
        return await send(order)
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
    }
    return null
  }

  return {
    /** Throws CallError for a refusal, and anything else where it is not known what became of it. */
    place: (clientId: string, body: NewOrder): Promise<Order> =>
      exclusively(storageKey, async () => {
        const kept = of(clientId, body.groupId ?? null)
        const same = kept.find((order) => JSON.stringify(order.body) === JSON.stringify(body))
        const wanted = same ?? { key: newKey(), clientId, body }
        try {
          return await send(wanted)
        } catch (error) {
          if (!(error instanceof CallError) || error.code !== 'basket_empty') throw error
          const earlier = await sendAgain(kept.filter((order) => order !== same))
          if (earlier === null) throw error
          return earlier
        }
      }),
    /** Whether an order of this basket was sent and not answered. */
    isUnanswered: (clientId: string, groupId: string | null): boolean => of(clientId, groupId).length > 0,
    /** Asks again for what got no answer; null where nothing came of it. */
    finish: (clientId: string, groupId: string | null): Promise<Order | null> =>
      exclusively(storageKey, () => sendAgain(of(clientId, groupId))),
  }
}

const groupOf = ({ body }: Unanswered) => body.groupId ?? null

/** The server has said no: it did nothing. */
const isRefusal = (error: unknown) =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 429].includes(error.status)
