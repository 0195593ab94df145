import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { isEnded, orderStates } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../platform/database/database.ts'
import { claimPictures, orderClaims } from './claim-tables.ts'
import { orderEvents } from './order-event-tables.ts'
import { orderConsignments, orders } from './order-tables.ts'

/** No one needs the address any more. */
const ended = orderStates.filter((state) => isEnded(state) || state === 'delivered')
/** Of what was said of a delivery, what is about people. */
const handedTo = sql`'{dropNotes,receiverName,receiverPhone}'::text[]`
const wordsGone = 'The words were removed with the buyer’s account.'

/** Takes the client off the orders, and returns their ids. */
export async function leaveOrders(database: Database, clientId: string): Promise<string[]> {
  const rows = await database
    .update(orders)
    .set({ clientId: null, formerClientId: clientId })
    .where(eq(orders.clientId, clientId))
    .returning({ id: orders.id })
  return rows.map(({ id }) => id)
}

/** The newest paid or charged orders of a client, or of one who has left; at most a thousand. */
export async function ordersOfBuyer(database: Database, clientId: string) {
  return database
    .select({ id: orders.id, number: orders.number, state: orders.state })
    .from(orders)
    .where(or(eq(orders.clientId, clientId), eq(orders.formerClientId, clientId)))
    .orderBy(desc(orders.placedAt))
    .limit(1000)
}

/** Removes the person, and who receives, from finished orders of deleted clients. */
export async function forgetContacts(database: Database): Promise<void> {
  await database
    .update(orders)
    .set({
      contact: null,
      shipTo: null,
      handover: sql`${orders.handover} - ${handedTo}`,
    })
    .where(
      and(
        isNull(orders.clientId),
        or(isNotNull(orders.contact), sql`${orders.handover} ?| ${handedTo}`),
        sql`${orders.state} = any(${sql.param(ended)}::text[])`,
      ),
    )
}

/** Orders whose person is gone, of these ids or of all; those on their way still have theirs. */
const forgotten = (orderIds: readonly string[] | null) =>
  and(
    isNull(orders.clientId),
    isNull(orders.contact),
    orderIds === null ? undefined : sql`${orders.id} = any(${sql.param([...orderIds])}::uuid[])`,
  )

/** The words of decided claims about forgotten orders. */
export async function forgetClaimWords(
  database: Database,
  orderIds: readonly string[] | null,
): Promise<void> {
  await database
    .update(orderClaims)
    .set({ text: wordsGone, askedNote: null })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        eq(orderConsignments.id, orderClaims.consignmentId),
        isNotNull(orderClaims.decidedAt),
        sql`${orderClaims.text} <> ${wordsGone}`,
        forgotten(orderIds),
      ),
    )
}

/** Takes the pictures of such claims off them: the sweep of pictures without a claim removes their files. */
export async function freeClaimPictures(
  database: Database,
  orderIds: readonly string[] | null,
): Promise<void> {
  await database
    .update(claimPictures)
    .set({ claimId: null })
    .from(orderClaims)
    .innerJoin(orderConsignments, eq(orderConsignments.id, orderClaims.consignmentId))
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(eq(orderClaims.id, claimPictures.claimId), isNotNull(orderClaims.decidedAt), forgotten(orderIds)),
    )
}

/** What the buyer wrote with steps of forgotten orders none of whose claims waits. */
export async function forgetBuyersNotes(
  database: Database,
  orderIds: readonly string[] | null,
): Promise<void> {
  const waiting = sql`select from ${orderConsignments} join ${orderClaims}
    on ${orderClaims.consignmentId} = ${orderConsignments.id}
    where ${orderConsignments.orderId} = ${orders.id} and ${orderClaims.decidedAt} is null`
  await database
    .update(orderEvents)
    .set({ note: null })
    .from(orders)
    .where(
      and(
        eq(orders.id, orderEvents.orderId),
        eq(orderEvents.role, 'buyer'),
        isNotNull(orderEvents.note),
        sql`not exists (${waiting})`,
        forgotten(orderIds),
      ),
    )
}
