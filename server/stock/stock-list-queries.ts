import { type SQL, sql } from 'drizzle-orm'
import type { StockView } from '../../shared/api/stock-api.ts'
import type { Database } from '../database/database.ts'
import { stockLevels } from './stock-tables.ts'

/** A brewery's containers whose name or external id hold each of these words. */
export type StockFilter = { breweryId: string; words: readonly string[] }

/** How many containers each view has. */
export async function countStockViews(
  database: Database,
  filter: StockFilter,
): Promise<Record<StockView, number>> {
  const { rows } = await database.execute(sql`
    select count(*)::integer as all, (count(*) filter (where ${inView.low}))::integer as low,
      (count(*) filter (where ${inView.short}))::integer as short ${stocked(filter, ofAll)}`)
  return rows[0] as Record<StockView, number>
}

/** The containers of a view by beer and size, so many from a place on. */
export async function stockItemIds(
  database: Database,
  filter: StockFilter,
  { view, offset, limit }: { view: StockView; offset: number; limit: number },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select container.id ${stocked(filter, byBeer)} and ${inView[view]}
    order by beer.name, container.name, container.id offset ${offset} limit ${limit}`)
  return rows.map(({ id }) => String(id))
}

/** How many beers have units to sell, how many of those are low, and how many containers are. */
export async function lowStockRow(
  database: Database,
  breweryId: string,
): Promise<{ onSale: number; low: number; containers: number }> {
  const { rows } = await database.execute(sql`
    select (count(*) filter (where is_on_sale))::integer as "onSale",
      (count(*) filter (where is_on_sale and low > 0))::integer as low, coalesce(sum(low), 0)::integer as containers
    from (
      select bool_or(container.storefront_variant_id is not null and level.sellable > 0) as is_on_sale,
        count(*) filter (where ${inView.low}) as low
      ${stocked({ breweryId, words: [] }, ofAll)} group by beer.name
    ) as by_beer`)
  return rows[0] as { onSale: number; low: number; containers: number }
}

/** What is not sold online is never low. */
const inView: Record<StockView, SQL> = {
  all: sql`true`,
  low: sql`(container.storefront_variant_id is not null and level.sellable < level.low_below)`,
  short: sql`level.sellable < 0`,
}

/** Where the brewery is asked for: of every container and its level, or of the beers, in whose order a page is read. */
const ofAll = (breweryId: string) =>
  sql`container.brewery_id = ${breweryId}::uuid and level.brewery_id = ${breweryId}::uuid`
const byBeer = (breweryId: string) => sql`beer.brewery_id = ${breweryId}::uuid`

const stocked = ({ breweryId, words }: StockFilter, isOf: (breweryId: string) => SQL): SQL => {
  const text = sql`lower(beer.name || ', ' || container.name || ' ' || container.external_id)`
  const found = words.map((word) => sql`and position(lower(${word}) in ${text}) > 0`)
  return sql`from beers as beer join containers as container on container.beer_id = beer.id
    join ${stockLevels} as level on level.item_id = container.id
    where ${isOf(breweryId)} and container.archived_at is null ${sql.join(found, sql` `)}`
}
