import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { feeRates } from './fee-rate-tables.ts'

/** The newest rate of a brewery, or of the platform (null), that had begun at a moment; null without one. */
export async function rateAt(
  database: Database,
  breweryId: string | null,
  moment: Date,
): Promise<{ rate: number | null; since: string; setBy: string } | null> {
  const [row] = await database
    .select({ rate: feeRates.rate, since: feeRates.since, setBy: feeRates.setBy })
    .from(feeRates)
    .where(
      and(
        breweryId === null ? isNull(feeRates.breweryId) : eq(feeRates.breweryId, breweryId),
        sql`${feeRates.since} <= ${moment.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(feeRates.since), desc(feeRates.id))
    .limit(1)
  return row ?? null
}

/** The rates of these breweries and of the platform, the newest first. */
export async function rateRows(
  database: Database,
  breweryIds: readonly string[],
): Promise<(typeof feeRates.$inferSelect)[]> {
  return database
    .select()
    .from(feeRates)
    .where(or(isNull(feeRates.breweryId), inArray(feeRates.breweryId, [...breweryIds])))
    .orderBy(desc(feeRates.since), desc(feeRates.id))
}

export async function insertRate(database: Database, rate: typeof feeRates.$inferInsert): Promise<void> {
  await database.insert(feeRates).values(rate)
}
