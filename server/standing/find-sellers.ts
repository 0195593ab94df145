import { findPublicClients } from '../accounts/find-public-clients.ts'
import { nameBreweries } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { findPeopleOfBreweries } from '../roles/find-people.ts'

/** Those of these breweries that have an e-mail address, an owner or a member for sales (AWRS-05). */
export async function breweriesToWriteTo(
  database: Database,
  breweryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = await nameBreweries(database, breweryIds)
  const reached = new Set(named.flatMap(({ id, email }) => (email === null ? [] : [id])))
  const silent = breweryIds.filter((id) => !reached.has(id))
  for (const { breweryId } of await findPeopleOfBreweries(database, silent, ['owner', 'sales']))
    reached.add(breweryId)
  return reached
}

/** Where a brewery's owner is written to: its owners, else its own address; none where it has neither. */
export async function ownerAddresses(
  database: Database,
  brewery: { id: string; name: string; email: string | null },
): Promise<{ email: string; name: string }[]> {
  const owners = await findPeopleOfBreweries(database, [brewery.id], ['owner'])
  const clients = await findPublicClients(
    database,
    owners.map(({ clientId }) => clientId),
  )
  if (clients.size > 0) return [...clients.values()].map(({ email, name }) => ({ email, name }))
  return brewery.email === null ? [] : [{ email: brewery.email, name: brewery.name }]
}
