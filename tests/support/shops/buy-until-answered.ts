import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { checkoutRequest, type LoadBuyer } from './load-clients.ts'

export type Outcome = { clientId: string; number: string | null; refusal: string | null }

/**
 * A persistent buyer: retries with one key, at any process, until an answer accepts or refuses the order. A failed call
 * may have had its effect.
 */
export async function buyUntilAnswered(
  buyer: LoadBuyer,
  addresses: () => readonly string[],
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const wanted = checkoutRequest(buyer, randomUUID())
  const request = { ...wanted, headers: { ...wanted.headers, ...headers } }
  for (let attempt = 0; ; attempt += 1) {
    const known = addresses()
    const address = known[attempt % Math.max(1, known.length)]
    const reply = await ask(address, request)
    if (reply?.status === 201 || (reply && reply.status >= 400 && reply.status < 500)) {
      const { number = null, code = null } = reply.body
      return { clientId: buyer.clientId, number, refusal: code }
    }
    await pause(50)
  }
}

/** Null for no answer, or one that cannot be read to its end. */
async function ask(address: string | undefined, request: RequestInit) {
  try {
    const reply = await fetch(`${address}/api/orders`, request)
    return { status: reply.status, body: (await reply.json()) as { number?: string; code?: string } }
  } catch {
    return null
  }
}
