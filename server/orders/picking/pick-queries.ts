import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../database/database.ts'
import { orderPicks } from '../order-life-tables.ts'
import { orderConsignments, orderLines } from '../order-tables.ts'

const mostBreweries = 2000
const toLeave: readonly OrderState[] = ['accepted', 'packed']

/** When each part of a brewery leaves that is accepted or packed, the earliest first. */
export async function leavingParts(
  database: Database,
  breweryId: string,
  most: number,
): Promise<{ id: string; state: OrderState; dispatchOn: string | null }[]> {
  return database
    .select({
      id: orderConsignments.id,
      state: orderConsignments.state,
      dispatchOn: orderConsignments.dispatchOn,
    })
    .from(orderConsignments)
    .where(
      and(
        eq(orderConsignments.breweryId, breweryId),
        isNotNull(orderConsignments.stateSince),
        inArray(orderConsignments.state, [...toLeave]),
      ),
    )
    .orderBy(asc(orderConsignments.dispatchOn), asc(orderConsignments.id))
    .limit(most)
}

/** Breweries with parts that leave on a day, each with how many. */
export async function partsLeavingOn(
  database: Database,
  day: string,
): Promise<{ breweryId: string; orders: number }[]> {
  const rows = await database
    .select({ breweryId: orderConsignments.breweryId, orders: count() })
    .from(orderConsignments)
    .where(and(eq(orderConsignments.dispatchOn, day), inArray(orderConsignments.state, [...toLeave])))
    .groupBy(orderConsignments.breweryId)
    .limit(mostBreweries)
  return rows.flatMap(({ breweryId, orders }) => (breweryId === null ? [] : [{ breweryId, orders }]))
}

const printable: readonly OrderState[] = ['accepted', 'packed', 'part_dispatched', 'dispatched', 'delivered']

/** Those of these parts that are the brewery's and have been accepted. */
export async function printableParts(
  database: Database,
  { breweryId, ids }: { breweryId: string; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ id: orderConsignments.id })
    .from(orderConsignments)
    .where(
      and(
        eq(orderConsignments.breweryId, breweryId),
        inArray(orderConsignments.id, [...ids]),
        inArray(orderConsignments.state, [...printable]),
      ),
    )
  return rows.map(({ id }) => id)
}

/** What is ticked off of these parts. */
export async function pickRows(
  database: Database,
  consignmentIds: readonly string[],
): Promise<{ consignmentId: string; position: number; units: number }[]> {
  if (consignmentIds.length === 0) return []
  return database
    .select({
      consignmentId: orderPicks.consignmentId,
      position: orderPicks.position,
      units: orderPicks.units,
    })
    .from(orderPicks)
    .where(inArray(orderPicks.consignmentId, [...consignmentIds]))
}

/** A line of a brewery's part, whose row is locked; null for no line, and for other breweries' parts. */
export async function lockPickedLine(
  transaction: Database,
  { breweryId, part, position }: { breweryId: string; part: string; position: number },
): Promise<{ state: OrderState; quantity: number } | null> {
  const [row] = await transaction
    .select({ state: orderConsignments.state, quantity: orderLines.quantity })
    .from(orderConsignments)
    .innerJoin(orderLines, eq(orderLines.consignmentId, orderConsignments.id))
    .where(
      and(
        eq(orderConsignments.id, part),
        eq(orderConsignments.breweryId, breweryId),
        isNotNull(orderConsignments.stateSince),
        eq(orderLines.position, position),
      ),
    )
    .for('share')
  return row ?? null
}

type Pick = { consignmentId: string; position: number; units: number; pickedAt: string }

export async function storePick(transaction: Database, pick: Pick): Promise<void> {
  await transaction
    .insert(orderPicks)
    .values(pick)
    .onConflictDoUpdate({
      target: [orderPicks.consignmentId, orderPicks.position],
      set: { units: sql`excluded.units`, pickedAt: sql`excluded.picked_at` },
    })
}

export async function dropPick(
  transaction: Database,
  { consignmentId, position }: Omit<Pick, 'units' | 'pickedAt'>,
): Promise<void> {
  await transaction
    .delete(orderPicks)
    .where(and(eq(orderPicks.consignmentId, consignmentId), eq(orderPicks.position, position)))
}
