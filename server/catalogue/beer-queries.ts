import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type BeerCardRow, beerCardRows } from './beer-card-queries.ts'
import { beers, breweries, galleryImages } from './catalogue-tables.ts'

export type BreweryRow = typeof breweries.$inferSelect
export type BeerRow = BeerCardRow & {
  description: string
  tastingNotes: string
  ingredients: string
  allergens: string[]
  lastBatchDate: string | null
  brewery: BreweryRow
}

type BeerTexts = Omit<BeerRow, keyof BeerCardRow> & { id: string }

/** All facts about these beers, in the order of the ids; omits unknown ids. */
export async function beerRows(database: Database, ids: readonly string[]): Promise<BeerRow[]> {
  if (ids.length === 0) return []
  const [cards, texts] = await Promise.all([beerCardRows(database, ids), beerTexts(database, ids)])
  const textsById = new Map(texts.map((text) => [text.id, text]))
  return cards.flatMap((card) => {
    const text = textsById.get(card.id)
    return text ? [{ ...card, ...text }] : []
  })
}

async function beerTexts(database: Database, ids: readonly string[]): Promise<BeerTexts[]> {
  return database
    .select({
      id: beers.id,
      description: beers.description,
      tastingNotes: beers.tastingNotes,
      ingredients: beers.ingredients,
      allergens: beers.allergens,
      lastBatchDate: beers.lastBatchDate,
      brewery: breweries,
    })
    .from(beers)
    .innerJoin(breweries, eq(breweries.id, beers.breweryId))
    .where(sql`${beers.id} = any(${sql.param([...ids])}::uuid[])`)
}

export type GalleryRow = {
  id: string
  imageUrl: string
  thumbnailUrl: string | null
  iconUrl: string | null
  tag: string
  caption: string
}

/** Pictures that were brought for a beer, in their order. */
export async function galleryRows(database: Database, beerId: string): Promise<GalleryRow[]> {
  return database
    .select({
      id: galleryImages.id,
      imageUrl: galleryImages.imageUrl,
      thumbnailUrl: galleryImages.thumbnailUrl,
      iconUrl: galleryImages.iconUrl,
      tag: galleryImages.tag,
      caption: galleryImages.caption,
    })
    .from(galleryImages)
    .where(eq(galleryImages.beerId, beerId))
    .orderBy(asc(galleryImages.position), asc(galleryImages.id))
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
