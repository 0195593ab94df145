import { type SQL, sql } from 'drizzle-orm'
import type { PriceView } from '../../../shared/api/price-lists-api.ts'
import { sizeOrder } from '../../catalogue/beers/size-order-in-statement.ts'
import { sizeText } from '../../catalogue/beers/size-in-statement.ts'
import type { Database } from '../../platform/database/database.ts'

/** A brewery's containers whose names or external id hold each of these words, on a day in London. */
export type PriceFilter = { breweryId: string; words: readonly string[]; today: string }
export type ContainerPriceRow = {
  containerId: string
  externalId: string
  beer: string
  container: string
  couplerType: string | null
  isOnline: boolean
  orderMultiple: number
  priceMinor: number | null
  nextPriceMinor: number | null
  /** Null where no other price is to come. */
  nextFromDay: string | null
}

/** How many containers each view has. */
export async function countPriceViews(
  database: Database,
  filter: PriceFilter,
): Promise<Record<PriceView, number>> {
  const { rows } = await database.execute(sql`
    select count(*)::integer as all, (count(*) filter (where container.price_minor is null))::integer as none,
      count(coming.container_id)::integer as coming
    from containers as container ${withBeers(filter)}
    left join (select distinct container_id from prices
      where applied_at is null and from_day > ${filter.today}::date) as coming on coming.container_id = container.id
    where container.brewery_id = ${filter.breweryId}::uuid ${matching(filter)}`)
  return rows[0] as Record<PriceView, number>
}

/** The present and the next price of the containers of a view by beer and size, so many from a place on. */
export async function containerPriceRows(
  database: Database,
  filter: PriceFilter,
  { view, offset, limit }: { view: PriceView; offset: number; limit: number },
): Promise<ContainerPriceRow[]> {
  const { rows } = await database.execute(sql`
    with listed as materialized (
      select container.id, container.external_id, beer.name as beer, container.name as container,
        row_number() over (order by beer.name, ${sizeOrder(sql`container`)}) as place,
        container.coupler_type, container.storefront_variant_id, container.order_multiple, container.price_minor
      from beers as beer join containers as container on container.beer_id = beer.id
      where beer.brewery_id = ${filter.breweryId}::uuid ${matching(filter)} and ${inView(view, filter)}
      order by place offset ${offset} limit ${limit}
    )
    select listed.id as "containerId", external_id as "externalId", beer, container, coupler_type as "couplerType",
      storefront_variant_id is not null as "isOnline", order_multiple as "orderMultiple",
      listed.price_minor as "priceMinor", coming.price_minor as "nextPriceMinor", coming.from_day::text as "nextFromDay"
    from listed left join lateral (
      select price_minor, from_day ${comingOf(sql`listed.id`, filter)} order by from_day, prices.id desc limit 1
    ) as coming on true
    order by place`)
  return rows as ContainerPriceRow[]
}

const comingOf = (containerId: SQL, { today }: PriceFilter): SQL =>
  sql`from prices where prices.container_id = ${containerId} and applied_at is null and from_day > ${today}::date`

function inView(view: PriceView, filter: PriceFilter): SQL {
  if (view === 'all') return sql`true`
  return view === 'none'
    ? sql`container.price_minor is null`
    : sql`exists (select 1 ${comingOf(sql`container.id`, filter)})`
}

/** Beers are read where words are looked for in their names. */
const withBeers = ({ words, breweryId }: PriceFilter): SQL =>
  words.length === 0
    ? sql``
    : sql`join beers as beer on beer.id = container.beer_id and beer.brewery_id = ${breweryId}::uuid`

const matching = ({ words }: PriceFilter): SQL => {
  const text = sql`lower(beer.name || ', ' || ${sizeText(sql`container`)} || ' ' || container.external_id)`
  const found = words.map((word) => sql`and position(lower(${word}) in ${text}) > 0`)
  return sql`and container.archived_at is null ${sql.join(found, sql` `)}`
}
