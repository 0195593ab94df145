import { count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { beers, breweries } from './catalogue-tables.ts'

type SitemapBeer = { id: string; brewerySlug: string; style: string; name: string; updatedAt: string }

export async function countSitemapBeers(database: Database): Promise<number> {
  const [row] = await database.select({ total: count() }).from(beers).where(isNull(beers.archivedAt))
  return row?.total ?? 0
}

export async function sitemapBeers(
  database: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<SitemapBeer[]> {
  return database
    .select({
      id: beers.id,
      brewerySlug: breweries.slug,
      style: beers.style,
      name: beers.name,
      updatedAt: beers.updatedAt,
    })
    .from(beers)
    .innerJoin(breweries, eq(breweries.id, beers.breweryId))
    .where(isNull(beers.archivedAt))
    .orderBy(beers.id)
    .limit(limit)
    .offset(offset)
}

export async function sitemapBreweries(database: Database): Promise<string[]> {
  const rows = await database.select({ slug: breweries.slug }).from(breweries).orderBy(breweries.slug)
  return rows.map((row) => row.slug)
}
