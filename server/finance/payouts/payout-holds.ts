import type { PayoutHold } from '../../../shared/payouts/payout-words.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { findPayoutAccounts } from '../payments/payout-accounts.ts'
import { standingsOf } from '../../parties/brewery-standing/standing-of.ts'
import {
  deletePayoutHold,
  payoutHoldRows,
  storePayoutHold,
  withBankAccount,
} from './payout-account-queries.ts'

/** Why nothing is paid to a brewery now; null where it is. */
export async function findPayoutHold(
  database: Database,
  { breweryId, now }: { breweryId: string; now: Date },
): Promise<PayoutHold | null> {
  return (await findPayoutHolds(database, { breweryIds: [breweryId], now })).get(breweryId) ?? null
}

/** Why nothing is paid to these breweries now; those that are paid are missing. */
export async function findPayoutHolds(
  database: Database,
  { breweryIds, now }: { breweryIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, PayoutHold>> {
  const held = new Map((await payoutHoldRows(database, breweryIds)).map((row) => [row.breweryId, row.reason]))
  const standings = await standingsOf(database, breweryIds, { now })
  const accounts = await findPayoutAccounts(database, breweryIds)
  const bankAccounts = await withBankAccount(database, breweryIds)
  const holdOf = ({ breweryId, standing }: (typeof standings)[number]): PayoutHold | null => {
    const reason = held.get(breweryId)
    if (reason !== undefined) return { kind: 'finance', reason }
    if (standing.awrs.state === 'failed') return { kind: 'awrs_failed', reason: null }
    const hasAccount = accounts.has(breweryId) || bankAccounts.has(breweryId)
    return hasAccount ? null : { kind: 'no_account', reason: null }
  }
  return new Map(
    standings.flatMap((one) => {
      const hold = holdOf(one)
      return hold === null ? [] : [[one.breweryId, hold] as const]
    }),
  )
}

type ActionContext = { breweryId: string; actor: Actor; now: Date }

/** Finance holds the payouts of a brewery back. Needs a transaction; throws RequestError 400 without a reason. */
export async function holdPayouts(
  transaction: Database,
  { breweryId, reason: given, actor, now }: ActionContext & { reason: string },
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
export async function releasePayouts(
  transaction: Database,
  { breweryId, actor, now }: ActionContext,
): Promise<void> {
  if (!(await deletePayoutHold(transaction, breweryId))) throw notFound('The hold')
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'payouts released',
    subject: { kind: 'brewery', id: breweryId },
  })
}
