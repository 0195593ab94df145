import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockedCreditRow, storeCredit } from './credit-queries.ts'

const onAccount = 'bottleshop@dray.example'

/** Opens a credit account for one buyer of the demo, once, so that orders on account and statements can be tried. */
export async function openDemoCredit(transaction: Database, now: Date): Promise<void> {
  const client = await findClientByEmail(transaction, onAccount)
  if (client === null || (await lockedCreditRow(transaction, client.id)) !== null) return
  await storeCredit(transaction, {
    clientId: client.id,
    limitMinor: 250_000,
    terms: '30',
    state: 'open',
    reason: 'A buyer of the demo who pays on account.',
    openedAt: now.toISOString(),
    clockHold: 'none',
    tradeHold: 'none',
    settledOn: null,
  })
}
