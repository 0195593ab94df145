import type { PayoutHold } from '../../shared/payouts/payout-words.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database/database.ts'
import { badField, notFound } from '../errors/common-errors.ts'
import { findPayoutAccount } from '../payments/payout-accounts.ts'
import { standingOf } from '../standing/standing-of.ts'
import { bankAccountRow, deletePayoutHold, payoutHoldRow, storePayoutHold } from './payout-account-queries.ts'

/** Why nothing is paid to a brewery now; null where it is. */
export async function findPayoutHold(
  database: Database,
  { breweryId, now }: { breweryId: string; now: Date },
): Promise<PayoutHold | null> {
  const held = await payoutHoldRow(database, breweryId)
  if (held !== null) return { kind: 'finance', reason: held.reason }
  if ((await standingOf(database, breweryId, now)).standing.awrs.state === 'failed')
    return { kind: 'awrs_failed', reason: null }
  const hasAccount =
    (await findPayoutAccount(database, breweryId)) !== null ||
    (await bankAccountRow(database, breweryId)) !== null
  return hasAccount ? null : { kind: 'no_account', reason: null }
}

type By = { breweryId: string; actor: Actor; now: Date }

/** Finance holds the payouts of a brewery back. Needs a transaction; throws RequestError 400 without a reason. */
export async function holdPayouts(
  transaction: Database,
  { breweryId, reason: given, actor, now }: By & { reason: string },
): Promise<void> {
  const reason = given.trim()
  if (reason === '') throw badField('reason', 'Say why.')
  await storePayoutHold(transaction, { breweryId, reason, heldAt: now.toISOString(), heldBy: actor.name })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'payouts held',
    subject: { kind: 'brewery', id: breweryId },
    reason,
  })
}

/** And no longer. Throws RequestError 404 where finance holds nothing. */
export async function releasePayouts(transaction: Database, { breweryId, actor, now }: By): Promise<void> {
  if (!(await deletePayoutHold(transaction, breweryId))) throw notFound('The hold')
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'payouts released',
    subject: { kind: 'brewery', id: breweryId },
  })
}
