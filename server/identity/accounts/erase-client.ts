import type { Database } from '../../platform/database/database.ts'
import type { Accounts } from './accounts.ts'
import { deleteClient } from './client-queries.ts'
import { anonymiseSecurityEvents } from './security-event-queries.ts'

/** Deletes a client's row and own data. Data that other features must retain loses its link to the person. */
export async function eraseClient(
  { forgetClient, clock }: Pick<Accounts, 'forgetClient' | 'clock'>,
  transaction: Database,
  clientId: string,
): Promise<void> {
  const now = clock()
  for (const forget of forgetClient) await forget(transaction, clientId, now)
  await anonymiseSecurityEvents(transaction, clientId)
  await deleteClient(transaction, clientId)
}
