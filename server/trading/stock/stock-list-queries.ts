import { type SQL, sql } from 'drizzle-orm'
import type { StockView } from '../../../shared/api/stock-api.ts'
import { sizeOrder } from '../../catalogue/beers/size-order-in-statement.ts'
import { sizeText } from '../../catalogue/beers/size-in-statement.ts'
import type { Database } from '../../platform/database/database.ts'
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
      (count(*) filter (where ${inView.short}))::integer as short ${counted(filter)}`)
  return rows[0] as Record<StockView, number>
}

/** The containers of a view by beer and size, so many from a place on. */
export async function stockItemIds(
  database: Database,
  filter: StockFilter,
  { view, offset, limit }: { view: StockView; offset: number; limit: number },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select container.id ${stocked} where beer.brewery_id = ${filter.breweryId}::uuid ${matching(filter)}
      ${view === 'all' ? sql`` : sql`and level.brewery_id = ${filter.breweryId}::uuid and ${inView[view]}`}
    order by beer.name, ${sizeOrder(sql`container`)} offset ${offset} limit ${limit}`)
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
      ${stocked} where ${ofAll(breweryId)} ${matching({ breweryId, words: [] })} group by beer.name
    ) as by_beer`)
  return rows[0] as { onSale: number; low: number; containers: number }
}

/** What is not sold online is never low. Few are low or short: they are found by the levels of the brewery. */
const inView = {
  low: sql`(container.storefront_variant_id is not null and level.sellable < level.low_below)`,
  short: sql`level.sellable < 0`,
}

/** Of every container and its level; a page is read in the order of its beers instead. */
const ofAll = (breweryId: string) =>
  sql`container.brewery_id = ${breweryId}::uuid and level.brewery_id = ${breweryId}::uuid`

const stocked = sql`from beers as beer join containers as container on container.beer_id = beer.id
  join ${stockLevels} as level on level.item_id = container.id`

/** Beers are read where words are looked for in their names. */
const counted = (filter: StockFilter): SQL =>
  filter.words.length === 0
    ? sql`from containers as container join ${stockLevels} as level on level.item_id = container.id
        where ${ofAll(filter.breweryId)} ${matching(filter)}`
    : sql`${stocked} where ${ofAll(filter.breweryId)} and beer.brewery_id = ${filter.breweryId}::uuid ${matching(filter)}`

const matching = ({ words }: StockFilter): SQL => {
  const text = sql`lower(beer.name || ', ' || ${sizeText(sql`container`)} || ' ' || container.external_id)`
  const found = words.map((word) => sql`and position(lower(${word}) in ${text}) > 0`)
  return sql`and container.archived_at is null ${sql.join(found, sql` `)}`
}
