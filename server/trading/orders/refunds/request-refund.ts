import type { AuditVerb } from '../../../../shared/audit/audit-words.ts'
import type { NewRefund } from '../../../../shared/api/refunds-api.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { notPossible } from '../../../platform/errors/order-errors.ts'
import { lockCredit } from '../../../finance/credit/require-credit.ts'
import type { StepActor } from '../life/part-step.ts'
import { type HeldOrder, lockOrder } from '../order-queries.ts'
import { orderRow } from '../order-read-queries.ts'
import { storeOldDocument } from '../store-old-document.ts'
import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { bookRefund } from './book-refund.ts'
import { grossOf } from './booked-refund.ts'
import { planRefund } from './plan-refund.ts'
import { type PlannedPart, requireNotResent } from './refund-items.ts'
import { insertRefund, type RefundRow } from './refund-queries.ts'
import { assessSecondPerson, openRefundEntry } from './second-person.ts'

export type ActionContext = { actor: StepActor; publicUrl: string; now: Date }
type RequestRefundInput = ActionContext & {
  number: string
  wanted: NewRefund
  /** What a session without a fresh second factor is answered where a second person has to confirm (ROLE-12). */
  staleFactor?: Error | null
}
export type RefundOutcome = {
  id: string
  state: 'done' | 'asked'
  /** Pence with VAT, goodwill too. */ grossMinor: number
}

/**
 * Gives money back for what was sent, and goodwill beside it: at once within the limit of the role, an order and day;
 * beyond it once a second person of finance or admin confirms. Needs a transaction; throws RequestError 404, 400 for
 * what is not left, 409 where the order or the payment does not have it.
 */
export async function requestRefund(
  transaction: Database,
  input: RequestRefundInput,
): Promise<RefundOutcome> {
  const { number, wanted, actor, now, staleFactor = null } = input
  if (wanted.bankReference) await lockCreditOf(transaction, number)
  const order = await refundableOrder(transaction, number)
  const { items, goodwillMinor = 0, reason, cause: bearer, bankReference = null } = wanted
  const parts = await planRefund(transaction, order, items)
  for (const part of parts) requireNotResent(part)
  const grossMinor = grossOf({ parts, goodwillMinor })
  if (grossMinor === 0) throw badField('items', 'Say what is given back.')
  if (bankReference !== null) requireBankPayout(order, actor)
  const giving = { order, actor, grossMinor, staleFactor, now }
  const { waits, isAlone } = await assessSecondPerson(transaction, giving)
  const row = await insertRefund(transaction, {
    orderId: order.id,
    items,
    goodwillMinor,
    reason,
    bearer,
    note: wanted.note.trim(),
    bankReference: bankReference?.trim() ?? null,
    grossMinor,
    role: actor.role,
    askedById: actor.id,
    askedBy: actor.name ?? actor.role,
    askedAt: now.toISOString(),
    state: waits ? 'asked' : 'done',
    isAlone,
    endedAt: waits ? null : now.toISOString(),
  })
  if (!waits) {
    await bookPlanned(transaction, { order, parts, row }, input)
    await auditRefund(transaction, row, { ...input, verb: isAlone ? 'refunded alone' : 'refunded' })
    return { id: row.id, state: 'done', grossMinor }
  }
  await auditRefund(transaction, row, { ...input, verb: 'refund asked' })
  await openRefundEntry(transaction, row, { number, now })
  return { id: row.id, state: 'asked', grossMinor }
}

/** Payouts of one account, and payments undone, follow one another; the account is locked before the order. */
export async function lockCreditOf(transaction: Database, number: string): Promise<void> {
  const order = await orderRow(transaction, null, number)
  if (order !== null && order.clientId !== null) await lockCredit(transaction, order.clientId)
}

export async function refundableOrder(transaction: Database, number: string): Promise<HeldOrder> {
  const order = await lockOrder(transaction, { number })
  if (order === null) throw notFound('The order')
  if (isUnpaid(order)) throw notPossible({ why: 'is not paid', verb: 'refund' })
  return order
}

/** Only finance pays out by bank, and only what a card did not pay. */
function requireBankPayout({ paymentMethod }: HeldOrder, { role }: StepActor): void {
  if (paymentMethod === 'card')
    throw badField('bankReference', 'What was paid by card goes back to the card.')
  if (role === 'support' || role === 'operations')
    throw badField(
      'bankReference',
      'Finance pays out by bank. Leave the reference out: it is taken off what is owed.',
    )
}

export function bookPlanned(
  transaction: Database,
  { order, parts, row }: { order: HeldOrder; parts: readonly PlannedPart[]; row: RefundRow },
  { actor, publicUrl, now }: ActionContext,
): Promise<void> {
  return storeOldDocument(transaction, order.id).then(() =>
    bookRefund(transaction, { ...row, order, parts, actor, publicUrl, now }),
  )
}

export async function auditRefund(
  transaction: Database,
  { id, grossMinor, items, goodwillMinor, reason, bearer, note }: RefundRow,
  { actor, now, number, verb }: Omit<ActionContext, 'publicUrl'> & { number: string; verb: AuditVerb },
): Promise<void> {
  await writeAudit(transaction, {
    at: now,
    actor: auditActor(actor),
    verb,
    subject: { kind: 'order', id: number },
    reason: note,
    after: { id, grossMinor, items, goodwillMinor, reason, bearer },
  })
}

export const auditActor = ({ id, name, role, means }: StepActor): Actor => ({
  clientId: id,
  name: name ?? role,
  role: role as Actor['role'],
  by: means,
})
