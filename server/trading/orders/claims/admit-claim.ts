import { reasonOfClaim } from '../../../../shared/orders/claim-kinds.ts'
import type { RefundBearer } from '../../../../shared/orders/refund-reasons.ts'
import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { refundChanged } from '../../../platform/errors/refund-errors.ts'
import type { StepActor } from '../life/part-step.ts'
import type { HeldOrder } from '../order-queries.ts'
import { bookRefund } from '../refunds/book-refund.ts'
import { grossOf } from '../refunds/booked-refund.ts'
import { planRefund } from '../refunds/plan-refund.ts'
import { confirmation } from '../refunds/refund-limits.ts'
import { insertRefund, type RefundRow, updateRefund } from '../refunds/refund-queries.ts'
import { storeOldDocument } from '../store-old-document.ts'
import type { ClaimRow } from './claim-queries.ts'

type Admitted = {
  order: HeldOrder
  claim: ClaimRow
  items: readonly RefundItem[]
  bearer: RefundBearer
  note: string
  actor: StepActor
  publicUrl: string
  now: Date
  /** It waited for a second person, whose word this is. */
  confirms?: RefundRow | undefined
  /** It needed a second person, and there was none. */
  isAlone?: boolean
}

/**
 * Credits these items for a claim, and owes their money back. Returns pence with VAT; 0 where nothing was left to credit.
 */
export async function creditClaim(transaction: Database, admitted: Admitted): Promise<number> {
  const { order, claim, items, bearer, note, actor, publicUrl, now, confirms, isAlone = false } = admitted
  if (items.length === 0) return 0
  await storeOldDocument(transaction, order.id)
  const parts = await planRefund(transaction, order, items)
  const grossMinor = grossOf({ parts, goodwillMinor: 0 })
  if (confirms !== undefined && confirms.grossMinor !== grossMinor) throw refundChanged()
  const done = { state: 'done' as const, endedAt: now.toISOString() }
  if (confirms !== undefined)
    await updateRefund(transaction, confirms.id, { ...done, ...confirmation({ actor, now }) })
  const row =
    confirms ??
    (await insertRefund(transaction, {
      ...done,
      isAlone,
      orderId: order.id,
      items: [...items],
      goodwillMinor: 0,
      reason: reasonOfClaim(claim.kind),
      bearer,
      note,
      grossMinor,
      claimId: claim.id,
      role: actor.role,
      askedById: actor.id,
      askedBy: actor.name ?? actor.role,
      askedAt: now.toISOString(),
    }))
  await bookRefund(transaction, { ...row, note, order, parts, actor, publicUrl, now })
  return grossMinor
}
