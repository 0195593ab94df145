import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { beerBatches, beerChanges, beerPictures } from './beer-change-tables.ts'

export type BeerChangeRow = typeof beerChanges.$inferSelect
export type BatchRow = typeof beerBatches.$inferSelect

/** Holds every change of a brewery's beers, so that those of two people follow each other. */
export async function lockBeerChanges(transaction: Database, breweryId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`beer changes ${breweryId}`}, 0))`,
  )
}

export async function waitingChange(database: Database, beerId: string): Promise<BeerChangeRow | null> {
  const [row] = await database
    .select()
    .from(beerChanges)
    .where(and(eq(beerChanges.beerId, beerId), eq(beerChanges.state, 'waiting')))
  return row ?? null
}

/** The new beers of a brewery that wait. */
export async function waitingNewBeerRows(database: Database, breweryId: string): Promise<BeerChangeRow[]> {
  return database
    .select()
    .from(beerChanges)
    .where(
      and(
        eq(beerChanges.breweryId, breweryId),
        eq(beerChanges.state, 'waiting'),
        eq(beerChanges.isNew, true),
      ),
    )
}

/** How many changes of a brewery wait. */
export async function countWaiting(database: Database, breweryId: string): Promise<number> {
  const [row] = await database
    .select({ waiting: count() })
    .from(beerChanges)
    .where(and(eq(beerChanges.breweryId, breweryId), eq(beerChanges.state, 'waiting')))
  return row?.waiting ?? 0
}

type LatestState = Pick<BeerChangeRow, 'beerId' | 'state'>
type OfBrewery = { breweryId: string; most: number }

/** Which beers that a brewery has in the shop have a latest change that waits or was refused; read from an index alone. */
export async function unsettledStates(
  database: Database,
  { breweryId, most }: OfBrewery,
): Promise<LatestState[]> {
  const { rows } = await database.execute(sql`
    select beer.id as "beerId", latest.state
    from beers as beer cross join lateral (
      select state from beer_changes as change
      where change.brewery_id = ${breweryId}::uuid and change.beer_id = beer.id order by change.place desc limit 1
    ) as latest
    where beer.brewery_id = ${breweryId}::uuid and latest.state in ('waiting', 'refused')
    limit ${most}`)
  return rows as LatestState[]
}

/** Beers that a brewery asked for with a change that waits or was refused, be it the latest or not, in the shop or not. */
export async function askedBeerIds(database: Database, { breweryId, most }: OfBrewery): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select distinct beer_id as "beerId" from beer_changes
    where brewery_id = ${breweryId}::uuid and is_new and state in ('waiting', 'refused') limit ${most}`)
  return rows.map(({ beerId }) => String(beerId))
}

/** The latest change of each of these beers of a brewery. */
export async function latestChangesOf(
  database: Database,
  { breweryId, beerIds }: { breweryId: string; beerIds: readonly string[] },
): Promise<BeerChangeRow[]> {
  if (beerIds.length === 0) return []
  return database
    .selectDistinctOn([beerChanges.beerId])
    .from(beerChanges)
    .where(
      and(
        eq(beerChanges.breweryId, breweryId),
        sql`${beerChanges.beerId} = any(${sql.param([...beerIds])}::uuid[])`,
      ),
    )
    .orderBy(asc(beerChanges.beerId), desc(beerChanges.place))
}

/** The changes of these ids. */
export async function changesOf(database: Database, ids: readonly string[]): Promise<BeerChangeRow[]> {
  return ids.length === 0
    ? []
    : database
        .select()
        .from(beerChanges)
        .where(inArray(beerChanges.id, [...ids]))
}

export async function changeRow(database: Database, id: string): Promise<BeerChangeRow | null> {
  const [row] = await database.select().from(beerChanges).where(eq(beerChanges.id, id))
  return row ?? null
}

export async function insertChange(
  transaction: Database,
  change: typeof beerChanges.$inferInsert,
): Promise<BeerChangeRow> {
  const [row] = await transaction.insert(beerChanges).values(change).returning()
  return row!
}

export async function updateChange(
  transaction: Database,
  id: string,
  change: Partial<typeof beerChanges.$inferInsert>,
): Promise<void> {
  await transaction.update(beerChanges).set(change).where(eq(beerChanges.id, id))
}

/** The batches of a beer, the last racked first. */
export async function batchRows(database: Database, beerId: string, most: number): Promise<BatchRow[]> {
  return database
    .select()
    .from(beerBatches)
    .where(eq(beerBatches.beerId, beerId))
    .orderBy(desc(beerBatches.rackedOn), desc(beerBatches.addedAt))
    .limit(most)
}

/** False where the beer has a batch of this gyle. */
export async function insertBatch(
  transaction: Database,
  batch: typeof beerBatches.$inferInsert,
): Promise<boolean> {
  const rows = await transaction
    .insert(beerBatches)
    .values(batch)
    .onConflictDoNothing()
    .returning({ id: beerBatches.id })
  return rows.length > 0
}

export async function deleteBatch(
  transaction: Database,
  { id, beerId }: { id: string; beerId: string },
): Promise<BatchRow | null> {
  const [row] = await transaction
    .delete(beerBatches)
    .where(and(eq(beerBatches.id, id), eq(beerBatches.beerId, beerId)))
    .returning()
  return row ?? null
}

export async function insertBeerPicture(
  database: Database,
  picture: typeof beerPictures.$inferInsert,
): Promise<void> {
  await database.insert(beerPictures).values(picture)
}

/** Whether a brewery brought this picture; of any brewery without one. */
export async function hasBeerPicture(
  database: Database,
  { name, breweryId }: { name: string; breweryId?: string | undefined },
): Promise<boolean> {
  const rows = await database
    .select({ name: beerPictures.name })
    .from(beerPictures)
    .where(
      and(
        eq(beerPictures.name, name),
        breweryId === undefined ? undefined : eq(beerPictures.breweryId, breweryId),
      ),
    )
  return rows.length > 0
}

const pictureIn = sql`jsonb_build_array(jsonb_build_object('address', '/media/kept/' || picture.name || '.webp'))`

/** Removes pictures that no beer or page shows and no draft or waiting change proposes, and answers their names. */
export async function dropFreeBeerPictures(
  transaction: Database,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const { rows } = await transaction.execute(sql`
    delete from beer_pictures where name in (
      select picture.name from beer_pictures picture
      where picture.brought_at < ${before.toISOString()}::timestamptz
        and not exists (
          select from beer_changes change
          where change.brewery_id = picture.brewery_id
            and (change.state in ('waiting', 'approved') and change.proposed ->> 'picture' = '/media/kept/' || picture.name || '.webp'
              or change.stood ->> 'picture' = '/media/kept/' || picture.name || '.webp'
              or change.state in ('waiting', 'approved') and change.proposed -> 'gallery' @> ${pictureIn}
              or change.stood -> 'gallery' @> ${pictureIn}))
        and not exists (
          select from beer_drafts draft
          where draft.brewery_id = picture.brewery_id
            and (draft.words ->> 'picture' = '/media/kept/' || picture.name || '.webp'
              or draft.words -> 'gallery' @> ${pictureIn}))
        and not exists (
          select from page_changes change
          where change.brewery_id = picture.brewery_id
            and (change.state in ('waiting', 'approved') and change.proposed ->> 'logo' = '/media/kept/' || picture.name || '.webp'
              or change.stood ->> 'logo' = '/media/kept/' || picture.name || '.webp'))
      limit ${most}) returning name`)
  return rows.map((row) => String(row['name']))
}
