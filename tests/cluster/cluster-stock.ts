import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/platform/database/database.ts'
import { buildBeer, buildBrewery, buildContainer } from '../support/builders/builders.ts'

export type StockedKeg = { id: string; variantId: string; beerId: string; units: number }

const breweries = 4
const beersEach = 10
const styles = ['porter', 'stout', 'ipa', 'bitter', 'mild']
const regions = ['yorkshire', 'wales', 'scotland', 'yorkshire']
/** Every fifth keg sells out during a run, so that lists by container change. */
const fewUnits = 12
const manyUnits = 100_000

/** Forty beers of four breweries, each with a keg; some kegs are few. */
export async function stockCluster(database: Database): Promise<StockedKeg[]> {
  const kegs: StockedKeg[] = []
  for (let brewery = 0; brewery < breweries; brewery += 1) {
    const { id: breweryId } = await buildBrewery(database, { region: regions[brewery]! })
    for (let beer = 0; beer < beersEach; beer += 1) {
      const { id: beerId } = await buildBeer(database, { breweryId, style: styles[beer % styles.length]! })
      const units = beer % 5 === 0 ? fewUnits : manyUnits
      const variantId = randomUUID()
      const keg = { beerId, availableUnits: units, storefrontVariantId: variantId }
      const { id } = await buildContainer(database, keg)
      kegs.push({ id, variantId, beerId, units })
    }
  }
  return kegs
}
