import { eq } from 'drizzle-orm'
import type { BreweryMarkFacts } from '../../../artwork/draw-brewery-mark.ts'
import type { LabelFacts } from '../../../artwork/label-facts.ts'
import type { Database } from '../../platform/database/database.ts'
import { beers, breweries } from './catalogue-tables.ts'

/** The facts that a beer's label is drawn from, or null for an unknown beer. */
export async function labelFacts(database: Database, beerId: string): Promise<LabelFacts | null> {
  const [facts] = await database
    .select({
      beerName: beers.name,
      breweryName: breweries.name,
      town: breweries.town,
      styleCode: beers.style,
      abv: beers.targetAbv,
      colorHex: beers.colorHex,
      palette: breweries.palette,
      emblem: breweries.emblem,
      lettering: breweries.lettering,
    })
    .from(beers)
    .innerJoin(breweries, eq(breweries.id, beers.breweryId))
    .where(eq(beers.id, beerId))
  return (facts as LabelFacts | undefined) ?? null
}

/** The facts that a brewery's mark is drawn from, or null for an unknown brewery. */
export async function markFacts(database: Database, breweryId: string): Promise<BreweryMarkFacts | null> {
  const [facts] = await database
    .select({
      name: breweries.name,
      town: breweries.town,
      palette: breweries.palette,
      emblem: breweries.emblem,
      lettering: breweries.lettering,
    })
    .from(breweries)
    .where(eq(breweries.id, breweryId))
  return (facts as BreweryMarkFacts | undefined) ?? null
}
