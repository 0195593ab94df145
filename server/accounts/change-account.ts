import type { Static } from 'typebox'
import type { AccountChange } from '../../shared/api/accounts.ts'
import type { Accounts } from './accounts.ts'
import { updateClient } from './client-queries.ts'
import { readLine } from './plain-text.ts'
import { storeTradeDetails } from './trade-detail-queries.ts'
import { readTradeDetails } from './trade-details.ts'

/** Changes what is given of name, marketing choice and trade details, and leaves the rest. */
export async function changeAccount(
  { database }: Accounts,
  clientId: string,
  change: Static<typeof AccountChange>,
): Promise<void> {
  const trade = change.trade && readTradeDetails(change.trade)
  const facts = {
    ...(change.name !== undefined && { name: readLine('name', change.name) }),
    ...(change.marketingOptIn !== undefined && { marketingOptIn: change.marketingOptIn }),
  }
  await database.transaction(async (transaction) => {
    if (Object.keys(facts).length > 0) await updateClient(transaction, clientId, facts)
    if (trade !== undefined) await storeTradeDetails(transaction, clientId, trade)
  })
}
