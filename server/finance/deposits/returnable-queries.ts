import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { returnableContainers } from './deposit-tables.ts'

/** What breweries say of these variants; those of which nothing is said are missing. */
export async function returnableOfVariants(
  database: Database,
  variantIds: readonly string[],
): Promise<Map<string, boolean>> {
  if (variantIds.length === 0) return new Map()
  const rows = await database
    .select()
    .from(returnableContainers)
    .where(inArray(returnableContainers.variantId, [...variantIds]))
  return new Map(rows.map(({ variantId, isReturnable }) => [variantId, isReturnable]))
}

export async function upsertReturnable(
  transaction: Database,
  row: typeof returnableContainers.$inferInsert,
): Promise<void> {
  const { isReturnable } = row
  await transaction
    .insert(returnableContainers)
    .values(row)
    .onConflictDoUpdate({ target: returnableContainers.variantId, set: { isReturnable } })
}

/** Its name decides again. */
export async function deleteReturnable(transaction: Database, variantId: string): Promise<void> {
  await transaction.delete(returnableContainers).where(eq(returnableContainers.variantId, variantId))
}
