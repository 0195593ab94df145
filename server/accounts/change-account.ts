import type { Static } from 'typebox'
import type { AccountChange } from '../../shared/api/accounts.ts'
import type { Letters } from '../../shared/newsletter.ts'
import type { Database } from '../database/connect.ts'
import { RequestError } from '../errors.ts'
import { chooseLetters } from '../newsletter/client-letters.ts'
import type { Accounts } from './accounts.ts'
import { updateClient } from './client-queries.ts'
import { readLine } from './plain-text.ts'
import { requireClientRow } from './require-client-row.ts'
import { storeTradeDetails } from './trade-detail-queries.ts'
import { readTradeDetails } from './trade-details.ts'

/** Changes what is given of name, letters and trade details, and leaves the rest. */
export async function changeAccount(
  { database, clock }: Accounts,
  clientId: string,
  change: Static<typeof AccountChange>,
): Promise<void> {
  const { letters } = change
  const trade = change.trade && readTradeDetails(change.trade)
  const name = change.name === undefined ? undefined : readLine('name', change.name)
  await database.transaction(async (transaction) => {
    if (name !== undefined) await updateClient(transaction, clientId, { name })
    if (trade !== undefined) await storeTradeDetails(transaction, clientId, trade)
    if (letters !== undefined) await changeLetters(transaction, { clientId, letters, now: clock() })
  })
}

/** Whoever opened an account under a stranger's address does not decide which letters the stranger gets. */
async function changeLetters(
  transaction: Database,
  { clientId, letters, now }: { clientId: string; letters: Letters; now: Date },
): Promise<void> {
  const { email, emailKey, emailConfirmedAt } = await requireClientRow(transaction, clientId)
  if (emailConfirmedAt === null)
    throw new RequestError(409, 'email_unconfirmed', 'Please confirm your e-mail address first.')
  await chooseLetters(transaction, { email, emailKey }, { letters, now })
}
