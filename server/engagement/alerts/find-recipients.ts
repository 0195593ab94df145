import { findConfirmedClients } from '../../identity/accounts/find-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { findClientsOnHold } from '../../parties/trade-accounts/find-buyer-accounts.ts'

export type AlertRecipient = { id: string; name: string; email: string }

/** Those of these clients to whom alerts may go, by id: confirmed address, account not on hold (ALERT-05). */
export async function findRecipients(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, AlertRecipient>> {
  const clients = await findConfirmedClients(database, clientIds)
  for (const clientId of await findClientsOnHold(database, clientIds)) clients.delete(clientId)
  return clients
}
