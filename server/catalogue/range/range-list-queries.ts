import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

export type ListedBeer = {
  id: string
  name: string
  style: string
  targetAbv: number | null
  isArchived: boolean
  /** Names of sizes that are not put away. */
  containers: string[]
  /** Of what is sold online: the lowest price in pence, and the units. */
  fromMinor: number | null
  sellable: number
  isOnline: boolean
}

/** A brewery's beers by name with what a list says of their sizes, at most so many. */
export async function listedBeerRows(
  database: Database,
  { breweryId, most }: { breweryId: string; most: number },
): Promise<ListedBeer[]> {
  const { rows } = await database.execute(sql`
    select beer.id, beer.name, beer.style, beer.target_abv::double precision as "targetAbv",
      beer.archived_at is not null as "isArchived", coalesce(size.containers, '[]') as containers,
      size.from_minor as "fromMinor", coalesce(size.sellable, 0)::integer as sellable,
      coalesce(size.is_online, false) as "isOnline"
    from beers as beer left join (
      select beer_id, json_agg(name order by name, id) filter (where archived_at is null) as containers,
        min(price_minor) filter (where storefront_variant_id is not null) as from_minor,
        sum(available_units) filter (where storefront_variant_id is not null) as sellable,
        bool_or(storefront_variant_id is not null) as is_online
      from containers where brewery_id = ${breweryId}::uuid group by beer_id
    ) as size on size.beer_id = beer.id
    where beer.brewery_id = ${breweryId}::uuid
    order by beer.name, beer.id limit ${most}`)
  return rows as ListedBeer[]
}
