import type { OrdersAtAGlance } from '../../shared/api/orders-api.ts'
import { clientCall } from '../api/client-calls.ts'

/** How long an answer counts, in milliseconds: the header and the home page read it on the same view. */
const freshMs = 60_000

let last: { clientId: string; at: number; glance: Promise<OrdersAtAGlance> } | null = null

/** What of this client's orders comes next and needs an answer. Throws as clientCall does. */
export function readGlance(clientId: string): Promise<OrdersAtAGlance> {
  if (last === null || last.clientId !== clientId || Date.now() - last.at > freshMs) {
    last = { clientId, at: Date.now(), glance: clientCall<OrdersAtAGlance>('/api/orders/at-a-glance') }
    last.glance.catch(() => (last = null))
  }
  return last.glance
}
