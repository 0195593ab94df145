import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { isMailbox } from '../../platform/mail/enqueue-mail.ts'
import { findPeopleOfBreweries } from '../roles/find-people.ts'

/** Those of these breweries that have an email address that takes mails, an owner or a member for sales (AWRS-05). */
export async function breweriesToWriteTo(
  database: Database,
  breweryIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = await nameBreweries(database, breweryIds)
  const reached = new Set(named.flatMap(({ id, email }) => (email !== null && isMailbox(email) ? [id] : [])))
  const silent = breweryIds.filter((id) => !reached.has(id))
  for (const { breweryId } of await findPeopleOfBreweries(database, silent, ['owner', 'sales']))
    reached.add(breweryId)
  return reached
}
