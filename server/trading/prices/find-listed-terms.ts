import type { ListedTerms } from '../../../shared/prices/list-price.ts'
import type { Database } from '../../platform/database/database.ts'
import { type BreweryContainer, listedTermsOf } from './client-price-queries.ts'

/** What the lists that a client is on say of each of these containers; of no list, and for no client, null. */
export async function findListedTerms(
  database: Database,
  { clientId, containers }: { clientId: string | null; containers: readonly BreweryContainer[] },
): Promise<(containerId: string) => ListedTerms | null> {
  const rows =
    clientId === null || containers.length === 0
      ? []
      : await listedTermsOf(database, { clientId, containers })
  const terms = new Map(
    rows.map(({ containerId, percentOff, priceMinor }) => [containerId, { percentOff, priceMinor }]),
  )
  return (containerId) => terms.get(containerId) ?? null
}
