import { randomUUID } from 'node:crypto'
import { checkoutRequest, type LoadBuyer } from '../tests/support/shops/load-clients.ts'
import type { SoldContainer } from './order-load.ts'
import type { Chance } from './seeded-chance.ts'

export const requestKinds = ['page', 'basket', 'order'] as const
export type RequestKind = (typeof requestKinds)[number]
/** `ms` until the whole answer was there. */
export type Measured = { kind: RequestKind; ms: number; status: number; isGood: boolean }

type MixedRequestsInput = {
  address: string
  /** Likeliest first. */
  pages: readonly string[]
  buyers: LoadBuyer[]
  sold: readonly SoldContainer[]
  chance: Chance
}

/** One request of the mixture: 80 of 100 are pages, 15 are baskets and 5 orders. */
export async function mixedRequest({
  address,
  pages,
  buyers,
  sold,
  chance,
}: MixedRequestsInput): Promise<Measured> {
  const drawn = chance.below(100)
  if (drawn < 80) return time('page', address + pages[zipf(pages.length, chance)]!, {})
  const buyer = drawn < 95 ? chance.pick(buyers) : (buyers.shift() ?? null)
  if (buyer === null) throw new Error('The buyers are used up.')
  const network = { 'x-forwarded-for': networkOf(buyer) }
  if (drawn >= 95) {
    const order = checkoutRequest(buyer, randomUUID())
    return time('order', `${address}/api/orders`, { ...order, headers: { ...order.headers, ...network } })
  }
  const line = { kind: 'variant', variantId: chance.pick(sold).variantId, quantity: 1 }
  return time('basket', `${address}/public/basket/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...network },
    body: JSON.stringify({ lines: [line] }),
  })
}

/** The place of an address by Zipf's law: the second is asked for half as often as the first. */
function zipf(count: number, chance: Chance): number {
  const exact = 1_000_000
  // The inverse of the harmonic sum, which is close to a logarithm.
  return Math.min(count - 1, Math.floor(count ** (chance.below(exact) / exact)) - 1)
}

async function time(kind: RequestKind, address: string, request: RequestInit): Promise<Measured> {
  const began = performance.now()
  const status = await fetch(address, request).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
    () => 0,
  )
  return { kind, ms: performance.now() - began, status, isGood: status === 200 || status === 201 }
}

function networkOf({ clientId }: LoadBuyer): string {
  const parts = clientId.slice(0, 6).match(/../g)!
  return ['10', ...parts.map((part) => Number.parseInt(part, 16))].join('.')
}
