import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { holdsWords, typedWords } from '../../../platform/database/typed-words.ts'
import { orderClaims } from '../claim-tables.ts'
import { breweryPubs } from '../order-standing-tables.ts'
import { orderConsignments, orderLines, orders } from '../order-tables.ts'

/** The pubs of a brewery, those that one of its beers went to, and those that a search finds. */
export type PubFilter = {
  breweryId: string
  beer?: string | undefined
  /** Words of text search, and the clients whose business has them. */
  search?: { query: string; clientIds: readonly string[] } | undefined
}
export type BoughtRow = {
  clientId: string
  orders: number
  lastOrderAt: string
  /** Of the last order. */
  contactName: string | null
  town: string | null
}
export type PubSumRow = { clientId: string; claims: number; units: number; netMinor: number }

/** How many pubs have not ordered since each of these moments. */
export async function countPubs(
  database: Database,
  filter: PubFilter,
  moments: readonly Date[],
): Promise<number[]> {
  const counts = moments.map((moment) => sql`count(*) filter (where ${lastBefore(moment)})`)
  const { rows } = await database.execute(sql`
    select array[${sql.join(counts, sql`, `)}]::integer[] as counts from ${bought(filter)} where ${found(filter)}`)
  return rows[0]!['counts'] as number[]
}

/** A page of the pubs that have not ordered since a moment, those who ordered last first. */
export async function boughtRows(
  database: Database,
  filter: PubFilter,
  { before, offset, limit }: { before: Date; offset: number; limit: number },
): Promise<BoughtRow[]> {
  const { rows } = await database.execute(sql`
    select page.client_id as "clientId", page.orders, page.last_order_at as "lastOrderAt",
      (placed.contact ->> 'firstname') || ' ' || (placed.contact ->> 'lastname') as "contactName",
      coalesce(placed.ship_to, placed.contact) ->> 'towncity' as town
    from (
      select pub.* from ${bought(filter)} where ${found(filter)} and ${lastBefore(before)}
      order by pub.last_order_at desc, pub.client_id desc offset ${offset} limit ${limit}
    ) as page join ${orders} as placed on placed.id = page.last_order_id
    order by page.last_order_at desc, page.client_id desc`)
  return rows as BoughtRow[]
}

/** One pub of a brewery; null for a client who has not bought of it. */
export async function boughtRow(
  database: Database,
  { breweryId, clientId }: { breweryId: string; clientId: string },
): Promise<BoughtRow | null> {
  const { rows } = await database.execute(sql`
    select pub.client_id as "clientId", pub.orders, pub.last_order_at as "lastOrderAt",
      (placed.contact ->> 'firstname') || ' ' || (placed.contact ->> 'lastname') as "contactName",
      coalesce(placed.ship_to, placed.contact) ->> 'towncity' as town
    from ${breweryPubs} as pub join ${orders} as placed on placed.id = pub.last_order_id
    where pub.brewery_id = ${breweryId}::uuid and pub.client_id = ${clientId}::uuid`)
  return (rows[0] as BoughtRow | undefined) ?? null
}

/** Claims of these clients, and units and money since a moment without what was refused or cancelled. */
export async function pubSumRows(
  database: Database,
  clientIds: readonly string[],
  { since, ...parts }: Omit<PubFilter, 'search'> & { since: Date },
): Promise<PubSumRow[]> {
  const counts = sql`placed.placed_at >= ${since.toISOString()}::timestamptz and part.state not in ('refused', 'cancelled')`
  const { rows } = await database.execute(sql`
    select placed.client_id as "clientId",
      sum((select count(*) from ${orderClaims} as claim where claim.consignment_id = part.id))::integer as claims,
      coalesce(sum((select sum(line.quantity) from ${orderLines} as line where line.consignment_id = part.id))
        filter (where ${counts}), 0)::integer as units,
      coalesce(sum(part.goods_minor + part.shipping_minor) filter (where ${counts}), 0)::double precision as "netMinor"
    from ${orders} as placed join ${orderConsignments} as part on part.order_id = placed.id
    where placed.client_id in (select json_array_elements_text(${JSON.stringify(clientIds)}::json)::uuid) and ${isOf(parts)}
    group by placed.client_id`)
  return rows as PubSumRow[]
}

const lastBefore = (moment: Date) => sql`pub.last_order_at <= ${moment.toISOString()}::timestamptz`

/** The maintained rows of a brewery, or the orders of one beer by client. */
const bought = ({ breweryId, beer }: PubFilter): SQL =>
  beer === undefined
    ? sql`(select client_id, orders, last_order_id, last_order_at from ${breweryPubs}
        where brewery_id = ${breweryId}::uuid) as pub`
    : sql`(select placed.client_id, count(*)::integer as orders, max(placed.placed_at) as last_order_at,
          (array_agg(placed.id order by placed.placed_at desc, placed.id))[1] as last_order_id
        from ${orderConsignments} as part join ${orders} as placed on placed.id = part.order_id
        where ${isOf({ breweryId, beer })} and placed.client_id is not null
        group by placed.client_id) as pub`

/** By the name of the business, and by name and town of the last order; each has an index of its own. */
function found({ search, breweryId, beer }: PubFilter): SQL {
  if (search === undefined) return sql`true`
  const { query, clientIds } = search
  const words = sql`words_of((placed.contact ->> 'firstname') || ' ' || (placed.contact ->> 'lastname') || ' ' || (coalesce(placed.ship_to, placed.contact) ->> 'towncity'))`
  const named = sql`select json_array_elements_text(${JSON.stringify(clientIds)}::json)::uuid`
  const last = sql`select placed.id from ${orders} as placed
    where ${holdsWords(sql`order_words(placed.number, placed.group_name, placed.contact, placed.ship_to)`, query)}
      and ${holdsWords(words, query)}`
  return beer === undefined
    ? sql`pub.client_id in (${named} union all
        select client_id from ${breweryPubs} where brewery_id = ${breweryId}::uuid and last_order_id in (${last}))`
    : sql`(pub.client_id in (${named}) or pub.last_order_id in (${last}))`
}

/** What replaces units of a claim is no order of its own. */
const isOf = ({ breweryId, beer }: Omit<PubFilter, 'search'>): SQL =>
  sql`part.brewery_id = ${breweryId}::uuid and part.state_since is not null and part.claim_id is null
    ${beer === undefined ? sql`` : sql`and part.id in ${partsWith(beer)}`}`

/** The words find the lines by their index, and the title itself decides. */
function partsWith(beer: string): SQL {
  const query = typedWords(beer)
  const words = query === undefined || query === '' ? sql`true` : holdsWords(sql`words_of(title)`, query)
  return sql`(select consignment_id from order_lines where title = ${beer} and ${words})`
}
