import type { BreweryRole } from '../../shared/accounts/roles.ts'
import type { Database } from '../database/database.ts'
import { peopleOfBreweries } from './people-queries.ts'

/** Who has one of these roles at one of these breweries now. */
export async function findPeopleOfBreweries(
  database: Database,
  breweryIds: readonly string[],
  roles: readonly BreweryRole[],
): Promise<{ breweryId: string; clientId: string }[]> {
  return breweryIds.length === 0 ? [] : peopleOfBreweries(database, breweryIds, roles)
}
