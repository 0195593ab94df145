import { setTimeout as wait } from 'node:timers/promises'
import type { Order } from '../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { buyUntilAnswered } from '../support/shops/buy-until-answered.ts'
import type { LoadBuyer } from '../support/shops/load-clients.ts'
import type { WaitingBuyers } from './waiting-buyers.ts'

/** An order that was taken. One that held no units until it is paid is not paid where they are sold by then (STOCK-10). */
export type DrivenOrder = {
  clientId: string
  number: string
  beganAt: number
  isPaid: boolean
  /** The code of the refusal, where its payment was refused. */
  unpaidFor?: string
}
type Visit = { path: string; at: number; status: number }
export type Driven = { orders: DrivenOrder[]; refusals: string[]; visits: Visit[] }

const buyersAtOnce = 3
const visitorsAtOnce = 2
const visitMs = 150
const answerMs = 20_000

/** Buyers who order and pay through the balancer until each is answered, and visitors who browse, until they are stopped. */
export function startDriver(url: string, buyers: WaitingBuyers, paths: readonly string[]) {
  const driven: Driven = { orders: [], refusals: [], visits: [] }
  const over = new AbortController()

  const order = async () => {
    while (!over.signal.aborted) {
      const buyer = buyers.next()
      if (buyer === null) await wait(100)
      else await buyAndPay(url, buyer, driven)
    }
  }
  const browse = async (first: number) => {
    for (let at = first; !over.signal.aborted; at += 1) {
      const path = paths[at % paths.length]!
      const began = Date.now()
      driven.visits.push({ path, at: began, status: await statusOf(url + path) })
      await wait(visitMs)
    }
  }
  const working = Promise.all([
    ...Array.from({ length: buyersAtOnce }, order),
    ...Array.from({ length: visitorsAtOnce }, (_, visitor) => browse(visitor * 3)),
  ])
  return {
    driven,
    stop: async () => {
      over.abort()
      await working
    },
  }
}

async function buyAndPay(url: string, buyer: LoadBuyer, { orders, refusals }: Driven): Promise<void> {
  const beganAt = Date.now()
  // Each buyer has a network of their own, as pubs have.
  const network = [
    '10',
    ...buyer.clientId
      .slice(0, 6)
      .match(/../g)!
      .map((part) => Number.parseInt(part, 16)),
  ]
  const from = { 'x-forwarded-for': network.join('.') }
  const { number, refusal } = await buyUntilAnswered(buyer, () => [url], from)
  if (number === null) {
    refusals.push(refusal ?? 'no code')
    return
  }
  const order: DrivenOrder = { clientId: buyer.clientId, number, beganAt, isPaid: false }
  orders.push(order)
  const refusedFor = await payUntilAnswered(`${url}/api/orders/${number}/payment`, buyer)
  if (refusedFor === null) order.isPaid = true
  else order.unpaidFor = refusedFor
}

const conflict = 409

/** Null once the order is paid, or the code of what keeps it from that. Paying again pays no second time. */
async function payUntilAnswered(address: string, { authorization }: LoadBuyer): Promise<string | null> {
  for (;;) {
    const request = {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ token: sandboxTokens.success }),
      signal: AbortSignal.timeout(answerMs),
    }
    const answer = await fetch(address, request).catch(() => null)
    if (answer?.status === conflict) return codeOf(answer)
    const order = answer?.ok ? await readOrder(answer) : null
    if (order?.payment.state === 'paid') return null
    await wait(500)
  }
}

const codeOf = (answer: Response): Promise<string> =>
  answer.json().then(
    ({ code }: { code: string }) => code,
    () => 'no code',
  )

/** Null for an answer that stops half way. */
const readOrder = (answer: Response): Promise<Order | null> => answer.json().catch(() => null)

/** 0 for no answer, and for one that stops half way. */
const statusOf = (address: string): Promise<number> =>
  fetch(address, { signal: AbortSignal.timeout(answerMs) })
    .then(async (answer) => (await answer.arrayBuffer(), answer.status))
    .catch(() => 0)
