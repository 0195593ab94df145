import type { Database } from '../database/database.ts'
import type { Accounts } from './accounts.ts'
import { deleteClient } from './client-queries.ts'
import { anonymiseSecurityEvents } from './security-event-queries.ts'

/** Deletes a client's row and own data. Data that other features must retain loses its link to the person. */
export async function eraseClient(
  { forgetClient }: Pick<Accounts, 'forgetClient'>,
  transaction: Database,
  clientId: string,
): Promise<void> {
  for (const forget of forgetClient) await forget(transaction, clientId)
  await anonymiseSecurityEvents(transaction, clientId)
  await deleteClient(transaction, clientId)
}
