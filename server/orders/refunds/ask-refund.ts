import type { NewRefund } from '../../../shared/api/refunds-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Actor } from '../../audit/actor.ts'
import type { Database } from '../../database/database.ts'
import { badField, notFound } from '../../errors/common-errors.ts'
import { secondPersonNeeded } from '../../errors/credit-errors.ts'
import { notPossible } from '../../errors/order-errors.ts'
import { refundChanged, refundOver } from '../../errors/refund-errors.ts'
import { lockCredit } from '../../credit/require-credit.ts'
import { hasOtherStaff } from '../../roles/find-people.ts'
import { closeEntry, openEntry } from '../../worklist/worklist.ts'
import type { StepActor } from '../life/part-step.ts'
import { type HeldOrder, lockOrder } from '../order-queries.ts'
import { orderRow } from '../order-read-queries.ts'
import { storeOldPaper } from '../store-old-paper.ts'
import { isUnpaid } from '../../../shared/orders/charged-orders.ts'
import { bookRefund } from './book-refund.ts'
import { grossOf } from './booked-refund.ts'
import { planRefund } from './plan-refund.ts'
import type { PlannedPart } from './refund-items.ts'
import { confirmBy, confirmRoles, needsSecondPerson, startOfDay } from './refund-limits.ts'
import { insertRefund, type RefundRow, refundRow, sumAloneRefunds, updateRefund } from './refund-queries.ts'

/** The kind of its entry on the worklist. */
export const refundEntry = 'refund'

type By = { actor: StepActor; publicUrl: string; now: Date }
type Asked = By & {
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
export async function askRefund(transaction: Database, asked: Asked): Promise<RefundOutcome> {
  const { number, wanted, actor, now, staleFactor = null } = asked
  if (wanted.bankReference) await holdCredit(transaction, number)
  const order = await refundableOrder(transaction, number)
  const { items, goodwillMinor = 0, reason, cause: bearer, bankReference = null } = wanted
  const parts = await planRefund(transaction, order, items)
  const grossMinor = grossOf({ parts, goodwillMinor })
  if (grossMinor === 0) throw badField('items', 'Say what is given back.')
  if (bankReference !== null) requireBankPayout(order, actor)
  const todayMinor = await sumAloneRefunds(transaction, { orderId: order.id, since: startOfDay(now) })
  const isLarge = needsSecondPerson(actor.role, { todayMinor, grossMinor })
  if (isLarge && staleFactor !== null) throw staleFactor
  const isAlone = isLarge && (await isOnlyPerson(transaction, actor))
  const waits = isLarge && !isAlone
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
    await book(transaction, { order, parts, row }, asked)
    await audit(transaction, row, { ...asked, verb: isAlone ? 'refunded alone' : 'refunded' })
    return { id: row.id, state: 'done', grossMinor }
  }
  await audit(transaction, row, { ...asked, verb: 'refund asked' })
  await openEntry(transaction, {
    kind: refundEntry,
    subject: row.id,
    about: `${row.askedBy} asks to give back ${formatMinor(grossMinor)} of ${number}: ${row.note}`,
    owner: 'finance',
    now,
    dueAt: confirmBy(row.askedAt),
  })
  return { id: row.id, state: 'asked', grossMinor }
}

/**
 * The second person's word. Throws RequestError 403 to who asked, 404, and 409 for one that is over, or whose order has
 * changed meanwhile.
 */
export async function confirmRefund(
  transaction: Database,
  { id, ...by }: By & { id: string },
): Promise<RefundOutcome & { number: string }> {
  const { actor, now } = by
  const asked = await refundRow(transaction, id)
  if (asked === null) throw notFound('The refund')
  const { number } = asked
  if (asked.bankReference !== null) await holdCredit(transaction, number)
  const order = await refundableOrder(transaction, number)
  // Again under the order's lock: another person may have been first.
  const row = (await refundRow(transaction, id))!
  if (row.state !== 'asked' || confirmBy(row.askedAt) < now) throw refundOver()
  if (row.askedById === actor.id) throw secondPersonNeeded()
  const parts = await planRefund(transaction, order, row.items)
  if (grossOf({ parts, goodwillMinor: row.goodwillMinor }) !== row.grossMinor) throw refundChanged()
  const confirmedBy = actor.name ?? actor.role
  await updateRefund(transaction, id, {
    state: 'done',
    confirmedById: actor.id,
    confirmedBy,
    endedAt: now.toISOString(),
  })
  await book(transaction, { order, parts, row }, by)
  await audit(transaction, row, { ...by, number, verb: 'refund confirmed' })
  await closeEntry(transaction, { kind: refundEntry, subject: id, by: auditActor(actor), now })
  return { id, state: 'done', grossMinor: row.grossMinor, number }
}

/** Payouts of one account, and payments undone, follow one another; the account is locked before the order. */
async function holdCredit(transaction: Database, number: string): Promise<void> {
  const order = await orderRow(transaction, null, number)
  if (order !== null && order.clientId !== null) await lockCredit(transaction, order.clientId)
}

async function refundableOrder(transaction: Database, number: string): Promise<HeldOrder> {
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

/** Whether nobody else could confirm what this person of finance or admin asks for. */
async function isOnlyPerson(transaction: Database, { id, role }: StepActor): Promise<boolean> {
  if (role === 'support' || role === 'operations') return false
  return !(await hasOtherStaff(transaction, id, confirmRoles))
}

function book(
  transaction: Database,
  { order, parts, row }: { order: HeldOrder; parts: readonly PlannedPart[]; row: RefundRow },
  { actor, publicUrl, now }: By,
): Promise<void> {
  return storeOldPaper(transaction, order.id).then(() =>
    bookRefund(transaction, { ...row, order, parts, actor, publicUrl, now }),
  )
}

async function audit(
  transaction: Database,
  { id, grossMinor, items, goodwillMinor, reason, bearer, note }: RefundRow,
  { actor, now, number, verb }: By & { number: string; verb: string },
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

const auditActor = ({ id, name, role, means }: StepActor): Actor => ({
  clientId: id,
  name: name ?? role,
  role: role as Actor['role'],
  by: means,
})
