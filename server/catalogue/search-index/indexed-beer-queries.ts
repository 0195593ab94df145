import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { beers, breweries, containers } from '../catalogue-tables.ts'
import type { IndexedContainer, IndexedRow } from './indexed-facts.ts'

/** A beer that its brewery has put away is in no list and no search. */
const isShown = isNull(beers.archivedAt)

/** The next beers by id, for reading the whole catalogue piece by piece. Null starts at the beginning. */
export function readIndexedRowsAfter(
  database: Database,
  id: string | null,
  limit: number,
): Promise<IndexedRow[]> {
  return selectRows(database)
    .where(and(isShown, id === null ? undefined : gt(beers.id, id)))
    .orderBy(asc(beers.id))
    .limit(limit)
}

/** The beers with these ids, in any order; ids that are gone are left out. */
export function readIndexedRowsByIds(database: Database, ids: readonly string[]): Promise<IndexedRow[]> {
  return selectRows(database).where(and(isShown, inArray(beers.id, [...ids])))
}

/** The beers of one brewery after an id. */
export function readIndexedRowsOfBrewery(
  database: Database,
  breweryId: string,
  afterId: string | null,
  limit: number,
): Promise<IndexedRow[]> {
  return selectRows(database)
    .where(and(isShown, eq(beers.breweryId, breweryId), afterId === null ? undefined : gt(beers.id, afterId)))
    .orderBy(asc(beers.id))
    .limit(limit)
}

function selectRows(database: Database) {
  return database
    .select({
      id: beers.id,
      name: beers.name,
      style: beers.style,
      allergens: beers.allergens,
      targetAbv: beers.targetAbv,
      colorHex: beers.colorHex,
      glutenFree: beers.glutenFree,
      releasedAt: sql<number>`extract(epoch from ${beers.releasedAt})::float8`,
      breweryId: beers.breweryId,
      breweryName: breweries.name,
      town: breweries.town,
      region: breweries.region,
      showPrices: breweries.showPrices,
      stock: stockOfBeer(),
    })
    .from(beers)
    .innerJoin(breweries, eq(breweries.id, beers.breweryId))
    .$dynamic()
}

/** Containers with at least one unit to sell (SHOP-35). */
function stockOfBeer(): SQL<IndexedContainer[]> {
  return sql<IndexedContainer[]>`(
    select coalesce(json_agg(json_build_object(
      'name', ${containers.name}, 'type', ${containers.type}, 'volumeMl', ${containers.volumeMl},
      'packSize', ${containers.packSize}, 'priceMinor', ${containers.priceMinor},
      'couplerType', ${containers.couplerType})), '[]'::json)
    from ${containers}
    where ${containers.beerId} = ${beers.id} and ${containers.availableUnits} > 0)`
}
