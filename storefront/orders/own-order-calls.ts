import type { Order, Reorder } from '../../shared/api/orders-api.ts'
import { clientCall, clientSend } from '../api/client-calls.ts'
import { readReply } from '../api/json-calls.ts'

const order = (number: string) => `/api/orders/${encodeURIComponent(number)}`

export type ProposalAnswer = 'agree' | 'decline-lines' | 'decline-part'

/** Where a client's orders are read. */
export const orderReads = {
  list: (page: number, hasAllSites: boolean) => `/api/orders?page=${page}${hasAllSites ? '&site=all' : ''}`,
  glance: '/api/orders/at-a-glance?figures=true',
  one: order,
}

/** The calls behind the buttons. All throw as clientCall does. */
export const orderCalls = {
  reorder: (number: string) => clientCall<Reorder>(`${order(number)}/reorder`),
  /** All that no brewery has begun with, or one part of it; again changes nothing. */
  cancel: (number: string, consignmentId: string | null) =>
    clientCall<Order>(`${order(number)}/cancellation`, { method: 'POST', body: { consignmentId } }),
  /** Answers a brewery's proposal; the same key answers once, however often the call is sent. */
  answer: (number: string, consignmentId: string, verb: ProposalAnswer) =>
    clientCall<Order>(`${order(number)}/parts/${consignmentId}/${verb}`, {
      method: 'POST',
      body: {},
      key: crypto.randomUUID(),
    }),
  invoice: (number: string) => clientFile(`${order(number)}/invoice.pdf`),
  export: (hasAllSites: boolean) => clientFile(`/api/orders/export.csv${hasAllSites ? '?site=all' : ''}`),
}

async function clientFile(path: string): Promise<Blob> {
  const answer = await clientSend(path)
  return answer.ok ? answer.blob() : readReply<never>(answer)
}
