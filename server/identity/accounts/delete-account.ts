import { forgetSubscriptions } from '../newsletter/client-subscriptions.ts'
import { accountNotSettled } from '../../platform/errors/account-errors.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Accounts, Caller } from './accounts.ts'
import type { ClientRow } from './client-queries.ts'
import { eraseClient } from './erase-client.ts'
import { type Proof, requireOwnIdentity } from './proof/require-own-identity.ts'
import { requireClientRow } from './require-client-row.ts'
import { findUnsettled, retainClient } from './retain-client.ts'
import { handOverSite } from './sites/hand-over-site.ts'
import { planLeaving } from './sites/own-sites.ts'
import { recordEvent } from './security-events.ts'

/**
 * Deletes an account with all of the client's own data. Data that other features must retain loses its link to the
 * person; while orders, deposits or debts are open, name, address and email of the business are retained. An account that is a
 * site of a business with another owner stays as that site, without the person (BIZ-11). Throws RequestError 409 `not_settled`
 * with what is open until the client agrees to that, and `last_owner` for the last owner of a brewery or of a business with
 * other people, and the last admin (ROLE-04).
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
    const leaving = await planLeaving(transaction, clientId)
    if (leaving.kind === 'hands over') await handOverSite(accounts, transaction, { client, ...leaving })
    else await eraseWithSites(accounts, transaction, { client, sites: leaving.sites, settlesLater })
    await recordEvent(transaction, 'account-deleted', { ip: null, now: clock() })
  })
}

type Erasing = { client: ClientRow; sites: ReadonlyMap<string, string>; settlesLater: boolean }

/** Erases a client and the further sites of a business without other people. */
async function eraseWithSites(
  accounts: Accounts,
  transaction: Database,
  { client, sites, settlesLater }: Erasing,
): Promise<void> {
  const leaving = []
  for (const id of new Set([...sites.keys(), client.id])) {
    const open = await findUnsettled(accounts, transaction, id)
    leaving.push({ id, open })
  }
  const named = leaving.flatMap(({ id, open }) =>
    open.map((sentence) => (sites.size > 1 ? `${sites.get(id)}: ${sentence}` : sentence)),
  )
  if (named.length > 0 && !settlesLater) throw accountNotSettled(named)
  // The own account last: rows of the further sites refer to it.
  for (const { id, open } of leaving.toSorted((one) => (one.id === client.id ? 1 : -1))) {
    const row = await requireClientRow(transaction, id)
    if (open.length > 0)
      await retainClient(accounts, transaction, { client: row, open, now: accounts.clock() })
    await eraseClient(accounts, transaction, id)
  }
}
