import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { businessLimits } from '../../../../shared/accounts/site-roles.ts'
import { businessSites, memberLimits } from '../business-tables.ts'

export type LimitRow = typeof memberLimits.$inferSelect

export async function limitsOf(database: Database, businessId: string): Promise<LimitRow[]> {
  return database
    .select()
    .from(memberLimits)
    .where(eq(memberLimits.businessId, businessId))
    .limit(businessLimits.members)
}

/** The limit of a person at the business of a site; null where there is none. */
export async function limitAt(
  database: Database,
  { personId, siteId }: { personId: string; siteId: string },
): Promise<LimitRow | null> {
  const { businessId, perOrderMinor, perMonthMinor } = memberLimits
  const [row] = await database
    .select({ businessId, personId: memberLimits.personId, perOrderMinor, perMonthMinor })
    .from(memberLimits)
    .innerJoin(businessSites, eq(businessSites.businessId, businessId))
    .where(and(eq(memberLimits.personId, personId), eq(businessSites.siteId, siteId)))
  return row ?? null
}

export async function saveLimit(transaction: Database, limit: LimitRow): Promise<void> {
  const { perOrderMinor, perMonthMinor } = limit
  await transaction
    .insert(memberLimits)
    .values(limit)
    .onConflictDoUpdate({
      target: [memberLimits.businessId, memberLimits.personId],
      set: { perOrderMinor, perMonthMinor },
    })
}

export async function deleteLimit(
  transaction: Database,
  { businessId, personId }: { businessId: string; personId: string },
): Promise<void> {
  await transaction
    .delete(memberLimits)
    .where(and(eq(memberLimits.businessId, businessId), eq(memberLimits.personId, personId)))
}

export async function limitsOfPerson(database: Database, personId: string): Promise<LimitRow[]> {
  return database.select().from(memberLimits).where(eq(memberLimits.personId, personId)).limit(1000)
}

/** Orders of a person are placed one after another while a limit is compared. */
export async function lockSpending(transaction: Database, personId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`spending ${personId}`}, 0))`)
}
