import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import {
  payBackOver,
  payBackTooLarge,
  payBackWaits,
  secondPersonNeeded,
} from '../../platform/errors/credit-errors.ts'
import { bankPaidBack } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { hasOtherStaff } from '../../parties/roles/find-people.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import { lockedCreditRow } from './credit-queries.ts'
import { layAccount } from './lay-account.ts'
import { noteOverpaid } from './note-overpaid.ts'
import { notifyPaidBack } from './notify-credit.ts'
import {
  insertPayBack,
  lockedPayBack,
  paidBackSince,
  type PayBackRow,
  updatePayBack,
} from './pay-back-queries.ts'
import { creditSubject } from './whose-money.ts'

/** What one person may pay back to a buyer in a day, in pence, and how long more waits for a second: as a refund. */
const alonePence = 25_000
export const payBackHours = 72
const hourMs = 3_600_000

type ActionContext = { actor: Actor; publicUrl: string; now: Date }
type PayBackInput = ActionContext & {
  clientId: string
  amountMinor: number
  reference: string
  reason: string
}
export type PayBackOutcome = { id: string; clientId: string; state: 'done' | 'asked' }

/** Whether one that was asked for can still be confirmed. */
export const isWaiting = ({ askedAt, doneAt, lapsedAt }: PayBackRow, now: Date): boolean =>
  doneAt === null && lapsedAt === null && now.getTime() - new Date(askedAt).getTime() <= payBackHours * hourMs

/**
 * Pays a buyer back by bank what is beyond all invoices: booked at once to £250.00 a day, above it once a second person
 * confirms. Needs a transaction; throws RequestError 400, 404, and 409 above what is over and while another one waits.
 */
export async function requestPayBack(transaction: Database, input: PayBackInput): Promise<PayBackOutcome> {
  const { clientId, amountMinor, actor, now } = input
  const reason = input.reason.trim()
  const reference = input.reference.trim()
  if (!Number.isInteger(amountMinor) || amountMinor < 1)
    throw badField('amountMinor', 'An amount is more than £0.00.')
  if (reference === '' || reference.length > 64)
    throw badField('reference', 'Enter the transfer reference (up to 64 characters).')
  if (reason === '') throw badField('reason', 'Say why.')
  if ((await lockedCreditRow(transaction, clientId)) === null) throw notFound('The credit account')
  await requireOver(transaction, { clientId, amountMinor })
  const today = londonMoment(londonDay(now), '00:00')
  const isSmall = (await paidBackSince(transaction, clientId, today)) + amountMinor <= alonePence
  const waits = !isSmall && (await hasOtherStaff(transaction, actor.clientId, moneyRoles))
  const row = await insertPayBack(transaction, {
    clientId,
    amountMinor,
    reference,
    reason,
    askedById: actor.clientId,
    askedBy: actor.name,
    askedAt: now.toISOString(),
  }).catch((error: unknown) => {
    throw isSecondWaiting(error) ? payBackWaits() : error
  })
  if (!waits) return book(transaction, row, { ...input, verb: isSmall ? 'paid back' : 'paid back alone' })
  const { id } = row
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'payment back asked',
    subject: creditSubject(clientId),
    reason,
    after: { id, amountMinor, reference },
  })
  await openEntry(transaction, {
    kind: 'pay_back',
    subject: clientId,
    about: `${actor.name} asks to pay ${formatMinor(amountMinor)} back by bank: ${reason}`,
    owner: 'finance',
    now,
    dueAt: new Date(now.getTime() + payBackHours * hourMs),
  })
  return { id, clientId, state: 'asked' }
}

/** The second person's word. Throws RequestError 403 to the person who asked, 404, and 409 for one that is done or over. */
export async function confirmPayBack(
  transaction: Database,
  { id, ...by }: ActionContext & { id: string },
): Promise<PayBackOutcome> {
  const { actor, now } = by
  const clientId = await payBackClient(transaction, id)
  // The account before its rows, as everywhere.
  await lockedCreditRow(transaction, clientId)
  const row = (await lockedPayBack(transaction, id))!
  if (!isWaiting(row, now)) throw payBackOver()
  if (row.askedById === actor.clientId) throw secondPersonNeeded()
  await requireOver(transaction, row)
  await closeEntry(transaction, { kind: 'pay_back', subject: clientId, by: actor, now })
  return book(transaction, row, { ...by, verb: 'payment back confirmed' })
}

/** The client who is to be paid back. Throws RequestError 404 for none. */
export async function payBackClient(transaction: Database, id: string): Promise<string> {
  const row = await lockedPayBack(transaction, id)
  if (row === null) throw notFound('The payment back')
  return row.clientId
}

async function requireOver(
  transaction: Database,
  { clientId, amountMinor }: Pick<PayBackRow, 'clientId' | 'amountMinor'>,
): Promise<void> {
  const { leftMinor } = await layAccount(transaction, clientId)
  if (amountMinor > leftMinor) throw payBackTooLarge(Math.max(0, leftMinor))
}

async function book(
  transaction: Database,
  { id, clientId, amountMinor, reference, reason }: PayBackRow,
  { actor, publicUrl, now, verb }: ActionContext & { verb: AuditVerb },
): Promise<PayBackOutcome> {
  await updatePayBack(transaction, id, { doneAt: now.toISOString(), doneBy: actor.name })
  await postLedger(transaction, {
    event: 'bank_paid_back',
    key: `bank_paid_back:over:${id}`,
    entries: bankPaidBack(amountMinor, clientId),
    actor: actor.name,
    reason: `${reference}: ${reason}`,
    now,
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb,
    subject: creditSubject(clientId),
    reason,
    after: { id, amountMinor, reference },
  })
  await noteOverpaid(transaction, { clientId, laid: await layAccount(transaction, clientId), now })
  await notifyPaidBack(transaction, { clientId, amountMinor, reference, publicUrl })
  return { id, clientId, state: 'done' }
}

/** A unique index lets one payment back of a client wait at a time. */
function isSecondWaiting(error: unknown): boolean {
  const { cause } = error as { cause?: { constraint?: string; constraint_name?: string } }
  return (cause?.constraint ?? cause?.constraint_name) === 'pay_backs_waiting'
}
