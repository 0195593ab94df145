import type { BreweryProfile } from '../../../shared/api/brewery-profile-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { listClosures } from '../../catalogue/beers/closures/own-closures.ts'
import { readOwnPage } from '../../catalogue/beers/profile/own-profile.ts'
import type { Database } from '../../platform/database/database.ts'
import { readCode } from '../../finance/documents/find-code.ts'

/** What a brewery's settings show of it. Throws RequestError 404 for a brewery that has left. */
export async function readProfile(
  database: Database,
  { breweryId, slug, now }: { breweryId: string; slug: string; now: Date },
): Promise<BreweryProfile> {
  const { name, country, email, telephone, words } = await readOwnPage(database, breweryId)
  const closures = await listClosures(database, { breweryId, now })
  return {
    name,
    town: words.town,
    country,
    path: paths.brewery(slug),
    contact: { email, telephone },
    closures: closures.map(({ id, from, to, addedBy }) => ({ id, from, to, addedBy })),
    invoiceCode: await readCode(database, { breweryId, name }),
  }
}
