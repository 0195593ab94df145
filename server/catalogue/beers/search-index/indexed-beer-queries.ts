import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { beers, breweries, containers } from '../catalogue-tables.ts'
import { freshDays } from '../fresh-casks.ts'
import type { IndexedRow } from './indexed-facts.ts'

/** The next beers by id, for reading the whole catalogue piece by piece. Null starts at the beginning. */
export function readIndexedRowsAfter(
  database: Database,
  id: string | null,
  limit: number,
): Promise<IndexedRow[]> {
  return readRows(database, sql`${isAfter(id)} order by ${beers.id} limit ${limit}`)
}

/** The beers with these ids, in any order; ids that are gone are left out. */
export function readIndexedRowsByIds(database: Database, ids: readonly string[]): Promise<IndexedRow[]> {
  return readRows(database, sql`${beers.id} = any(${sql.param([...ids])}::uuid[])`)
}

/** The beers of one brewery after an id. */
export function readIndexedRowsOfBrewery(
  database: Database,
  breweryId: string,
  afterId: string | null,
  limit: number,
): Promise<IndexedRow[]> {
  return readRows(
    database,
    sql`${beers.breweryId} = ${breweryId}::uuid and ${isAfter(afterId)} order by ${beers.id} limit ${limit}`,
  )
}

/** Whether there are so many beers. */
export async function hasBeers(database: Database, many: number): Promise<boolean> {
  const { rows } = await database.execute(sql`select exists (select from ${beers} offset ${many - 1}) as has`)
  return rows[0]!['has'] === true
}

const isAfter = (id: string | null) => (id === null ? sql`true` : sql`${beers.id} > ${id}::uuid`)

/**
 * As one value of JSON, which takes a fraction of what rows of columns do. A beer that its brewery has put away is in
 * no list and no search, a container without a unit to sell does not count (SHOP-35).
 */
async function readRows(database: Database, which: SQL): Promise<IndexedRow[]> {
  const { rows } = await database.execute(sql`
    select coalesce(json_agg(listed), '[]'::json) as found from (
      select ${beers.id}, ${beers.name}, ${beers.style}, ${beers.ingredients},
        ${beers.tastingNotes} as "tastingNotes", ${beers.allergens}, ${beers.targetAbv}::float8 as "targetAbv",
        ${beers.colorHex} as "colorHex", ${beers.glutenFree} as "glutenFree",
        extract(epoch from ${beers.releasedAt})::float8 as "releasedAt",
        least(${beers.lastBatchDate} + ${freshDays}::integer, ${beers.lastBatchBestBefore})::text as "freshUntil",
        ${beers.breweryId} as "breweryId",
        ${breweries.name} as "breweryName", ${breweries.town}, ${breweries.region}, ${breweries.showPrices} as "showPrices",
        (select coalesce(json_agg(json_build_object(
            'name', ${containers.name}, 'type', ${containers.type}, 'volumeMl', ${containers.volumeMl},
            'packSize', ${containers.packSize}, 'priceMinor', ${containers.priceMinor},
            'couplerType', ${containers.couplerType})), '[]'::json)
          from ${containers}
          where ${containers.beerId} = ${beers.id} and ${containers.availableUnits} > 0) as stock
      from ${beers} join ${breweries} on ${breweries.id} = ${beers.breweryId}
      where ${beers.archivedAt} is null and ${which}
    ) as listed`)
  return rows[0]!['found'] as IndexedRow[]
}

const fillingLock = 4_140_140

/** Takes the turn to fill an index for the rest of the transaction, however long that rests meanwhile, unless it is another's. */
export async function tryLockFilling(transaction: Database): Promise<boolean> {
  await transaction.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`)
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(${fillingLock}) as is_locked`,
  )
  return rows[0]!['is_locked'] === true
}
