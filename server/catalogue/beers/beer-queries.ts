import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { type Listed, listed, preparedStatement } from '../../platform/database/prepared-statement.ts'
import { type BeerCardRow, selectCards } from './beer-card-queries.ts'
import { beers, breweries } from './catalogue-tables.ts'

const breweryColumns = getTableColumns(breweries)

export type BreweryRow = Listed<typeof breweryColumns>
export type BeerRow = BeerCardRow & {
  description: string
  tastingNotes: string
  ingredients: string
  allergens: string[]
  lastBatchBestBefore: string | null
  brewery: BreweryRow
  /** Pictures that were brought for it, in their order. */
  gallery: GalleryRow[]
}

/** All facts about these beers, in the order of the ids; omits unknown ids. */
export async function beerRows(database: Database, ids: readonly string[]): Promise<BeerRow[]> {
  return ids.length === 0 ? [] : rowsOfBeers(database, { ids: [...ids] })
}

const rowsOfBeers = preparedStatement<BeerRow>(
  selectCards(sql`,
      beers.description, beers.tasting_notes as "tastingNotes", beers.ingredients, beers.allergens,
      beers.last_batch_best_before::text as "lastBatchBestBefore",
      (select row_to_json(whole) from (select ${listed(breweryColumns)}) as whole) as brewery,
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'imageUrl', image_url, 'thumbnailUrl', thumbnail_url, 'iconUrl', icon_url, 'tag', tag, 'caption', caption
        ) order by position, id)
        from gallery_images where beer_id = beers.id
      ), '[]'::json) as gallery`),
)

export type GalleryRow = {
  id: string
  imageUrl: string
  thumbnailUrl: string | null
  iconUrl: string | null
  tag: string
  caption: string
}

export type BeerNameRow = { id: string; name: string; breweryName: string }

export async function beerNameRows(database: Database, ids: readonly string[]): Promise<BeerNameRow[]> {
  return database
    .select({ id: beers.id, name: beers.name, breweryName: breweries.name })
    .from(beers)
    .innerJoin(breweries, eq(breweries.id, beers.breweryId))
    .where(sql`${beers.id} = any(${sql.param([...ids])}::uuid[])`)
}

export async function beerIdRows(
  database: Database,
  externalIds: readonly string[],
): Promise<{ id: string; externalId: string }[]> {
  return database
    .select({ id: beers.id, externalId: beers.externalId })
    .from(beers)
    .where(sql`${beers.externalId} = any(${sql.param([...externalIds])}::text[])`)
}
