import { forgetSubscriptions } from '../newsletter/client-subscriptions.ts'
import { accountNotSettled } from '../errors/account-errors.ts'
import type { Accounts, Caller } from './accounts.ts'
import { eraseClient } from './erase-client.ts'
import { type Proof, requireOwnIdentity } from './proof/require-own-identity.ts'
import { requireClientRow } from './require-client-row.ts'
import { findUnsettled, retainClient } from './retain-client.ts'
import { sitesDeletedWith } from './sites/own-sites.ts'
import { recordEvent } from './security-events.ts'

/**
 * Deletes an account with all of the client's own data. Data that other features must retain loses its link to the
 * person; while orders, deposits or debts are open, name, address and email of the business are retained. Throws RequestError 409
 * `not_settled` with what is open until the client agrees to that, and `last_owner` for the last owner of a brewery and the last admin (ROLE-04).
 */
export async function deleteAccount(
  accounts: Accounts,
  {
    clientId,
    sessionId,
    proof,
    settlesLater,
    caller,
  }: { clientId: string; sessionId: string; proof: Proof; settlesLater: boolean; caller: Caller },
): Promise<void> {
  const { database, clock } = accounts
  const client = await requireClientRow(database, clientId)
  await requireOwnIdentity(accounts, { client, sessionId, proof, caller })
  await database.transaction(async (transaction) => {
    if (client.emailConfirmedAt !== null) await forgetSubscriptions(transaction, client.emailKey)
    const sites = await sitesDeletedWith(transaction, clientId)
    const leaving = []
    for (const id of [...sites, clientId])
      leaving.push({ id, open: await findUnsettled(accounts, transaction, id) })
    const allOpen = leaving.flatMap(({ open }) => open)
    if (allOpen.length > 0 && !settlesLater) throw accountNotSettled(allOpen)
    for (const { id, open } of leaving) {
      const row = id === clientId ? client : await requireClientRow(transaction, id)
      if (open.length > 0) await retainClient(accounts, transaction, { client: row, open, now: clock() })
      await eraseClient(accounts, transaction, id)
    }
    await recordEvent(transaction, 'account-deleted', { ip: null, now: clock() })
  })
}
