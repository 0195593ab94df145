import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PersonalData } from '../../feature.ts'
import { closeTradeEntry } from './trade-entry.ts'
import { readTradeAccount } from './trade-view.ts'

/** A client's trade account, for the client to take away. */
export const ownTrade: PersonalData = { name: 'trade', read: readTradeAccount }

/**
 * Runs before an account is deleted: no one need look at its application any more. Its rows go with the client; the
 * audit trail stays for six years, as the privacy policy says.
 */
export async function forgetTrade(transaction: Database, clientId: string, now: Date): Promise<void> {
  await closeTradeEntry(transaction, { clientId, by: systemActor, now })
}
