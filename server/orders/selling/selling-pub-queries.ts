import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderClaims } from '../claim-tables.ts'
import { orderConsignments, orderLines, orders } from '../order-tables.ts'

/** Pubs that one answer looks through at the most. */
const mostPubs = 5000

export type PubRow = {
  clientId: string
  contactName: string | null
  town: string | null
  orders: number
  lastOrderAt: string
  claims: number
  units: number
  netMinor: number
}

/** The clients who bought of a brewery, or one of its beers, the last order first; sums since a moment. */
export async function pubRows(
  database: Database,
  { breweryId, beer, since }: { breweryId: string; beer?: string | undefined; since: Date },
): Promise<PubRow[]> {
  const { placedAt } = orders
  const counts = sql`${placedAt} >= ${since.toISOString()}::timestamptz and ${orderConsignments.state} not in ('refused', 'cancelled')`
  const lineOf = sql`from ${orderLines} where ${orderLines.consignmentId} = ${orderConsignments.id}`
  const newest = (name: string) =>
    sql<
      string | null
    >`(array_agg(coalesce(${orders.shipTo}, ${orders.contact}) ->> ${sql.raw(`'${name}'`)} order by ${placedAt} desc))[1]`
  const rows = await database
    .select({
      clientId: orders.clientId,
      contactName: sql<
        string | null
      >`(array_agg((${orders.contact} ->> 'firstname') || ' ' || (${orders.contact} ->> 'lastname') order by ${placedAt} desc))[1]`,
      town: newest('towncity'),
      orders: sql<number>`count(*)::integer`,
      lastOrderAt: sql<string>`max(${placedAt})`,
      claims: sql<number>`sum((select count(*) from ${orderClaims} where ${orderClaims.consignmentId} = ${orderConsignments.id}))::integer`,
      units: sql<number>`coalesce(sum((select sum(${orderLines.quantity}) ${lineOf})) filter (where ${counts}), 0)::integer`,
      netMinor: sql<number>`coalesce(sum(${orderConsignments.goodsMinor} + ${orderConsignments.shippingMinor}) filter (where ${counts}), 0)::double precision`,
    })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        eq(orderConsignments.breweryId, breweryId),
        isNotNull(orderConsignments.stateSince),
        // What replaces units of a claim is no order of its own.
        isNull(orderConsignments.claimId),
        isNotNull(orders.clientId),
        beer === undefined ? undefined : sql`exists (select 1 ${lineOf} and ${orderLines.title} = ${beer})`,
      ),
    )
    .groupBy(orders.clientId)
    .orderBy(sql`max(${placedAt}) desc`)
    .limit(mostPubs)
  return rows.map((row) => ({ ...row, clientId: row.clientId! }))
}
