import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { CatalogueView } from '../../shared/api/beers-api.ts'
import type { Database } from '../database/database.ts'
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

/** How many changes of a brewery wait. */
export async function countWaiting(database: Database, breweryId: string): Promise<number> {
  const [row] = await database
    .select({ waiting: count() })
    .from(beerChanges)
    .where(and(eq(beerChanges.breweryId, breweryId), eq(beerChanges.state, 'waiting')))
  return row?.waiting ?? 0
}

/** The latest change of each of a brewery's beers, or of one of them. */
export async function latestChanges(
  database: Database,
  { breweryId, beerId, most }: { breweryId: string; beerId?: string | undefined; most: number },
): Promise<BeerChangeRow[]> {
  return database
    .selectDistinctOn([beerChanges.beerId])
    .from(beerChanges)
    .where(
      and(
        eq(beerChanges.breweryId, breweryId),
        beerId === undefined ? undefined : eq(beerChanges.beerId, beerId),
      ),
    )
    .orderBy(asc(beerChanges.beerId), desc(beerChanges.place))
    .limit(most)
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

export type ChangeFilter = {
  /** A pattern of LIKE. */
  pattern?: string | undefined
  breweryIds?: readonly string[] | undefined
}

const foundBeer = ({ pattern, breweryIds = [] }: ChangeFilter) =>
  pattern === undefined
    ? sql`true`
    : sql`(coalesce(change.proposed ->> 'name', change.stood ->> 'name') ilike ${pattern}
        or change.brewery_id = any(${sql.param([...breweryIds])}::uuid[]))`
const foundPage = ({ pattern, breweryIds = [] }: ChangeFilter) =>
  pattern === undefined ? sql`true` : sql`change.brewery_id = any(${sql.param([...breweryIds])}::uuid[])`

/** Every change of beers and pages that is found. */
const allChanges = (filter: ChangeFilter) => sql`(
  select change.id, 'beer' as kind, change.state, change.due_at, change.asked_at
  from beer_changes change where ${foundBeer(filter)}
  union all
  select change.id, 'page' as kind, change.state, change.due_at, change.asked_at
  from page_changes change where ${foundPage(filter)}) as found`

export type ChangeKey = { id: string; kind: 'beer' | 'page' }

/** Changes of all breweries: those that wait by when they are due, others the newest first. */
export async function changeKeys(
  database: Database,
  { view, ...filter }: ChangeFilter & { view: CatalogueView },
  { offset, limit }: { offset: number; limit: number },
): Promise<ChangeKey[]> {
  const { rows } = await database.execute(sql`
    select id, kind from ${allChanges(filter)}
    where ${view === 'all' ? sql`true` : sql`state = ${view}`}
    order by ${view === 'waiting' ? sql`due_at, id` : sql`asked_at desc, id`}
    offset ${offset} limit ${limit}`)
  return rows.map((row) => ({ id: String(row['id']), kind: row['kind'] === 'page' ? 'page' : 'beer' }))
}

/** How many changes are in each state. */
export async function countChanges(
  database: Database,
  filter: ChangeFilter,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute(sql`
    select state, count(*)::int as changes from ${allChanges(filter)} group by state`)
  return new Map(rows.map((row) => [String(row['state']), Number(row['changes'])]))
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

/** Removes pictures that no beer or page shows and no waiting change proposes, and answers their names. */
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
          select from page_changes change
          where change.brewery_id = picture.brewery_id
            and (change.state in ('waiting', 'approved') and change.proposed ->> 'logo' = '/media/kept/' || picture.name || '.webp'
              or change.stood ->> 'logo' = '/media/kept/' || picture.name || '.webp'))
      limit ${most}) returning name`)
  return rows.map((row) => String(row['name']))
}
