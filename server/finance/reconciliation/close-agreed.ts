import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { readClearingSums } from '../ledger/read-clearing.ts'
import { closeEntry } from '../../platform/worklist/worklist.ts'
import { differenceEntry } from './reconcile.ts'
import { deleteDifference, lockedDifference } from './reconciliation-queries.ts'

type Agreeing = { provider: string; key: string; actor: Actor; now: Date }

/** Takes a difference off the list once as much is booked under its key as the provider has. Needs a transaction. */
export async function closeAgreed(
  transaction: Database,
  { provider, key, actor, now }: Agreeing,
): Promise<void> {
  const found = await lockedDifference(transaction, { provider, key })
  if (found === null) return
  const booked = await readClearingSums(transaction, { provider, keys: [key] })
  if (booked.reduce((sum, { amountMinor }) => sum + amountMinor, 0) !== found.thereMinor) return
  await deleteDifference(transaction, { provider, key })
  await closeEntry(transaction, { kind: differenceEntry, subject: key, by: actor, now })
}
