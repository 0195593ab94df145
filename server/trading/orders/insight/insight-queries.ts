import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { selectSoldParts } from '../../../finance/ledger/sales-in-statement.ts'
import { breweryPubs } from '../order-standing-tables.ts'
import { orderConsignments, orderLines, orders } from '../order-tables.ts'

type Time = { from: Date; until: Date }
/** What a brewery invoiced in a time, of one beer alone if it is named. */
export type SalesFilter = Time & { breweryId: string; beer?: string | undefined }

const most = 100

/** Units that are still to leave, by day and state; those of days before `today` under that day. */
export async function unitsToSend(
  database: Database,
  { breweryId, until }: { breweryId: string; until: string },
): Promise<{ day: string; state: string; units: number }[]> {
  const { rows } = await database.execute(sql`
    select part.dispatch_on::text as day, part.state, sum(line.quantity - line.quantity_sent)::integer as units
    from ${orderConsignments} as part join ${orderLines} as line on line.consignment_id = part.id
    where part.brewery_id = ${breweryId}::uuid and part.state_since is not null
      and part.state in ('placed', 'proposed', 'accepted', 'packed', 'part_dispatched')
      and part.dispatch_on <= ${until}::date
    group by 1, 2`)
  return rows as { day: string; state: string; units: number }[]
}

const week = sql`to_char(date_trunc('week', sale.sold_at at time zone 'Europe/London'), 'YYYY-MM-DD')`
/** Lines of sold parts; a line is the net of what both sides agreed on. */
const soldLines = ({ breweryId, beer, ...time }: SalesFilter): SQL => sql`
  from (${selectSoldParts(breweryId, time)}) as sale
  join ${orderConsignments} as part on part.id = sale.part_id and part.claim_id is null
  join ${orders} as placed on placed.id = part.order_id
  join ${orderLines} as line on line.consignment_id = part.id
  where line.quantity > 0 ${beer === undefined ? sql`` : sql`and line.title = ${beer}`}`
const sold = sql`sum(line.unit_price_minor * line.quantity)::double precision as "netMinor",
  sum(line.quantity)::integer as units`

export type SoldRow = { name: string; netMinor: number; units: number }

/** Beer sold by week, by the Monday of each. */
export async function salesByWeek(database: Database, filter: SalesFilter): Promise<SoldRow[]> {
  const { rows } = await database.execute(
    sql`select ${week} as name, ${sold} ${soldLines(filter)} group by 1`,
  )
  return rows as SoldRow[]
}

/** Beer sold by beer, the one that brought most first; with its picture of the last sale. */
export async function salesByBeer(
  database: Database,
  filter: SalesFilter,
): Promise<(SoldRow & { imageUrl: string })[]> {
  const { rows } = await database.execute(sql`
    select line.title as name, (array_agg(line.image_url order by sale.sold_at desc))[1] as "imageUrl", ${sold}
    ${soldLines(filter)} group by 1 order by 3 desc, 1 limit ${most}`)
  return rows as (SoldRow & { imageUrl: string })[]
}

/** The same by size, or by the postcode area that it went to. */
export async function salesBy(
  database: Database,
  what: 'size' | 'area',
  filter: SalesFilter,
): Promise<SoldRow[]> {
  const name =
    what === 'size'
      ? sql`coalesce(line.variant_label, '')`
      : sql`coalesce(substring(coalesce(placed.ship_to, placed.contact) ->> 'postcode' from '^[A-Z]+'), '')`
  const { rows } = await database.execute(
    sql`select ${name} as name, ${sold} ${soldLines(filter)} group by 1 order by 2 desc, 1 limit ${most}`,
  )
  return rows as SoldRow[]
}

/** Deposits and delivery of sold parts, which are no beer. */
export async function salesBesideBeer(
  database: Database,
  { breweryId, ...time }: Time & { breweryId: string },
): Promise<{ depositsMinor: number; deliveryMinor: number }> {
  const { rows } = await database.execute(sql`
    select coalesce(sum(part.deposits_minor), 0)::double precision as "depositsMinor",
      coalesce(sum(part.shipping_minor), 0)::double precision as "deliveryMinor"
    from (${selectSoldParts(breweryId, time)}) as sale join ${orderConsignments} as part on part.id = sale.part_id`)
  return rows[0] as { depositsMinor: number; deliveryMinor: number }
}

export type PubCounts = { bought: number; repeated: number; won: number; lost: number }

/** Pubs that bought in the second half of a time, and those of the first half that did not come back. */
export async function countPubsOfSales(
  database: Database,
  { middle, ...filter }: SalesFilter & { middle: Date },
): Promise<PubCounts> {
  const isNow = sql`sold_at >= ${middle.toISOString()}::timestamptz`
  const { rows } = await database.execute(sql`
    with pub as (
      select client_id, count(distinct part_id) filter (where ${isNow}) as now, min(sold_at) as first
      from (select placed.client_id, part.id as part_id, sale.sold_at ${soldLines(filter)}) as bought
      where client_id is not null group by 1),
    known as (
      select pub.*, coalesce(all_time.orders, 0) as orders from pub
      left join ${breweryPubs} as all_time on all_time.client_id = pub.client_id and all_time.brewery_id = ${filter.breweryId}::uuid)
    select count(*) filter (where now > 0)::integer as bought,
      count(*) filter (where now > 0 and (now > 1 or orders > now))::integer as repeated,
      count(*) filter (where now > 0 and orders <= now)::integer as won,
      count(*) filter (where now = 0)::integer as lost from known`)
  return rows[0] as PubCounts
}

/** What each of these clients bought since a day, by calendar month 'YYYY-MM', without what was refused or cancelled. */
export async function salesOfClientsByMonth(
  database: Database,
  clientIds: readonly string[],
  { breweryId, since }: { breweryId: string; since: Date },
): Promise<{ clientId: string; month: string; netMinor: number }[]> {
  const { rows } = await database.execute(sql`
    select placed.client_id as "clientId",
      to_char(placed.placed_at at time zone 'Europe/London', 'YYYY-MM') as month,
      sum(part.goods_minor + part.shipping_minor)::double precision as "netMinor"
    from ${orders} as placed join ${orderConsignments} as part on part.order_id = placed.id
    where placed.client_id in (select json_array_elements_text(${JSON.stringify(clientIds)}::json)::uuid)
      and part.brewery_id = ${breweryId}::uuid and part.state_since is not null and part.claim_id is null
      and part.state not in ('refused', 'cancelled') and placed.placed_at >= ${since.toISOString()}::timestamptz
    group by 1, 2`)
  return rows as { clientId: string; month: string; netMinor: number }[]
}

/** Pubs and net sales by postcode district since a moment, the largest first. */
export async function salesByDistrict(
  database: Database,
  { breweryId, since }: { breweryId: string; since: Date },
): Promise<{ district: string; pubs: number; netMinor: number }[]> {
  const { rows } = await database.execute(sql`
    select coalesce(split_part(coalesce(placed.ship_to, placed.contact) ->> 'postcode', ' ', 1), '') as district,
      count(distinct placed.client_id)::integer as pubs,
      sum(part.goods_minor + part.shipping_minor)::double precision as "netMinor"
    from ${orders} as placed join ${orderConsignments} as part on part.order_id = placed.id
    where part.brewery_id = ${breweryId}::uuid and part.state_since >= ${since.toISOString()}::timestamptz
      and part.claim_id is null and part.state not in ('refused', 'cancelled')
      and placed.client_id is not null and placed.placed_at >= ${since.toISOString()}::timestamptz
    group by 1 order by 3 desc, 1 limit 500`)
  return rows as { district: string; pubs: number; netMinor: number }[]
}

/** Orders that breweries know of and who placed them, by the Monday of each week, and under null all together. */
export async function ordersByWeek(
  database: Database,
  { from, until }: Time,
): Promise<{ week: string | null; orders: number; buyers: number }[]> {
  const { rows } = await database.execute(sql`
    select to_char(date_trunc('week', placed.placed_at at time zone 'Europe/London'), 'YYYY-MM-DD') as week,
      count(*)::integer as orders, count(distinct coalesce(placed.client_id, placed.former_client_id))::integer as buyers
    from ${orders} as placed
    where placed.placed_at >= ${from.toISOString()}::timestamptz and placed.placed_at < ${until.toISOString()}::timestamptz
      and exists (select from ${orderConsignments} as part where part.order_id = placed.id and part.state_since is not null)
    group by grouping sets ((1), ())`)
  return rows as { week: string | null; orders: number; buyers: number }[]
}
