import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '../server/platform/database/database.ts'
import type { App } from '../server/platform/http/app-type.ts'
import type { LoadBuyer } from '../tests/support/shops/load-clients.ts'
import { askToOrder, gatherBuyers, type SoldContainer } from './order-load.ts'

const atOnce = 8
const fewestWaiting = 64
const gatheredAtOnce = 16

/** What was ordered in a span: `again` are the texts of refusals after which the same buyer's next try was placed. */
export type Span = { placed: number; rate: number; longest: number; again: string[]; faults: string[] }
export type SteadyOrders = ReturnType<typeof startSteadyOrders>

/**
 * Orders without a pause, eight at once, until they are stopped; new buyers fill their baskets meanwhile, so that no
 * moment of an import goes by without orders.
 */
export function startSteadyOrders(
  app: App,
  { connection, sold }: { connection: Connection; sold: readonly SoldContainer[] },
) {
  const waiting: LoadBuyer[] = []
  const over = new AbortController()
  let span = newSpan()

  const gather = async () => {
    while (!over.signal.aborted) {
      if (waiting.length < fewestWaiting)
        waiting.unshift(...(await gatherBuyers(connection, sold, gatheredAtOnce)))
      else await wait(1)
    }
  }
  const order = async () => {
    while (!over.signal.aborted) {
      const buyer = waiting.pop()
      if (buyer === undefined) await wait(1)
      else await placeOne(app, buyer, () => span)
    }
  }
  const working = Promise.all([gather(), ...Array.from({ length: atOnce }, order)])
  working.catch(() => {})

  return {
    /** What is ordered until the promise is settled. */
    async during(promise: Promise<unknown>): Promise<Span> {
      span = newSpan()
      const started = performance.now()
      await Promise.race([promise, working])
      return { ...span, rate: span.placed / ((performance.now() - started) / 1000) }
    },
    async stop(): Promise<void> {
      over.abort()
      await working
    },
  }
}

const newSpan = (): Span => ({ placed: 0, rate: 0, longest: 0, again: [], faults: [] })

/** As a client does: a refusal (409) is tried once more, anything else is a fault. */
async function placeOne(app: App, buyer: LoadBuyer, current: () => Span): Promise<void> {
  const started = performance.now()
  const first = await askToOrder(app, buyer)
  const answer = first.statusCode === 409 ? await askToOrder(app, buyer) : first
  const span = current()
  span.longest = Math.max(span.longest, performance.now() - started)
  if (answer.statusCode !== 201) span.faults.push(`${answer.statusCode}: ${answer.body}`)
  else span.placed += 1
  if (first !== answer && answer.statusCode === 201) span.again.push(`409: ${first.body}`)
}
