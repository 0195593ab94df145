import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BeerWords, GalleryPicture } from '../../../../shared/catalogue/beer-words.ts'
import type { StatedRate } from '../../../../shared/duty/duty-of.ts'
import type { Database } from '../../../platform/database/database.ts'
import { beers, containers, galleryImages } from '../catalogue-tables.ts'
import { sizeOrder } from '../size-order-in-statement.ts'

const wordColumns = {
  name: beers.name,
  style: beers.style,
  targetAbv: beers.targetAbv,
  ingredients: beers.ingredients,
  allergens: beers.allergens,
  glutenFree: beers.glutenFree,
  description: beers.description,
  tastingNotes: beers.tastingNotes,
  colorHex: beers.colorHex,
  picture: beers.badgeImageUrl,
  gallery: sql<GalleryPicture[]>`coalesce((
    select json_agg(json_build_object('address', image.image_url, 'caption', image.caption) order by image.position, image.id)
    from gallery_images image where image.beer_id = beers.id), '[]'::json)`,
}
const beerColumns = {
  id: beers.id,
  externalId: beers.externalId,
  breweryId: beers.breweryId,
  archivedAt: beers.archivedAt,
  ...wordColumns,
}

export type RangeBeerRow = BeerWords & {
  id: string
  externalId: string
  breweryId: string
  archivedAt: Date | null
}
export type RangeContainerRow = {
  id: string
  externalId: string
  beerId: string
  name: string
  type: string
  volumeMl: number | null
  packSize: number
  couplerType: string | null
  orderMultiple: number
  priceMinor: number | null
  dutyRate: StatedRate | null
  dutyMinor: number | null
  availableUnits: number
  isOnline: boolean
  archivedAt: Date | null
}
/** The duty in its price, as its brewery states it. */
export type StatedDuty = Partial<Pick<RangeContainerRow, 'dutyRate' | 'dutyMinor'>>

/** A brewery's beers by name, at most so many. */
export async function rangeBeerRows(
  database: Database,
  { breweryId, most }: { breweryId: string; most: number },
): Promise<RangeBeerRow[]> {
  return database
    .select(beerColumns)
    .from(beers)
    .where(eq(beers.breweryId, breweryId))
    .orderBy(beers.name, beers.id)
    .limit(most)
}

/** A brewery's containers by beer and size, at most so many. */
export async function rangeContainerRows(
  database: Database,
  { breweryId, beerId, most }: { breweryId: string; beerId?: string | undefined; most: number },
): Promise<RangeContainerRow[]> {
  return database
    .select({
      id: containers.id,
      externalId: containers.externalId,
      beerId: containers.beerId,
      name: containers.name,
      type: containers.type,
      volumeMl: containers.volumeMl,
      packSize: containers.packSize,
      couplerType: containers.couplerType,
      orderMultiple: containers.orderMultiple,
      priceMinor: containers.priceMinor,
      dutyRate: containers.dutyRate,
      dutyMinor: containers.dutyMinor,
      availableUnits: containers.availableUnits,
      isOnline: sql<boolean>`${containers.storefrontVariantId} is not null`,
      archivedAt: containers.archivedAt,
    })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .where(and(eq(beers.breweryId, breweryId), beerId === undefined ? undefined : eq(beers.id, beerId)))
    .orderBy(sizeOrder(sql`${containers}`))
    .limit(most)
}

/** A beer with its words; locked against other changes where asked. */
export async function rangeBeerRow(
  database: Database,
  id: string,
  isLocked: boolean,
): Promise<RangeBeerRow | null> {
  const query = database.select(beerColumns).from(beers).where(eq(beers.id, id))
  const [row] = isLocked ? await query.for('update') : await query
  return row ?? null
}

/** The beers of these ids with their words. */
export async function rangeBeersOf(database: Database, ids: readonly string[]): Promise<RangeBeerRow[]> {
  if (ids.length === 0) return []
  return database
    .select(beerColumns)
    .from(beers)
    .where(inArray(beers.id, [...ids]))
}

/** Whether a beer or container of the shop has this external id, whosever it is. */
export async function hasExternalId(
  database: Database,
  table: 'beers' | 'containers',
  externalId: string,
): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select from ${sql.identifier(table)} where external_id = ${externalId}`,
  )
  return rows.length > 0
}

const stored = ({ picture, gallery: _elsewhere, ...words }: Partial<BeerWords>) => ({
  ...words,
  ...(picture !== undefined && { badgeImageUrl: picture }),
})

export async function updateBeerWords(
  transaction: Database,
  id: string,
  words: Partial<BeerWords>,
): Promise<void> {
  await transaction
    .update(beers)
    .set({ ...stored(words), updatedAt: sql`now()` })
    .where(eq(beers.id, id))
}

export async function insertBeer(
  transaction: Database,
  beer: BeerWords & { id: string; externalId: string; breweryId: string; now: Date },
): Promise<void> {
  const { id, externalId, breweryId, now, gallery: _elsewhere, ...words } = beer
  await transaction.insert(beers).values({
    ...words,
    id,
    externalId,
    breweryId,
    badgeImageUrl: words.picture,
    releasedAt: now.toISOString(),
  })
}

/** Deletes a beer without containers; false where it has some or is not there. */
export async function deleteBareBeer(transaction: Database, id: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    delete from beers where id = ${id}::uuid and not exists (
      select from containers where containers.beer_id = beers.id) returning id`)
  return rows.length > 0
}

export type NewContainer = Omit<
  RangeContainerRow,
  'priceMinor' | 'availableUnits' | 'archivedAt' | keyof StatedDuty
> &
  StatedDuty

export async function insertContainer(transaction: Database, container: NewContainer): Promise<void> {
  const { isOnline, ...values } = container
  await transaction
    .insert(containers)
    .values({ ...values, storefrontVariantId: isOnline ? sql`gen_random_uuid()` : null })
}

export async function updateContainer(
  transaction: Database,
  id: string,
  values: Partial<
    Pick<RangeContainerRow, 'name' | 'type' | 'volumeMl' | 'packSize' | 'couplerType' | 'orderMultiple'>
  >,
): Promise<void> {
  await transaction
    .update(containers)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(containers.id, id))
}

/** Puts a container on sale or takes it off; its id in baskets and standing orders comes back with it. */
export async function updateSoldOnline(transaction: Database, id: string, isOnline: boolean): Promise<void> {
  const { storefrontVariantId, setAsideVariantId } = containers
  await transaction
    .update(containers)
    .set({
      storefrontVariantId: isOnline
        ? sql`coalesce(${storefrontVariantId}, ${setAsideVariantId}, gen_random_uuid())`
        : null,
      ...(isOnline && { archivedAt: null }),
      setAsideVariantId: isOnline ? null : sql`coalesce(${storefrontVariantId}, ${setAsideVariantId})`,
      updatedAt: sql`now()`,
    })
    .where(eq(containers.id, id))
}

/** The ids by which baskets know these containers. */
export async function variantIdsOf(database: Database, containerIds: readonly string[]): Promise<string[]> {
  if (containerIds.length === 0) return []
  const { storefrontVariantId, setAsideVariantId } = containers
  const rows = await database
    .select({ variantId: sql<string | null>`coalesce(${storefrontVariantId}, ${setAsideVariantId})` })
    .from(containers)
    .where(inArray(containers.id, [...containerIds]))
  return rows.flatMap(({ variantId }) => variantId ?? [])
}

export async function updateContainerArchive(
  transaction: Database,
  id: string,
  archivedAt: Date | null,
): Promise<void> {
  await transaction
    .update(containers)
    .set({ archivedAt, updatedAt: sql`now()` })
    .where(eq(containers.id, id))
}

export async function updateBeerArchive(
  transaction: Database,
  id: string,
  archivedAt: Date | null,
): Promise<void> {
  await transaction
    .update(beers)
    .set({ archivedAt, updatedAt: sql`now()` })
    .where(eq(beers.id, id))
}

/** Takes the beer of a container out of the archive. */
export async function reviveBeerOf(transaction: Database, containerId: string): Promise<void> {
  await transaction.execute(sql`
    update beers set archived_at = null, updated_at = now()
    where archived_at is not null and id = (select beer_id from containers where id = ${containerId}::uuid)`)
}

/** The days of a beer's last batch; null for none. */
export async function updateLastBatch(
  transaction: Database,
  beerId: string,
  last: { rackedOn: string; bestBefore: string | null } | null,
): Promise<void> {
  await transaction
    .update(beers)
    .set({
      lastBatchDate: last?.rackedOn ?? null,
      lastBatchBestBefore: last?.bestBefore ?? null,
      updatedAt: sql`now()`,
    })
    .where(eq(beers.id, beerId))
}

/** Replaces the further pictures of a beer; one that stays keeps its smaller forms. */
export async function replaceGallery(
  transaction: Database,
  beerId: string,
  gallery: readonly GalleryPicture[],
): Promise<void> {
  const stood = await transaction.delete(galleryImages).where(eq(galleryImages.beerId, beerId)).returning()
  if (gallery.length === 0) return
  await transaction.insert(galleryImages).values(
    gallery.map(({ address, caption }, position) => {
      const {
        thumbnailUrl = null,
        iconUrl = null,
        tag = '',
      } = stood.find(({ imageUrl }) => imageUrl === address) ?? {}
      return { beerId, imageUrl: address, thumbnailUrl, iconUrl, tag, caption, position }
    }),
  )
}

/** Whether a beer shows a picture at this address, as its own or among further ones. */
export async function isPictureOfBeer(database: Database, address: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from beers where badge_image_url = ${address}
    union all select 1 from gallery_images where image_url = ${address} limit 1`)
  return rows.length > 0
}
