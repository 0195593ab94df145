import type { DrayDetails } from './dray-details.ts'
import type { DocumentedOrder } from './document-of-part.ts'
import type { DocumentedPart } from './documented-part.ts'

export type PartToSettle = DocumentedPart & {
  /** The brewery has accepted it, or it was given up. */
  isAnswered: boolean
  /** Nothing of it is charged: refused, cancelled, or all its money goes back. */
  isGivenUp: boolean
  /** All of it that goes is on its way. */
  isSent: boolean
  /** Of a part that is sent in several: what each holds with its VAT, the first one the delivery too. */
  shipments?: readonly { id: string; grossMinor: number }[]
  /** Pence with VAT of what is sent that have no fee: deposits on containers. */
  feelessMinor: number
  /** Hundredths of a percent of what is sent. */
  feeRate: number
}

type OrderToSettle = DocumentedOrder & {
  id: string
  /** The owner of the order's `buyer` entries. */
  buyerId: string
  /** Null once the client has left. */
  clientId: string | null
  dueOn: string | null
}

export type Settling = {
  order: OrderToSettle
  parts: readonly PartToSettle[]
  /** Why something is credited, for the credit note. */
  reason: string
  actor: string
  today: string
  now: Date
}
export type DocumentSurroundings = Omit<Settling, 'parts'> & { dray: DrayDetails }
