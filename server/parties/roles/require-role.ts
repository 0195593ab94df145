import type { BreweryRole, StaffRole } from '../../../shared/accounts/roles.ts'
import { isStaffRole, staffRoles } from '../../../shared/accounts/roles.ts'
import { noteRole } from '../../platform/audit/act-context.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { nothingHere } from '../../platform/errors/common-errors.ts'
import { roleMissing } from '../../platform/errors/role-errors.ts'
import { heldRoles } from './role-queries.ts'

/**
 * The first of these roles that a client has among Dray's staff. Throws RequestError 404 to anyone who is not one of the staff that
 * see what it is for, and 403 to those of them without such a role.
 */
export async function requireStaffRole(
  database: Database,
  clientId: string,
  roles: readonly StaffRole[],
  readers: readonly StaffRole[] = staffRoles,
): Promise<StaffRole> {
  const held = (await heldRoles(database, clientId)).map(({ role }) => role).filter(isStaffRole)
  if (!held.some((role) => readers.includes(role))) throw nothingHere()
  const found = roles.find((role) => held.includes(role))
  if (found === undefined) {
    noteRole(held[0]!)
    throw roleMissing()
  }
  return found
}

export type BreweryMember = {
  breweryId: string
  breweryName: string
  role: BreweryRole
  /** Of Dray's staff, who read as this role does. */
  isLooking: boolean
}

/**
 * The brewery of a slug, with the first of these roles that a client has there. Throws RequestError 404 to anyone who has no
 * role there, as for a brewery that does not exist, and 403 to its people without such a role.
 */
export async function requireBreweryRole(
  database: Database,
  { clientId, brewerySlug }: { clientId: string; brewerySlug: string },
  roles: readonly BreweryRole[],
): Promise<BreweryMember> {
  const grants = await heldRoles(database, clientId)
  if (grants.every(({ breweryId }) => breweryId === null)) throw nothingHere()
  const brewery = await nameBrewery(database, brewerySlug).catch(() => {
    throw nothingHere()
  })
  const held = grants.filter(({ breweryId }) => breweryId === brewery.id).map(({ role }) => role)
  if (held.length === 0) throw nothingHere()
  const found = roles.find((role) => held.includes(role))
  if (found === undefined) {
    noteRole(held[0]!, brewery.name)
    throw roleMissing()
  }
  return { breweryId: brewery.id, breweryName: brewery.name, role: found, isLooking: false }
}
