import { and, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { tradePremises } from './trade-tables.ts'

export type PremisesRow = typeof tradePremises.$inferSelect

/** Those of these addresses that are premises. */
export async function premisesRows(
  database: Database,
  addressIds: readonly string[],
): Promise<PremisesRow[]> {
  return database
    .select()
    .from(tradePremises)
    .where(inArray(tradePremises.addressId, [...addressIds]))
}

export async function storePremises(transaction: Database, row: PremisesRow): Promise<void> {
  await transaction
    .insert(tradePremises)
    .values(row)
    .onConflictDoUpdate({ target: tradePremises.addressId, set: row })
}

/** Leaves the other addresses among `addressIds` as plain saved addresses. */
export async function dropOtherPremises(
  transaction: Database,
  addressIds: readonly string[],
  { besides }: { besides: readonly string[] },
): Promise<void> {
  await transaction
    .delete(tradePremises)
    .where(
      and(
        inArray(tradePremises.addressId, [...addressIds]),
        besides.length === 0 ? undefined : notInArray(tradePremises.addressId, [...besides]),
      ),
    )
}
