import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { findInvoiceId } from '../documents/read-documents.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { paymentMarkedBefore, paymentPaidBack, paymentUndone } from '../../platform/errors/credit-errors.ts'
import { bankPayment } from '../ledger/booking-rules.ts'
import { postLedger, reverseBooking } from '../ledger/post-ledger.ts'
import { bankPaymentRow, insertBankPayment, isMarked, lockedCreditRow, markUndone } from './credit-queries.ts'
import { keyOfBankPayment, layAccount } from './lay-account.ts'
import { settleHolds } from './settle-credit.ts'
import { creditSubject } from './whose-money.ts'

type ActionContext = { actor: Actor; publicUrl: string; now: Date }
export type MarkedPayment = {
  clientId: string
  amountMinor: number
  /** 'YYYY-MM-DD', not after today. */
  receivedOn: string
  /** Of the bank's statement, 1 to 64 characters. */
  reference: string
  /** Numbers of the invoices it is for; the oldest where none is named. */
  invoices?: readonly string[]
  /** That it is no repetition of one marked before. */
  isSecond?: boolean
}

/**
 * Books money that arrived at the bank for a buyer, and ends the holds that it pays for (CRED-07). Needs a transaction;
 * throws RequestError 400 for a bad field, 404 for an unknown account or invoice, 409 for what looks like a repetition.
 */
export async function markPayment(
  transaction: Database,
  { actor, publicUrl, now, ...payment }: MarkedPayment & ActionContext,
): Promise<string> {
  const { clientId, amountMinor, receivedOn, invoices = [], isSecond = false } = payment
  const today = londonDay(now)
  const reference = payment.reference.trim()
  if (!Number.isInteger(amountMinor) || amountMinor < 1 || amountMinor > mostMinor)
    throw badField('amountMinor', 'An amount is more than £0.00.')
  if (!isDay(receivedOn) || receivedOn > today)
    throw badField('receivedOn', 'Name the day of the bank’s statement, today at the latest.')
  if (reference === '' || reference.length > 64)
    throw badField('reference', 'Enter the reference from the bank statement (up to 64 characters).')
  const account = await lockedCreditRow(transaction, clientId)
  if (account === null) throw notFound('The credit account')
  const marked = { clientId, amountMinor, receivedOn, reference }
  if (!isSecond && (await isMarked(transaction, marked))) throw paymentMarkedBefore()
  const documentIds = []
  for (const number of new Set(invoices))
    documentIds.push(await findInvoiceId(transaction, { clientId, number }))
  const id = await insertBankPayment(transaction, {
    ...marked,
    documentIds,
    markedBy: actor.name,
    markedAt: now.toISOString(),
  })
  await postLedger(transaction, {
    event: 'bank_payment',
    key: keyOfBankPayment(id),
    entries: bankPayment(amountMinor, clientId),
    actor: actor.name,
    reason: `Received ${receivedOn}: ${reference}`,
    now,
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'payment marked',
    subject: creditSubject(clientId),
    after: { id, ...marked, invoices },
  })
  await settleHolds(transaction, { clientId, today, publicUrl, now })
  return id
}

/** Takes a marking back by a second booking. Throws RequestError 404 for none, 409 for one that is undone. */
export async function undoPayment(
  transaction: Database,
  { id, reason: given, actor, publicUrl, now }: ActionContext & { id: string; reason: string },
): Promise<string> {
  const reason = given.trim()
  if (reason === '') throw badField('reason', 'Say why.')
  const payment = await bankPaymentRow(transaction, id)
  if (payment === null) throw notFound('The payment')
  const { clientId } = payment
  await lockedCreditRow(transaction, clientId)
  const key = keyOfBankPayment(id)
  if (!(await reverseBooking(transaction, { key, reason, actor: actor.name, now }))) throw paymentUndone()
  if ((await layAccount(transaction, clientId)).leftMinor < 0) throw paymentPaidBack()
  await markUndone(transaction, id, { at: now, reason })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'payment undone',
    subject: creditSubject(clientId),
    reason,
    before: { id, amountMinor: payment.amountMinor },
  })
  await settleHolds(transaction, { clientId, today: londonDay(now), publicUrl, now })
  return clientId
}

/** The database holds no larger sum. */
const mostMinor = 2_000_000_000

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
