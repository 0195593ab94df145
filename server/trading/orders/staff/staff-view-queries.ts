import { type SQL, sql } from 'drizzle-orm'
import type { OrderStanding } from '../../../../shared/orders/order-standing.ts'
import type { Database } from '../../../platform/database/database.ts'
import { orderStandings } from '../order-standing-tables.ts'
import { orderConsignments, orders } from '../order-tables.ts'

/** Where a page of a list begins, and how many rows it has. */
export type Place = { offset: number; limit: number }
export type CountedStanding = OrderStanding & { total: number }

/** How many of the orders that a search finds there are of each state. */
export async function countStandings(database: Database, matching: SQL): Promise<CountedStanding[]> {
  const { rows } = await database.execute(sql`
    select ${orderStandings.partStates} as "partStates", ${orderStandings.isCharged} as "isCharged", count(*)::integer as total
    from ${orderStandings} join ${orders} on ${orders.id} = ${orderStandings.orderId} where ${matching} group by 1, 2`)
  return rows as CountedStanding[]
}

/** How many of the orders that a search finds, or of all, have a part that is one of these subjects, a statement. */
export async function countWith(
  database: Database,
  subjects: SQL,
  matching: SQL | undefined,
): Promise<number> {
  const found =
    matching === undefined
      ? sql``
      : sql`join ${orders} on ${orders.id} = ${orderConsignments.orderId} and ${matching}`
  const { rows } = await database.execute(sql`
    select count(distinct ${orderConsignments.orderId})::integer as total from ${orderConsignments} ${found}
    where ${isOneOf(subjects)}`)
  return Number(rows[0]!['total'])
}

/** The newest of them, so many from a place on. */
export async function newestWith(
  database: Database,
  subjects: SQL,
  { matching, offset, limit }: Place & { matching: SQL | undefined },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${orders.id} as id from ${orders}
    where ${orders.id} = any(array(
      select ${orderConsignments.orderId} from ${orderConsignments} where ${isOneOf(subjects)}))
      and ${matching ?? sql`true`}
    order by ${orders.placedAt} desc, ${orders.id} desc offset ${offset} limit ${limit}`)
  return rows.map(({ id }) => String(id))
}

const isOneOf = (subjects: SQL) =>
  sql`${orderConsignments.id} = any(array(select of.subject::uuid from (${subjects}) as of))`

/** The newest orders of these standings, so many from a place on: the newest of each are read from an index. */
export async function newestOfStandings(
  database: Database,
  standings: readonly OrderStanding[],
  { offset, limit }: Place,
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select newest.order_id as id from ${given(standings)} cross join lateral (
      select order_id, placed_at from order_standings as own
      where own.part_states = given."partStates" and own.is_charged = given."isCharged"
      order by own.placed_at desc, own.order_id desc limit ${offset + limit}
    ) as newest
    order by newest.placed_at desc, newest.order_id desc offset ${offset} limit ${limit}`)
  return rows.map(({ id }) => String(id))
}

/** The same of the orders that a search finds. */
export async function newestMatching(
  database: Database,
  standings: readonly OrderStanding[],
  { matching, offset, limit }: Place & { matching: SQL },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${orders.id} as id from ${orders} join ${orderStandings} on ${orderStandings.orderId} = ${orders.id}
    join ${given(standings)} on given."partStates" = ${orderStandings.partStates} and given."isCharged" = ${orderStandings.isCharged}
    where ${matching}
    order by ${orders.placedAt} desc, ${orders.id} desc offset ${offset} limit ${limit}`)
  return rows.map(({ id }) => String(id))
}

const given = (standings: readonly OrderStanding[]) =>
  sql`json_to_recordset(${JSON.stringify(standings)}::json) as given ("partStates" smallint, "isCharged" boolean)`
