import { asc, desc, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { breweries } from './catalogue-tables.ts'

export type SuggestedBreweryRow = {
  id: string
  slug: string
  name: string
  town: string
  palette: string
  emblem: string
  lettering: string
  logoUrl: string | null
}

/** Breweries with the text in their name or town, those whose name begins with it first. */
export async function breweriesLike(
  database: Database,
  text: string,
  limit: number,
): Promise<SuggestedBreweryRow[]> {
  const pattern = text.replace(/[\\%_]/g, '\\$&')
  return database
    .select({
      id: breweries.id,
      slug: breweries.slug,
      name: breweries.name,
      town: breweries.town,
      palette: breweries.palette,
      emblem: breweries.emblem,
      lettering: breweries.lettering,
      logoUrl: breweries.logoUrl,
    })
    .from(breweries)
    .where(or(ilike(breweries.name, `%${pattern}%`), ilike(breweries.town, `${pattern}%`)))
    .orderBy(desc(sql`${breweries.name} ilike ${`${pattern}%`}`), asc(breweries.name))
    .limit(limit)
}
