import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { secondPersonNeeded } from '../../../platform/errors/credit-errors.ts'
import { refundChanged, refundOver } from '../../../platform/errors/refund-errors.ts'
import type { Sealer } from '../../../platform/secrets/seal-text.ts'
import { closeEntry } from '../../../platform/worklist/worklist.ts'
import { claimRow } from '../claims/claim-queries.ts'
import { decideClaim } from '../claims/decide-claims.ts'
import type { HeldOrder } from '../order-queries.ts'
import { consignmentRows } from '../order-read-queries.ts'
import {
  auditActor,
  auditRefund,
  bookPlanned,
  type ActionContext,
  lockCreditOf,
  refundableOrder,
  type RefundOutcome,
} from './request-refund.ts'
import { grossOf } from './booked-refund.ts'
import { planRefund } from './plan-refund.ts'
import { requireNotResent } from './refund-items.ts'
import { confirmation, confirmBy } from './refund-limits.ts'
import { type RefundRow, refundRow, updateRefund } from './refund-queries.ts'
import { refundEntry } from './second-person.ts'

type Confirming = ActionContext & { id: string; sealer: Sealer }

/**
 * The second person's word. Throws RequestError 403 to the person who asked, 404, and 409 for one that is over, or whose order has
 * changed meanwhile.
 */
export async function confirmRefund(
  transaction: Database,
  { id, sealer, ...by }: Confirming,
): Promise<RefundOutcome & { number: string }> {
  const { actor, now } = by
  const asked = await refundRow(transaction, id)
  if (asked === null) throw notFound('The refund')
  const { number } = asked
  if (asked.bankReference !== null) await lockCreditOf(transaction, number)
  const order = await refundableOrder(transaction, number)
  // Again under the order's lock: another person may have been first.
  const row = (await refundRow(transaction, id))!
  if (row.state !== 'asked' || confirmBy(row.askedAt) < now) throw refundOver()
  if (row.askedById === actor.id) throw secondPersonNeeded()
  if (row.claimId !== null) await decideAsAsked(transaction, order, row, { sealer, ...by })
  else await giveAsAsked(transaction, order, row, by)
  await auditRefund(transaction, row, { ...by, number, verb: 'refund confirmed' })
  await closeEntry(transaction, { kind: refundEntry, subject: id, by: auditActor(actor), now })
  return { id, state: 'done', grossMinor: row.grossMinor, number }
}

async function giveAsAsked(
  transaction: Database,
  order: HeldOrder,
  row: RefundRow,
  by: ActionContext,
): Promise<void> {
  const parts = await planRefund(transaction, order, row.items)
  for (const part of parts) requireNotResent(part)
  if (grossOf({ parts, goodwillMinor: row.goodwillMinor }) !== row.grossMinor) throw refundChanged()
  await updateRefund(transaction, row.id, { state: 'done', ...confirmation(by) })
  await bookPlanned(transaction, { order, parts, row }, by)
}

/** The admission of a claim, as the first person decided it. */
async function decideAsAsked(
  transaction: Database,
  order: HeldOrder,
  row: RefundRow,
  { sealer, ...by }: Omit<Confirming, 'id'>,
): Promise<void> {
  const { claim } = (await claimRow(transaction, row.claimId!))!
  const part = (await consignmentRows(transaction, [order.id])).find(({ id }) => id === claim.consignmentId)!
  const { actor, publicUrl, now } = by
  const decision = { decision: 'admitted' as const, bearer: row.bearer, note: row.note, actor }
  await decideClaim(
    transaction,
    { order, part, claim, ...decision, confirms: row },
    { publicUrl, sealer, now },
  )
}
