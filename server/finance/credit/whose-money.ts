import type { AuditSubject } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { bankPaymentRow } from './credit-queries.ts'
import { lockedWriteOff } from './write-off-queries.ts'

/** The client for whom a payment was marked. Throws RequestError 404 for none. */
export async function payerOf(database: Database, paymentId: string): Promise<string> {
  const payment = await bankPaymentRow(database, paymentId)
  if (payment === null) throw notFound('The payment')
  return payment.clientId
}

/** The client whose debt is to be written off. Needs a transaction; throws RequestError 404 for none. */
export async function writeOffClient(transaction: Database, writeOffId: string): Promise<string> {
  const writeOff = await lockedWriteOff(transaction, writeOffId)
  if (writeOff === null) throw notFound('The write-off')
  return writeOff.clientId
}

/** A client's credit account in the audit trail. */
export const creditSubject = (clientId: string): AuditSubject => ({ kind: 'credit', id: clientId })
