import type { RefundBearer, BookedReason } from '../../../../shared/orders/refund-reasons.ts'
import type { StepActor } from '../life/part-step.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { PlannedPart } from './refund-items.ts'

/** A refund that is done in the transaction at hand: its order is held, its parts are planned. */
export type BookedRefund = {
  id: string
  order: HeldOrder
  parts: readonly PlannedPart[]
  goodwillMinor: number
  reason: BookedReason
  bearer: RefundBearer
  note: string
  bankReference: string | null
  claimId: string | null
  /** Of a lost dispute: the bank has taken the money already. */
  isMoneyGone?: boolean
  actor: StepActor
  publicUrl: string
  now: Date
}

/** Pence with VAT of a refund, goodwill with it. */
export const grossOf = ({ parts, goodwillMinor }: Pick<BookedRefund, 'parts' | 'goodwillMinor'>): number =>
  parts.reduce((sum, { grossMinor }) => sum + grossMinor, goodwillMinor)
