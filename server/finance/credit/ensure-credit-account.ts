import { firstCredit } from '../../../shared/credit/credit-terms.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertClosedCredit } from './credit-queries.ts'

/**
 * A client who pays orders by card may still be invoiced, for lost containers: a closed account reminds of such a debt and
 * takes its payment, and lets nothing be ordered on it. Does nothing where there is an account.
 */
export async function ensureCreditAccount(transaction: Database, clientId: string, now: Date): Promise<void> {
  await insertClosedCredit(transaction, {
    clientId,
    ...firstCredit,
    state: 'closed',
    reason: 'It holds what you are invoiced for containers that did not come back.',
    openedAt: now.toISOString(),
  })
}
