import { forgetLetters } from '../newsletter/client-letters.ts'
import type { Accounts, Caller } from './accounts.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { deleteClient } from './client-queries.ts'
import { requireClientRow } from './require-client-row.ts'
import { anonymiseSecurityEvents } from './security-event-queries.ts'
import { recordEvent } from './security-events.ts'

/** Deletes an account with all that is the client's own. What other features must keep, they keep without the person. */
export async function deleteAccount(
  accounts: Accounts,
  { clientId, password, caller }: { clientId: string; password?: string | undefined; caller: Caller },
): Promise<void> {
  const { database, forgetClient, clock } = accounts
  const client = await requireClientRow(database, clientId)
  await checkOwnPassword(accounts, { client, password, field: 'password', caller })
  await database.transaction(async (transaction) => {
    for (const forget of forgetClient) await forget(transaction, clientId)
    if (client.emailConfirmedAt !== null) await forgetLetters(transaction, client.emailKey)
    await anonymiseSecurityEvents(transaction, clientId)
    await deleteClient(transaction, clientId)
    await recordEvent(transaction, 'account-deleted', { ip: null, now: clock() })
  })
}
