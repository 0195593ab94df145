import { type BreweryRole, isStaffRole, type Role, type StaffRole } from '../../../shared/accounts/roles.ts'
import type { Database } from '../../platform/database/database.ts'
import { grantsAt, peopleOfBreweries, staffWithRoles } from './people-queries.ts'
import { hasEndedSince, heldRoles } from './role-queries.ts'

/** Who has one of these roles at one of these breweries now. */
export async function findPeopleOfBreweries(
  database: Database,
  breweryIds: readonly string[],
  roles: readonly BreweryRole[],
): Promise<{ breweryId: string; clientId: string }[]> {
  return breweryIds.length === 0 ? [] : peopleOfBreweries(database, breweryIds, roles)
}

export type HeldGrant = { clientId: string; role: Role; from: Date; givenBy: string }

/** Who has which role at a brewery now, or among Dray's staff where it is null; the first given first. */
export const findGrantsOf = (database: Database, breweryId: string | null): Promise<HeldGrant[]> =>
  grantsAt(database, breweryId)

/** Whether a client has lost a role at a brewery, or among Dray's staff, since a moment. */
export const hasLostRole = (
  database: Database,
  of: { clientId: string; breweryId: string | null; since: Date },
): Promise<boolean> => hasEndedSince(database, of)

/** Whether a person other than this one has one of these roles among Dray's staff. */
export async function hasOtherStaff(
  database: Database,
  clientId: string | null,
  roles: readonly StaffRole[],
): Promise<boolean> {
  return (await staffWithRoles(database, roles)).some((id) => id !== clientId)
}

/** Who has one of these roles among Dray's staff now. */
export const findStaffWith = (database: Database, roles: readonly StaffRole[]): Promise<string[]> =>
  staffWithRoles(database, roles)

/** The roles that a client has among Dray's staff now. */
export async function findStaffRoles(database: Database, clientId: string): Promise<StaffRole[]> {
  return (await heldRoles(database, clientId)).map(({ role }) => role).filter(isStaffRole)
}
