import { and, asc, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { breweryPubs } from '../order-standing-tables.ts'
import { orderConsignments, orderLines, orders } from '../order-tables.ts'

/** How many values a filter offers at the most. */
const mostChoices = 200
/** Choices are of so many parts of a brewery, those that moved last: a filter need not read years. */
const latestParts = 400
const own = (breweryId: string) =>
  and(eq(orderConsignments.breweryId, breweryId), isNotNull(orderConsignments.stateSince))

/** The number is written out, since a plan for any number reads every line. */
const latestOf = (breweryId: string) =>
  sql`(select ${orderConsignments.id}, ${orderConsignments.orderId} from ${orderConsignments} where ${own(breweryId)}
    order by ${orderConsignments.stateSince} desc limit ${sql.raw(String(latestParts))}) as latest`

/** When a part of a brewery moved last; null before it has any. */
export async function lastMoveOf(database: Database, breweryId: string): Promise<string | null> {
  const [row] = await database
    .select({ at: orderConsignments.stateSince })
    .from(orderConsignments)
    .where(own(breweryId))
    .orderBy(desc(orderConsignments.stateSince))
    .limit(1)
  return row?.at ?? null
}

/** The groups on whose pallets a brewery has sold lately, by name. */
export async function groupsOfOrders(
  database: Database,
  breweryId: string,
): Promise<{ slug: string; name: string }[]> {
  const rows = await database
    .select({ slug: orders.groupSlug, name: max(orders.groupName) })
    .from(orders)
    .innerJoin(latestOf(breweryId), sql`latest.order_id = ${orders.id}`)
    .where(isNotNull(orders.groupSlug))
    .groupBy(orders.groupSlug)
    .orderBy(asc(max(orders.groupName)))
    .limit(mostChoices)
  return rows.map(({ slug, name }) => ({ slug: slug!, name: name ?? slug! }))
}

/** The beers that a brewery has sold lately, by title. */
export async function beersOfOrders(database: Database, breweryId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ title: orderLines.title })
    .from(orderLines)
    .innerJoin(latestOf(breweryId), sql`latest.id = ${orderLines.consignmentId}`)
    .orderBy(asc(orderLines.title))
    .limit(mostChoices)
  return rows.map(({ title }) => title)
}

/** The clients who bought of a brewery lately, those who bought last first, each with the name on its last order. */
export async function clientsOfOrders(
  database: Database,
  breweryId: string,
): Promise<{ clientId: string; name: string }[]> {
  const rows = await database
    .select({
      clientId: breweryPubs.clientId,
      name: sql<
        string | null
      >`${orders.contact} ->> 'firstname' || ' ' || (${orders.contact} ->> 'lastname')`,
    })
    .from(breweryPubs)
    .innerJoin(orders, eq(orders.id, breweryPubs.lastOrderId))
    .where(eq(breweryPubs.breweryId, breweryId))
    .orderBy(desc(breweryPubs.lastOrderAt), desc(breweryPubs.clientId))
    .limit(mostChoices)
  return rows.map(({ clientId, name }) => ({ clientId, name: name ?? 'A pub' }))
}

/** Those of these clients who bought of a brewery. */
export async function buyersAmong(
  database: Database,
  { breweryId, clientIds }: { breweryId: string; clientIds: readonly string[] },
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ clientId: orders.clientId })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(and(own(breweryId), inArray(orders.clientId, [...clientIds])))
  return rows.flatMap(({ clientId }) => clientId ?? [])
}
