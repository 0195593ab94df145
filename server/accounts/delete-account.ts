import { forgetSubscriptions } from '../newsletter/client-subscriptions.ts'
import type { Accounts, Caller } from './accounts.ts'
import { deleteClient } from './client-queries.ts'
import { type Proof, requireOwnIdentity } from './proof/require-own-identity.ts'
import { requireClientRow } from './require-client-row.ts'
import { anonymiseSecurityEvents } from './security-event-queries.ts'
import { recordEvent } from './security-events.ts'

/**
 * Deletes an account with all of the client's own data. Data that other features must retain loses its link to the
 * person.
 */
export async function deleteAccount(
  accounts: Accounts,
  {
    clientId,
    sessionId,
    proof,
    caller,
  }: { clientId: string; sessionId: string; proof: Proof; caller: Caller },
): Promise<void> {
  const { database, forgetClient, clock } = accounts
  const client = await requireClientRow(database, clientId)
  await requireOwnIdentity(accounts, { client, sessionId, proof, caller })
  await database.transaction(async (transaction) => {
    for (const forget of forgetClient) await forget(transaction, clientId)
    if (client.emailConfirmedAt !== null) await forgetSubscriptions(transaction, client.emailKey)
    await anonymiseSecurityEvents(transaction, clientId)
    await deleteClient(transaction, clientId)
    await recordEvent(transaction, 'account-deleted', { ip: null, now: clock() })
  })
}
