import { sql } from 'drizzle-orm'
import type { StatedRate } from '../../../shared/duty/duty-of.ts'
import type { ComingPrice } from '../../../shared/prices/price-on.ts'
import { sizeOrder } from '../../catalogue/beers/size-order-in-statement.ts'
import type { Database } from '../../platform/database/database.ts'

export type PricedSizeRow = {
  containerId: string
  beerId: string
  beer: string
  container: string
  couplerType: string | null
  type: string
  volumeMl: number | null
  packSize: number
  abv: number | null
  dutyRate: StatedRate | null
  dutyMinor: number | null
  isOnline: boolean
  orderMultiple: number
  priceMinor: number | null
  coming: ComingPrice[]
}

const mostComing = 10

/** The sizes of a brewery that are not put away, by beer and size, with their prices to come; of these ids where given. */
export async function pricedSizeRows(
  database: Database,
  {
    breweryId,
    ids,
    today,
    most,
  }: { breweryId: string; ids?: readonly string[]; today: string; most: number },
): Promise<PricedSizeRow[]> {
  const wanted =
    ids === undefined
      ? sql`container.archived_at is null`
      : sql`container.id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`
  const { rows } = await database.execute(sql`
    select container.id as "containerId", beer.id as "beerId", beer.name as beer, container.name as container,
      container.coupler_type as "couplerType", container.type, container.volume_ml as "volumeMl",
      container.pack_size as "packSize", beer.target_abv::float8 as abv, container.duty_rate as "dutyRate",
      container.duty_minor as "dutyMinor", container.storefront_variant_id is not null as "isOnline",
      container.order_multiple as "orderMultiple", container.price_minor as "priceMinor",
      coalesce((
        select json_agg(json_build_object('priceMinor', price_minor, 'fromDay', from_day) order by from_day, id)
        from (
          select distinct on (from_day) id, price_minor, from_day from prices
          where prices.container_id = container.id and applied_at is null and from_day > ${today}::date
          order by from_day, id desc limit ${mostComing}
        ) as coming), '[]'::json) as coming
    from beers as beer join containers as container on container.beer_id = beer.id
    where beer.brewery_id = ${breweryId}::uuid and ${wanted}
    order by beer.name, ${sizeOrder(sql`container`)} limit ${most}`)
  return rows as PricedSizeRow[]
}

/** How many sizes a brewery has that are not put away. */
export async function countPricedSizes(database: Database, breweryId: string): Promise<number> {
  const { rows } = await database.execute(
    sql`select count(*)::integer as sizes from containers
      where brewery_id = ${breweryId}::uuid and archived_at is null`,
  )
  return Number(rows[0]?.['sizes'] ?? 0)
}
