import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type Listed, listed, preparedStatement, value } from '../database/prepared-statement.ts'
import { type BeerCardRow, beerCardRows } from './beer-card-queries.ts'
import { beers, breweries } from './catalogue-tables.ts'

const breweryColumns = getTableColumns(breweries)

export type BreweryRow = Listed<typeof breweryColumns>
export type BeerRow = BeerCardRow & {
  description: string
  tastingNotes: string
  ingredients: string
  allergens: string[]
  lastBatchDate: string | null
  brewery: BreweryRow
  /** Pictures that were brought for it, in their order. */
  gallery: GalleryRow[]
}

type BeerTexts = Omit<BeerRow, keyof BeerCardRow> & { id: string }

/** All facts about these beers, in the order of the ids; omits unknown ids. */
export async function beerRows(database: Database, ids: readonly string[]): Promise<BeerRow[]> {
  if (ids.length === 0) return []
  const [cards, texts] = await Promise.all([
    beerCardRows(database, ids),
    beerTextRows(database, { ids: [...ids] }),
  ])
  const textsById = new Map(texts.map((text) => [text.id, text]))
  return cards.flatMap((card) => {
    const text = textsById.get(card.id)
    return text ? [{ ...card, ...text }] : []
  })
}

const beerTextRows = preparedStatement<BeerTexts>(sql`
  select
    beers.id, beers.description, beers.tasting_notes as "tastingNotes", beers.ingredients, beers.allergens,
    beers.last_batch_date::text as "lastBatchDate",
    (select row_to_json(brewery) from (select ${listed(breweryColumns)} from breweries where breweries.id = beers.brewery_id) as brewery) as brewery,
    coalesce((
      select json_agg(json_build_object(
        'id', id, 'imageUrl', image_url, 'thumbnailUrl', thumbnail_url, 'iconUrl', icon_url, 'tag', tag, 'caption', caption
      ) order by position, id)
      from gallery_images where beer_id = beers.id
    ), '[]'::json) as gallery
  from beers where beers.id = any(${value('ids', 'uuid[]')})`)

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
