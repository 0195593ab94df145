import { asc, gte } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { payoutHolds, payouts } from './payout-tables.ts'

const most = 500

/** The payouts that were sent since a moment, the first first. */
export async function payoutsSentSince(
  database: Database,
  since: Date,
): Promise<{ id: string; number: string; breweryId: string; amountMinor: number; sentAt: string }[]> {
  const rows = await database
    .select({
      id: payouts.id,
      number: payouts.number,
      breweryId: payouts.breweryId,
      amountMinor: payouts.amountMinor,
      sentAt: payouts.sentAt,
    })
    .from(payouts)
    .where(gte(payouts.sentAt, since.toISOString()))
    .orderBy(asc(payouts.sentAt))
    .limit(most)
  return rows.flatMap(({ sentAt, ...row }) => (sentAt === null ? [] : [{ ...row, sentAt }]))
}

/** What finance holds back since a moment or later, the first first. */
export async function payoutHoldsSince(
  database: Database,
  since: Date,
): Promise<{ breweryId: string; reason: string; heldAt: string }[]> {
  return database
    .select({ breweryId: payoutHolds.breweryId, reason: payoutHolds.reason, heldAt: payoutHolds.heldAt })
    .from(payoutHolds)
    .where(gte(payoutHolds.heldAt, since.toISOString()))
    .orderBy(asc(payoutHolds.heldAt))
    .limit(most)
}
