import { type BreweryRole, breweryRoles } from '../../../shared/accounts/roles.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { type HeldRole, heldRoles } from './role-queries.ts'

type OwnBrewery = { breweryId: string; name: string; slug: string; role: BreweryRole }

/** The roles that a client has now, among Dray's staff and at breweries. */
export const rolesOf = (database: Database, clientId: string): Promise<HeldRole[]> =>
  heldRoles(database, clientId)

/** The breweries that a client has a role at, by name, each with the role that may the most. */
export async function findOwnBreweries(database: Database, clientId: string): Promise<OwnBrewery[]> {
  const held = await heldRoles(database, clientId)
  const ids = [...new Set(held.flatMap(({ breweryId }) => breweryId ?? []))]
  const breweries = await nameBreweries(database, ids)
  return breweries
    .map(({ id, name, slug }) => {
      const roles = new Set(held.filter(({ breweryId }) => breweryId === id).map(({ role }) => role))
      return { breweryId: id, name, slug, role: breweryRoles.find((role) => roles.has(role))! }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))
}
