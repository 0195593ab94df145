import { isCreditedWhole } from '../../../../shared/orders/charged-orders.ts'
import type { Database } from '../../../platform/database/database.ts'
import { reverseTransfer } from '../../../finance/payments/send-transfers.ts'
import { insertOrderEvents } from '../order-event-queries.ts'
import { settleOrder } from '../life/settle-order.ts'
import { updateConsignment } from '../order-queries.ts'
import { settleOrderDocuments } from '../settle-order-documents.ts'
import type { BookedRefund } from './booked-refund.ts'
import { giveMoneyBack } from './give-money-back.ts'
import { feesOfParts, makeGood } from './make-good.ts'
import { notifyOfRefund } from './notify-refund.ts'
import { insertCredits } from './refund-queries.ts'
import { creditNoteReason } from './refund-words.ts'

/**
 * Does a refund: credits and their documents, the money to the buyer, what makes a brewery good, the history and the mails
 * (marketplace 13). The refund's row is there already, the order is held, and its parts are planned by `planPart`.
 */
export async function bookRefund(transaction: Database, refund: BookedRefund): Promise<void> {
  const { id, order, parts, actor, now } = refund
  const { id: orderId } = order
  for (const { part, added, grossMinor } of parts) {
    await insertCredits(
      transaction,
      added.map((credit) => ({ ...credit, refundId: id, consignmentId: part.id })),
    )
    const creditedMinor = part.creditedMinor + grossMinor
    await updateConsignment(transaction, part.id, { creditedMinor })
    if (isCreditedWhole({ ...part, creditedMinor }))
      await reverseTransfer(transaction, { consignmentId: part.id, now })
  }
  await settleOrder(transaction, order)
  const feesBefore = await feesOfParts(transaction, refund)
  const reason = refund.claimId === null ? creditNoteReason(refund.reason, refund.note) : refund.note
  await settleOrderDocuments(transaction, { orderId, reason, actor: actor.name ?? actor.role, now })
  const madeGood = await makeGood(transaction, refund, feesBefore)
  if (!refund.isMoneyGone) await giveMoneyBack(transaction, refund)
  // A claim's own step says what became of it.
  if (refund.claimId === null) await insertOrderEvents(transaction, eventsOf(refund))
  await notifyOfRefund(transaction, refund, madeGood)
}

/** One for each part, or one of the whole order for a gift alone. */
function eventsOf({ order, parts, reason, bearer, note, actor, now }: BookedRefund) {
  const ids = parts.length === 0 ? [null] : parts.map(({ part }) => part.id)
  return ids.map((consignmentId) => ({
    orderId: order.id,
    consignmentId,
    verb: 'refund' as const,
    actorId: actor.id,
    actorName: actor.name,
    role: actor.role,
    means: actor.means,
    reason,
    note: note === '' ? null : note,
    cause: bearer,
    at: now.toISOString(),
  }))
}
