import { and, asc, count, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { HistoryVerb } from '../../../shared/orders/order-history.ts'
import type { StandingWish } from '../../../shared/orders/standing-wish.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedStatement, value } from '../../platform/database/prepared-statement.ts'
import {
  orderProposals,
  orderShipmentLines,
  orderShipments,
  standingWishes,
  stepLinks,
} from './order-life-tables.ts'
import { orderEvents } from './order-event-tables.ts'
import { orderConsignments, orderLines, orders } from './order-tables.ts'

export type ProposalRow = typeof orderProposals.$inferSelect
export type ShipmentRow = typeof orderShipments.$inferSelect
export type ShipmentLineRow = { shipmentId: string; position: number; units: number }

/** The proposals of these parts that wait for an answer. */
export async function openProposalRows(
  database: Database,
  consignmentIds: readonly string[],
): Promise<ProposalRow[]> {
  if (consignmentIds.length === 0) return []
  return database
    .select()
    .from(orderProposals)
    .where(and(inArray(orderProposals.consignmentId, [...consignmentIds]), eq(orderProposals.state, 'open')))
}

export async function insertProposal(
  transaction: Database,
  proposal: typeof orderProposals.$inferInsert,
): Promise<void> {
  await transaction.insert(orderProposals).values(proposal)
}

export async function closeProposal(
  transaction: Database,
  id: string,
  change: Pick<ProposalRow, 'state' | 'answeredAt'>,
): Promise<void> {
  await transaction.update(orderProposals).set(change).where(eq(orderProposals.id, id))
}

/** Of these parts, in the order they left. */
export async function shipmentRows(
  database: Database,
  consignmentIds: readonly string[],
): Promise<{ shipments: ShipmentRow[]; lines: ShipmentLineRow[] }> {
  if (consignmentIds.length === 0) return { shipments: [], lines: [] }
  const shipments = await database
    .select()
    .from(orderShipments)
    .where(inArray(orderShipments.consignmentId, [...consignmentIds]))
    .orderBy(asc(orderShipments.consignmentId), asc(orderShipments.position))
  return {
    shipments,
    lines: await shipmentLineRows(
      database,
      shipments.map(({ id }) => id),
    ),
  }
}

async function shipmentLineRows(
  database: Database,
  shipmentIds: readonly string[],
): Promise<ShipmentLineRow[]> {
  if (shipmentIds.length === 0) return []
  return database
    .select({
      shipmentId: orderShipmentLines.shipmentId,
      position: orderLines.position,
      units: orderShipmentLines.units,
    })
    .from(orderShipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, orderShipmentLines.lineId))
    .where(inArray(orderShipmentLines.shipmentId, [...shipmentIds]))
    .orderBy(asc(orderLines.position))
}

export async function insertShipment(
  transaction: Database,
  shipment: typeof orderShipments.$inferInsert,
  lines: readonly { lineId: string; units: number }[],
): Promise<void> {
  const [row] = await transaction.insert(orderShipments).values(shipment).returning({ id: orderShipments.id })
  await transaction
    .insert(orderShipmentLines)
    .values(lines.map(({ lineId, units }) => ({ shipmentId: row!.id, lineId, units })))
}

/** A client's standing wish; null before one was chosen. */
export async function standingWishRow(
  database: Database,
  clientId: string,
): Promise<{ wish: StandingWish } | null> {
  const [row] = await wishOf(database, { clientId })
  return row ?? null
}

const wishOf = preparedStatement<{ wish: StandingWish }>(sql`
  select ${standingWishes.wish} from ${standingWishes} where ${standingWishes.clientId} = ${value('clientId', 'uuid')}`)

export async function storeStandingWish(
  database: Database,
  row: typeof standingWishes.$inferInsert,
): Promise<void> {
  await database
    .insert(standingWishes)
    .values(row)
    .onConflictDoUpdate({ target: standingWishes.clientId, set: { wish: row.wish } })
}

/** The number of the order that a part belongs to, if it is this brewery's; of anybody's without a brewery. */
export async function findPartNumber(
  database: Database,
  consignmentId: string,
  breweryId: string | null,
): Promise<string | null> {
  if (!isUuid(consignmentId)) return null
  const [row] = await database
    .select({ number: orders.number })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        eq(orderConsignments.id, consignmentId),
        breweryId === null ? undefined : eq(orderConsignments.breweryId, breweryId),
      ),
    )
  return row?.number ?? null
}

export type StepLinkRow = typeof stepLinks.$inferSelect

/** How many events a part has, which any step of it raises. */
export async function countPartEvents(database: Database, consignmentId: string): Promise<number> {
  const [row] = await database
    .select({ events: count() })
    .from(orderEvents)
    .where(eq(orderEvents.consignmentId, consignmentId))
  return row!.events
}

/** What happened to a part after its first so many events, at most fifty. */
export async function partEventsAfter(
  database: Database,
  consignmentId: string,
  version: number,
): Promise<{ verb: HistoryVerb; at: string; actorName: string | null }[]> {
  return database
    .select({ verb: orderEvents.verb, at: orderEvents.at, actorName: orderEvents.actorName })
    .from(orderEvents)
    .where(eq(orderEvents.consignmentId, consignmentId))
    .orderBy(asc(orderEvents.id))
    .offset(version)
    .limit(50)
}

/** Breweries that are asked to answer a part, at most a thousand. */
export async function breweriesWithWaitingParts(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ breweryId: orderConsignments.breweryId })
    .from(orderConsignments)
    .where(
      and(
        eq(orderConsignments.state, 'placed'),
        isNotNull(orderConsignments.breweryId),
        isNotNull(orderConsignments.deadlineAt),
      ),
    )
    .limit(1000)
  return rows.flatMap(({ breweryId }) => breweryId ?? [])
}

/** The part of a link, with whom the order is for. */
export async function findLinkedPart(database: Database, consignmentId: string) {
  const [row] = await database
    .select({
      number: orders.number,
      clientId: orders.clientId,
      breweryId: orderConsignments.breweryId,
      breweryName: orderConsignments.breweryName,
    })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(eq(orderConsignments.id, consignmentId))
  return row ?? null
}

export async function insertStepLink(
  transaction: Database,
  link: typeof stepLinks.$inferInsert,
): Promise<void> {
  await transaction.insert(stepLinks).values(link)
}

export async function stepLinkRow(database: Database, tokenHash: string): Promise<StepLinkRow | null> {
  const [row] = await database.select().from(stepLinks).where(eq(stepLinks.tokenHash, tokenHash))
  return row ?? null
}

/** False where it was used before. */
export async function useStepLink(transaction: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(stepLinks)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(stepLinks.tokenHash, tokenHash), isNull(stepLinks.usedAt)))
    .returning({ tokenHash: stepLinks.tokenHash })
  return rows.length > 0
}

export async function dropOldStepLinks(database: Database, before: Date): Promise<void> {
  await database.delete(stepLinks).where(lte(stepLinks.validUntil, sql`${before.toISOString()}::timestamptz`))
}

/** Orders with a part whose deadline has come, the oldest first. */
export async function dueOrderIds(database: Database, now: Date, most: number): Promise<string[]> {
  const rows = await database
    .selectDistinct({ orderId: orderConsignments.orderId, at: orderConsignments.deadlineAt })
    .from(orderConsignments)
    .where(lte(orderConsignments.deadlineAt, sql`${now.toISOString()}::timestamptz`))
    .orderBy(asc(orderConsignments.deadlineAt))
    .limit(most)
  return [...new Set(rows.map(({ orderId }) => orderId))]
}

/** Charged orders with a part that waits and has no clock: those of a version before clocks. */
export async function clocklessOrderIds(
  database: Database,
  { waiting, charged, most }: { waiting: readonly string[]; charged: readonly string[]; most: number },
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ orderId: orderConsignments.orderId })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        isNull(orderConsignments.deadlineAt),
        sql`exists (select from ${orderLines} where ${orderLines.consignmentId} = ${orderConsignments.id} and ${orderLines.quantity} > 0)`,
        inArray(orderConsignments.state, [...waiting] as never),
        inArray(orders.paymentState, [...charged] as never),
      ),
    )
    .limit(most)
  return rows.map(({ orderId }) => orderId)
}

/** The numbers of the orders of these parts. */
export async function partNumberRows(
  database: Database,
  partIds: readonly string[],
): Promise<{ id: string; number: string }[]> {
  return database
    .select({ id: orderConsignments.id, number: orders.number })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(inArray(orderConsignments.id, [...partIds]))
}
