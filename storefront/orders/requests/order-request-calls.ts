import type { OrderRequest, OrderRequestReview } from '../../../shared/api/order-requests-api.ts'
import { clientCall } from '../../api/client-calls.ts'

const one = (id: string) => `/api/order-requests/${encodeURIComponent(id)}`
const decide = (id: string, what: string, body?: object) =>
  clientCall<OrderRequest>(`${one(id)}/${what}`, { method: 'POST', ...(body && { body }) })

/** All throw as clientCall does; a decision that is sent twice changes nothing. */
export const orderRequestCalls = {
  review: (id: string) => clientCall<OrderRequestReview>(one(id)),
  approve: (id: string, digest: string) => decide(id, 'approval', { digest }),
  decline: (id: string, reason: string) => decide(id, 'decline', { reason }),
  withdraw: (id: string) => decide(id, 'withdrawal'),
}
