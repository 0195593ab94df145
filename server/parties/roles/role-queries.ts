import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Role } from '../../../shared/accounts/roles.ts'
import type { Database } from '../../platform/database/database.ts'
import { roleGrants } from './role-tables.ts'

export type HeldRole = { role: Role; breweryId: string | null; groupId: string | null }
/** A role of a client; its group is named for organisers alone. */
export type Grant = Omit<HeldRole, 'groupId'> & { clientId: string; groupId?: string | null }

/** The roles that a client has now. */
export async function heldRoles(database: Database, clientId: string): Promise<HeldRole[]> {
  return database
    .select({ role: roleGrants.role, breweryId: roleGrants.breweryId, groupId: roleGrants.groupId })
    .from(roleGrants)
    .where(and(eq(roleGrants.clientId, clientId), isNull(roleGrants.until)))
}

/** Gives a role; a client who has it already has it as before. */
export async function insertGrant(
  database: Database,
  grant: Grant & { from: Date; givenBy: string },
): Promise<void> {
  await database.insert(roleGrants).values(grant).onConflictDoNothing()
}

/** Ends a role; false where the client did not have it. */
export async function endGrant(database: Database, grant: Grant, until: Date): Promise<boolean> {
  const ended = await database
    .update(roleGrants)
    .set({ until })
    .where(and(eq(roleGrants.clientId, grant.clientId), ...held(grant)))
    .returning({ id: roleGrants.id })
  return ended.length > 0
}

/** Whether a role of a client at a brewery, or among Dray's staff, has ended since. */
export async function hasEndedSince(
  database: Database,
  { clientId, breweryId, since }: { clientId: string; breweryId: string | null; since: Date },
): Promise<boolean> {
  const ended = await database
    .select({ id: roleGrants.id })
    .from(roleGrants)
    .where(
      and(
        eq(roleGrants.clientId, clientId),
        isNull(roleGrants.groupId),
        sql`${roleGrants.breweryId} is not distinct from ${breweryId}`,
        gt(roleGrants.until, since),
      ),
    )
    .limit(1)
  return ended.length > 0
}

/** Whether others have the same role. Locks the role's rows, so that two who leave at once do not both pass. */
export async function hasOtherHolder(transaction: Database, grant: Grant): Promise<boolean> {
  const holders = await transaction
    .select({ clientId: roleGrants.clientId })
    .from(roleGrants)
    .where(and(...held(grant)))
    .orderBy(roleGrants.id)
    .for('update')
  return holders.some(({ clientId }) => clientId !== grant.clientId)
}

const held = ({ role, breweryId, groupId = null }: Grant) => [
  eq(roleGrants.role, role),
  isNull(roleGrants.until),
  sql`${roleGrants.breweryId} is not distinct from ${breweryId}`,
  sql`${roleGrants.groupId} is not distinct from ${groupId}`,
]
