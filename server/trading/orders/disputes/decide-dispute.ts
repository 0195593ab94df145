import type { RefundItem } from '../../../../shared/api/refunds-api.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { disputeNotLost, disputeTooSmall } from '../../../platform/errors/dispute-errors.ts'
import { disputeLost } from '../../../finance/ledger/booking-rules.ts'
import { postLedger } from '../../../finance/ledger/post-ledger.ts'
import { findLedgerBuyer } from '../../../finance/ledger/read-balances.ts'
import { findDispute, storeDecision } from '../../../finance/payments/record-dispute.ts'
import { closeEntry } from '../../../platform/worklist/worklist.ts'
import { stepActorOf } from '../life/step-actor.ts'
import { lockOrderById } from '../order-queries.ts'
import { bookRefund } from '../refunds/book-refund.ts'
import { grossOf } from '../refunds/booked-refund.ts'
import { planRefund } from '../refunds/plan-refund.ts'
import { insertRefund } from '../refunds/refund-queries.ts'
import { storeOldDocument } from '../store-old-document.ts'
import { disputeEntry } from './settle-dispute.ts'

export type DisputeDecision = {
  bearer: 'brewery' | 'dray'
  /** What breweries pay of it, credited in their names; Dray pays the rest. */
  items?: readonly RefundItem[] | undefined
  note: string
}
type Deciding = DisputeDecision & { id: string; actor: Actor; publicUrl: string; now: Date }

/**
 * Finance says who pays for a lost dispute, with a reason: breweries by credit notes of what it was about, which takes the
 * fee on it back too, and Dray what is left, as a bad debt. Needs a transaction. Throws RequestError 404 for an unknown
 * dispute, 409 for one that is not lost or is decided, 400 for items that are no brewery's or are not left.
 */
export async function decideDispute(
  transaction: Database,
  { id, bearer, items = [], note: given, actor, publicUrl, now }: Deciding,
): Promise<void> {
  const note = given.trim()
  if (note === '') throw badField('note', 'Say why: the brewery reads it too.')
  const known = await findDispute(transaction, id)
  const order = known && (await lockOrderById(transaction, known.orderId))
  if (!order) throw notFound('The dispute')
  // Again under the order's lock: another person may have been first.
  const { state, amountMinor, decidedAt } = (await findDispute(transaction, id))!
  if (state !== 'lost' || decidedAt !== null) throw disputeNotLost(decidedAt === null ? state : 'decided')
  if ((bearer === 'brewery') !== items.length > 0)
    throw badField('items', 'Name what a brewery pays, and nothing where Dray pays for it all.')
  await storeOldDocument(transaction, order.id)
  const parts = await planRefund(transaction, order, items)
  if (parts.some(({ part }) => part.breweryId === null))
    throw badField('items', 'These items are Dray’s own.')
  const creditedMinor = grossOf({ parts, goodwillMinor: 0 })
  if (creditedMinor > amountMinor) throw disputeTooSmall(amountMinor)
  const by = { askedById: actor.clientId, askedBy: actor.name, askedAt: now.toISOString() }
  if (creditedMinor > 0) {
    const row = await insertRefund(transaction, {
      orderId: order.id,
      items: [...items],
      goodwillMinor: 0,
      reason: 'dispute',
      bearer: 'brewery',
      note,
      grossMinor: creditedMinor,
      role: actor.role,
      ...by,
      state: 'done',
      endedAt: now.toISOString(),
    })
    const stepActor = stepActorOf(actor)
    await bookRefund(transaction, {
      ...row,
      order,
      parts,
      isMoneyGone: true,
      actor: stepActor,
      publicUrl,
      now,
    })
  }
  await postLedger(transaction, {
    event: 'dispute_ended',
    key: `dispute_lost:${id}`,
    entries: disputeLost(amountMinor - creditedMinor, await findLedgerBuyer(transaction, order), null),
    orderId: order.id,
    actor: actor.name,
    reason: note,
    now,
  })
  await storeDecision(transaction, id, {
    bearer,
    creditedMinor,
    note,
    decidedBy: actor.name,
    decidedAt: now.toISOString(),
  })
  await closeEntry(transaction, { kind: disputeEntry, subject: id, by: actor, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'dispute decided',
    subject: { kind: 'order', id: order.number },
    reason: note,
    after: { dispute: id, bearer, creditedMinor, drayMinor: amountMinor - creditedMinor },
  })
}
