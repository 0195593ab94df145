import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import type { Database } from '../../platform/database/database.ts'
import { roleGrants } from './role-tables.ts'

/** People of a brewery that one answer holds at the most, for all breweries together. */
const mostPeople = 1000

export async function peopleOfBreweries(
  database: Database,
  breweryIds: readonly string[],
  roles: readonly BreweryRole[],
): Promise<{ breweryId: string; clientId: string }[]> {
  const rows = await database
    .select({ breweryId: roleGrants.breweryId, clientId: roleGrants.clientId })
    .from(roleGrants)
    .where(
      and(
        inArray(roleGrants.breweryId, [...breweryIds]),
        inArray(roleGrants.role, [...roles]),
        isNull(roleGrants.until),
      ),
    )
    .orderBy(asc(roleGrants.from))
    .limit(mostPeople)
  return rows.flatMap(({ breweryId, clientId }) => (breweryId === null ? [] : [{ breweryId, clientId }]))
}

/** The roles at a brewery now, of Dray's staff where it is null; the first given first. */
export async function grantsAt(database: Database, breweryId: string | null) {
  return database
    .select({
      clientId: roleGrants.clientId,
      role: roleGrants.role,
      from: roleGrants.from,
      givenBy: roleGrants.givenBy,
    })
    .from(roleGrants)
    .where(
      and(
        breweryId === null
          ? and(isNull(roleGrants.breweryId), isNull(roleGrants.groupId))
          : eq(roleGrants.breweryId, breweryId),
        isNull(roleGrants.until),
      ),
    )
    .orderBy(asc(roleGrants.from), asc(roleGrants.id))
    .limit(mostPeople)
}

/** Clients who have one of these roles among Dray's staff now. */
export async function staffWithRoles(database: Database, roles: readonly StaffRole[]): Promise<string[]> {
  const rows = await database
    .selectDistinct({ clientId: roleGrants.clientId })
    .from(roleGrants)
    .where(and(isNull(roleGrants.breweryId), inArray(roleGrants.role, [...roles]), isNull(roleGrants.until)))
    .limit(mostPeople)
  return rows.map(({ clientId }) => clientId)
}

/** Who organises a group now. */
export async function organisersOf(database: Database, groupId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ clientId: roleGrants.clientId })
    .from(roleGrants)
    .where(and(eq(roleGrants.groupId, groupId), eq(roleGrants.role, 'organiser'), isNull(roleGrants.until)))
    .limit(mostPeople)
  return rows.map(({ clientId }) => clientId)
}

/** Who organises which of these groups now, the first given first. */
export async function organisersOfGroups(database: Database, groupIds: readonly string[]) {
  const rows = await database
    .select({
      groupId: roleGrants.groupId,
      clientId: roleGrants.clientId,
      from: roleGrants.from,
      givenBy: roleGrants.givenBy,
    })
    .from(roleGrants)
    .where(
      and(
        inArray(roleGrants.groupId, [...groupIds]),
        eq(roleGrants.role, 'organiser'),
        isNull(roleGrants.until),
      ),
    )
    .orderBy(asc(roleGrants.from), asc(roleGrants.id))
    .limit(mostPeople)
  return rows.flatMap(({ groupId, ...grant }) => (groupId === null ? [] : [{ groupId, ...grant }]))
}
