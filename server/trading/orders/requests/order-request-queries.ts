import { and, desc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import { isGivenUp, orderStates } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { orderEvents } from '../order-event-tables.ts'
import { orders } from '../order-tables.ts'
import { orderRequestLinks, orderRequests } from '../order-request-tables.ts'

export type OrderRequestRow = typeof orderRequests.$inferSelect

export async function insertRequest(
  transaction: Database,
  row: typeof orderRequests.$inferInsert,
): Promise<OrderRequestRow> {
  const [stored] = await transaction.insert(orderRequests).values(row).returning()
  return stored!
}

export async function insertLinks(
  transaction: Database,
  links: readonly (typeof orderRequestLinks.$inferInsert)[],
): Promise<void> {
  if (links.length > 0) await transaction.insert(orderRequestLinks).values([...links])
}

/** The request of a link, and whose link it is. */
export async function requestByHash(
  database: Database,
  tokenHash: string,
): Promise<{ request: OrderRequestRow; approverId: string } | null> {
  const [row] = await database
    .select({ request: orderRequests, approverId: orderRequestLinks.approverId })
    .from(orderRequestLinks)
    .innerJoin(orderRequests, eq(orderRequests.id, orderRequestLinks.requestId))
    .where(eq(orderRequestLinks.tokenHash, tokenHash))
  return row ?? null
}

export async function requestOfSite(
  database: Database,
  { id, clientId }: { id: string; clientId: string },
): Promise<OrderRequestRow | null> {
  const [row] = await database
    .select()
    .from(orderRequests)
    .where(and(eq(orderRequests.id, id), eq(orderRequests.clientId, clientId)))
  return row ?? null
}

/** The same by id, locked until the transaction ends. */
export async function lockRequest(transaction: Database, id: string): Promise<OrderRequestRow | null> {
  const [row] = await transaction.select().from(orderRequests).where(eq(orderRequests.id, id)).for('update')
  return row ?? null
}

export async function updateRequest(
  transaction: Database,
  id: string,
  change: Partial<typeof orderRequests.$inferInsert>,
): Promise<void> {
  await transaction.update(orderRequests).set(change).where(eq(orderRequests.id, id))
}

/** Of a site, the newest first. */
export async function requestsOfSite(
  database: Database,
  { clientId, most }: { clientId: string; most: number },
): Promise<OrderRequestRow[]> {
  return database
    .select()
    .from(orderRequests)
    .where(eq(orderRequests.clientId, clientId))
    .orderBy(desc(orderRequests.requestedAt))
    .limit(most)
}

export async function requestsOfPerson(
  database: Database,
  { personId, most }: { personId: string; most: number },
): Promise<OrderRequestRow[]> {
  return database
    .select()
    .from(orderRequests)
    .where(eq(orderRequests.requestedById, personId))
    .orderBy(desc(orderRequests.requestedAt))
    .limit(most)
}

export async function expiredRequestIds(database: Database, now: Date, most: number): Promise<string[]> {
  const rows = await database
    .select({ id: orderRequests.id })
    .from(orderRequests)
    .where(and(eq(orderRequests.state, 'requested'), lte(orderRequests.expiresAt, now.toISOString())))
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function deleteOldRequests(database: Database, before: Date): Promise<void> {
  await database
    .delete(orderRequests)
    .where(and(ne(orderRequests.state, 'requested'), lt(orderRequests.requestedAt, before.toISOString())))
}

/** Requests of a person who leaves: without the name. */
export async function forgetRequester(transaction: Database, personId: string, name: string): Promise<void> {
  await transaction
    .update(orderRequests)
    .set({ requestedBy: name })
    .where(eq(orderRequests.requestedById, personId))
  await transaction
    .update(orderRequests)
    .set({ decidedBy: name })
    .where(eq(orderRequests.decidedById, personId))
}

type Spending = { personId: string; siteIds: readonly string[]; from: Date; until: Date }
const counted = orderStates.filter((state) => !isGivenUp(state))
const netOf = sql<string>`coalesce(sum(${orders.totalMinor} - ${orders.vatMinor}), 0)`

/** What a person has ordered at these sites between two moments, ex VAT, alone or with an approval; less what was given up. */
export async function spentBetween(
  database: Database,
  { personId, siteIds, from, until }: Spending,
): Promise<number> {
  const inTime = and(
    inArray(orders.clientId, [...siteIds]),
    gte(orders.placedAt, from.toISOString()),
    lt(orders.placedAt, until.toISOString()),
    inArray(orders.state, counted),
  )
  const [alone] = await database
    .select({ net: netOf })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.verb, 'place')))
    .where(and(inTime, eq(orderEvents.actorId, personId)))
  const [approved] = await database
    .select({ net: netOf })
    .from(orders)
    .innerJoin(orderRequests, eq(orderRequests.orderNumber, orders.number))
    .where(and(inTime, eq(orderRequests.requestedById, personId), ne(orderRequests.decidedById, personId)))
  return Number(alone!.net) + Number(approved!.net)
}

/** What a person's open requests at these sites come to, ex VAT. */
export async function requestedOf(
  database: Database,
  { personId, siteIds }: Pick<Spending, 'personId' | 'siteIds'>,
): Promise<{ netMinor: number; open: number }> {
  const [row] = await database
    .select({
      netMinor: sql<string>`coalesce(sum(${orderRequests.netMinor}), 0)`,
      open: sql<string>`count(*)`,
    })
    .from(orderRequests)
    .where(
      and(
        eq(orderRequests.requestedById, personId),
        eq(orderRequests.state, 'requested'),
        inArray(orderRequests.clientId, [...siteIds]),
      ),
    )
  return { netMinor: Number(row!.netMinor), open: Number(row!.open) }
}
