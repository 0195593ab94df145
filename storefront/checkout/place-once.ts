import type { NewOrder } from '../../shared/api/orders-api.ts'
import { outcomeOf } from '../api/client-calls.ts'
import { CallError } from '../api/json-calls.ts'
import type { TextStorage } from '../storage/safe-storage.ts'
import { forgetRequests, sendOnce } from '../sync/send-once.ts'
import { storedList } from '../sync/stored-value.ts'
import type { WithLock } from '../sync/tab-lock.ts'

/** An order that was sent and not answered. */
type Unanswered = { key: string; clientId: string; body: NewOrder }

type PlacingDeps<Placed> = {
  storage: TextStorage
  withLock: WithLock
  place: (body: NewOrder, key: string) => Promise<Placed>
  newKey: () => string
}

/** Of the storage, and the name of the lock under which one tab places an order. */
const placingKey = 'dray-placing'

/**
 * Places orders so that none is placed twice: one tab at a time, and what got no answer is sent again under its own key,
 * so that it is the same order. Where it was changed meanwhile, the basket decides: once an order has taken the lines
 * out, the next one finds it empty, and then the earlier one is sent again.
 */
export function createPlacing<Placed>({ storage, withLock, place, newKey }: PlacingDeps<Placed>) {
  const unanswered = storedList<Unanswered>(storage, placingKey, ({ key, body }) => Boolean(key && body))
  const of = (clientId: string, groupId: string | null) =>
    unanswered.read().filter((order) => order.clientId === clientId && groupOf(order) === groupId)

  async function send(order: Unanswered): Promise<Placed> {
    const placed = await sendOnce(unanswered, order, ({ body, key }) => place(body, key), isRefusal)
    forgetRequests(unanswered, of(order.clientId, groupOf(order)))
    return placed
  }

  /** Null where none of them was taken. */
  async function sendAgain(orders: readonly Unanswered[]): Promise<Placed | null> {
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
    place: (clientId: string, body: NewOrder): Promise<Placed> =>
      withLock(placingKey, async () => {
        const earlier = of(clientId, body.groupId ?? null)
        const same = earlier.find((order) => JSON.stringify(order.body) === JSON.stringify(body))
        try {
          return await send(same ?? { key: newKey(), clientId, body })
        } catch (error) {
          if (!(error instanceof CallError) || error.code !== 'basket_empty') throw error
          const placed = await sendAgain(earlier.filter((order) => order !== same))
          if (placed === null) throw error
          return placed
        }
      }),
    /** Whether an order of this basket was sent and not answered. */
    isUnanswered: (clientId: string, groupId: string | null): boolean => of(clientId, groupId).length > 0,
    /** Sends the unanswered request again; null where it placed no order. */
    finish: (clientId: string, groupId: string | null): Promise<Placed | null> =>
      withLock(placingKey, () => sendAgain(of(clientId, groupId))),
  }
}

const groupOf = ({ body }: Unanswered) => body.groupId ?? null

/** The server refused: it placed no order. */
const isRefusal = (error: unknown) => outcomeOf(error) === 'refused'
