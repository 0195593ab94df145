import type { Static } from 'typebox'
import type { AccountChange } from '../../../shared/api/accounts-api.ts'
import type { Subscriptions } from '../../../shared/newsletter/newsletter-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { chooseSubscriptions } from '../newsletter/client-subscriptions.ts'
import type { Accounts } from './accounts.ts'
import { updateClient } from './client-queries.ts'
import { readLine } from './plain-text.ts'
import { requireClientRow } from './require-client-row.ts'
import { emailUnconfirmed } from '../../platform/errors/account-errors.ts'

/** Changes the name, the newsletters or both, and leaves what is not given unchanged. */
export async function changeAccount(
  { database, clock }: Accounts,
  clientId: string,
  change: Static<typeof AccountChange>,
): Promise<void> {
  const { letters } = change
  const name = change.name === undefined ? undefined : readLine('name', change.name)
  await database.transaction(async (transaction) => {
    if (name !== undefined) await updateClient(transaction, clientId, { name })
    if (letters !== undefined) await changeSubscriptions(transaction, { clientId, letters, now: clock() })
  })
}

/** A person who opens an account under a stranger's address must not subscribe that stranger. */
async function changeSubscriptions(
  transaction: Database,
  { clientId, letters, now }: { clientId: string; letters: Subscriptions; now: Date },
): Promise<void> {
  const { email, emailKey, emailConfirmedAt } = await requireClientRow(transaction, clientId)
  if (emailConfirmedAt === null) throw emailUnconfirmed()
  await chooseSubscriptions(transaction, { email, emailKey }, { letters, now })
}
