import type { Static } from 'typebox'
import type {
  NewOrder,
  Order,
  OrderList,
  PaymentMethods,
  PaymentSecret,
} from '../../shared/api/orders-api.ts'
import type { OrderRequest } from '../../shared/api/order-requests-api.ts'
import { clientCall } from '../api/client-calls.ts'

/** An answer that is lost for so long counts as lost. */
const timeoutMs = 30_000
const inTime = () => AbortSignal.timeout(timeoutMs)
const orderPath = (number: string) => `/api/orders/${encodeURIComponent(number)}`

export type Payable = Static<typeof PaymentMethods>

/** Calls of placing and paying. All throw as clientCall does; where the answer was lost, what fetch throws. */
export const checkoutCalls = {
  methods: () => clientCall<Payable>('/api/orders/payment-methods'),
  /** Done once for each key; above the limit of the buyer it is requested. */
  place: (body: NewOrder, key: string) =>
    clientCall<Order | OrderRequest>('/api/orders', { method: 'POST', body, key, signal: inTime() }),
  /** Again pays no second time. */
  pay: (number: string, token: string) =>
    clientCall<Order>(`${orderPath(number)}/payment`, { method: 'POST', body: { token }, signal: inTime() }),
  /** What a bank's question goes on with; null where there is nothing to pay. */
  secret: (number: string) =>
    clientCall<PaymentSecret>(`${orderPath(number)}/payment/secret`, { method: 'POST', signal: inTime() }),
  read: (number: string) => clientCall<Order>(orderPath(number), { signal: inTime() }),
  newest: () => clientCall<OrderList>('/api/orders?pageSize=5'),
}
