import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { orderPicks, orderProposals } from '../order-life-tables.ts'
import { orderConsignments, orderLines, orders } from '../order-tables.ts'

const mostBreweries = 2000
/** What was sent in part has a rest to send, once its buyer is no longer asked when it may come. */
const isToLeave = sql`(${inArray(orderConsignments.state, ['accepted', 'packed'])} or ${orderConsignments.state} = 'part_dispatched'
  and not exists (select 1 from ${orderProposals} as asked where asked.consignment_id = ${orderConsignments.id} and asked.state = 'open'))`
/** What is to be sent of a line. */
const unitsLeft = sql`${orderLines.quantity} - ${orderLines.quantitySent}`

type Leaving = { breweryId: string; today: string }
/** The day on which a part leaves; what should have left before leaves today. */
const leavesOn = (today: string) =>
  sql`greatest(coalesce(${orderConsignments.dispatchOn}, ${today}::date), ${today}::date)`

const isLeaving = (breweryId: string) =>
  and(eq(orderConsignments.breweryId, breweryId), isNotNull(orderConsignments.stateSince), isToLeave)

/** The days on which parts of a brewery leave: how many, and how many of them are not packed. */
export async function leavingDays(
  database: Database,
  { breweryId, today }: Leaving,
): Promise<{ day: string; parts: number; accepted: number }[]> {
  const { rows } = await database.execute(sql`
    select ${leavesOn(today)}::text as day, count(*)::integer as parts,
      (count(*) filter (where ${orderConsignments.state} <> 'packed'))::integer as accepted
    from ${orderConsignments} where ${isLeaving(breweryId)} group by 1 order by 1`)
  return rows.map(({ day, parts, accepted }) => ({
    day: String(day),
    parts: Number(parts),
    accepted: Number(accepted),
  }))
}

/** The parts of a brewery that leave on a day: what is not packed first, then as they are together on the list. */
export async function partsLeaving(
  database: Database,
  { breweryId, today, day, most }: Leaving & { day: string; most: number },
): Promise<string[]> {
  const rows = await database
    .select({ id: orderConsignments.id })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(and(isLeaving(breweryId), sql`${leavesOn(today)} = ${day}::date`))
    .orderBy(
      sql`${orderConsignments.state} = 'packed'`,
      sql`coalesce(${orders.groupName}, '')`,
      asc(orderConsignments.shippingOption),
      sql`coalesce(${orders.shipTo}, ${orders.contact})->>'postcode'`,
      asc(orders.number),
      asc(orderConsignments.id),
    )
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The units of each beer and size that leave on a day, of all its parts. */
export async function beersLeaving(
  database: Database,
  { breweryId, today, day }: Leaving & { day: string },
): Promise<{ title: string; variantLabel: string | null; units: number }[]> {
  return database
    .select({
      title: orderLines.title,
      variantLabel: orderLines.variantLabel,
      units: sql<number>`sum(${unitsLeft})::integer`,
    })
    .from(orderConsignments)
    .innerJoin(orderLines, eq(orderLines.consignmentId, orderConsignments.id))
    .where(and(isLeaving(breweryId), sql`${leavesOn(today)} = ${day}::date`, sql`${unitsLeft} > 0`))
    .groupBy(orderLines.title, orderLines.variantLabel)
}

/** Breweries with parts that leave on a day, each with how many. */
export async function partsLeavingOn(
  database: Database,
  day: string,
): Promise<{ breweryId: string; orders: number }[]> {
  const rows = await database
    .select({ breweryId: orderConsignments.breweryId, orders: count() })
    .from(orderConsignments)
    .where(and(eq(orderConsignments.dispatchOn, day), isToLeave))
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

/** What is to be sent of a line of a brewery's part, whose row is locked; null for no line, and for other breweries' parts. */
export async function lockPickedLine(
  transaction: Database,
  { breweryId, part, position }: { breweryId: string; part: string; position: number },
): Promise<{ state: OrderState; units: number } | null> {
  const [row] = await transaction
    .select({ state: orderConsignments.state, units: sql<number>`${unitsLeft}` })
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

/** What was ticked off of a part is on its way, and its rest is ticked off on its own. */
export async function dropPicks(transaction: Database, consignmentId: string): Promise<void> {
  await transaction.delete(orderPicks).where(eq(orderPicks.consignmentId, consignmentId))
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
