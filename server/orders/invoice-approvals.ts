import { findClientByEmail } from '../accounts/find-client-by-email.ts'
import type { Database } from '../database/database.ts'
import { deleteApproval, insertApproval, isApproved } from './invoice-queries.ts'
import { notFound } from '../errors/common-errors.ts'

/** Whether an operator lets this client pay by invoice. */
export async function mayPayByInvoice(database: Database, clientId: string): Promise<boolean> {
  return isApproved(database, clientId)
}

/** Lets a client pay by invoice, or no longer. Throws RequestError 404 for an address without an account. */
export async function approveInvoice(
  database: Database,
  { email, approved, now }: { email: string; approved: boolean; now: Date },
): Promise<void> {
  const client = await findClientByEmail(database, email)
  if (client === null) throw notFound('The client')
  if (approved) await insertApproval(database, client.id, now.toISOString().slice(0, 10))
  else await deleteApproval(database, client.id)
}
