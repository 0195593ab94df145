import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PaymentMethod } from '../../../../shared/api/orders-api.ts'
import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { holdsWords } from '../../../platform/database/typed-words.ts'
import { orderClaims } from '../claim-tables.ts'
import { orderConsignments, orderLines, orders } from '../order-tables.ts'

export type SellingPartRow = typeof orderConsignments.$inferSelect & {
  order: Pick<
    typeof orders.$inferSelect,
    | 'number'
    | 'clientId'
    | 'placedAt'
    | 'contact'
    | 'shipTo'
    | 'groupSlug'
    | 'groupName'
    | 'runId'
    | 'handover'
    | 'pallet'
    | 'paymentMethod'
    | 'paymentState'
    | 'wish'
  >
}

export type SellingFilter = {
  breweryId: string
  states?: readonly OrderState[] | undefined
  /** Words of text search, and the clients whose business has them. */
  search?: { query: string; clientIds: readonly string[] } | undefined
  /** Accepted, and still to leave by this day. */
  leaves?: string | undefined
  arrives?: string | undefined
  group?: string | undefined
  beer?: string | undefined
  clientId?: string | undefined
  payment?: PaymentMethod | undefined
  /** With a claim that the brewery has not answered. */
  isClaimOpen?: boolean | undefined
}

const order = {
  number: orders.number,
  clientId: orders.clientId,
  placedAt: orders.placedAt,
  contact: orders.contact,
  shipTo: orders.shipTo,
  groupSlug: orders.groupSlug,
  groupName: orders.groupName,
  runId: orders.runId,
  handover: orders.handover,
  pallet: orders.pallet,
  paymentMethod: orders.paymentMethod,
  paymentState: orders.paymentState,
  wish: orders.wish,
}

const stillToLeave: readonly OrderState[] = ['accepted', 'packed', 'part_dispatched']

/** Breweries know of a part since its clock runs: once it is paid or owed. */
function matching(filter: SellingFilter) {
  const { breweryId, states, search, leaves, arrives, group, beer, payment, clientId, isClaimOpen } = filter
  return and(
    eq(orderConsignments.breweryId, breweryId),
    isNotNull(orderConsignments.stateSince),
    states && inArray(orderConsignments.state, [...states]),
    leaves === undefined
      ? undefined
      : and(lte(orderConsignments.dispatchOn, leaves), inArray(orderConsignments.state, [...stillToLeave])),
    arrives === undefined ? undefined : eq(orderConsignments.deliverBy, arrives),
    group === undefined ? undefined : eq(orders.groupSlug, group),
    payment === undefined ? undefined : eq(orders.paymentMethod, payment),
    beer === undefined ? undefined : holdsBeer(eq(orderLines.title, beer)),
    clientId === undefined ? undefined : eq(orders.clientId, clientId),
    isClaimOpen ? hasOpenClaim : undefined,
    search && found(search),
  )
}

const hasOpenClaim = sql`exists (select 1 from ${orderClaims} where ${orderClaims.consignmentId} = ${orderConsignments.id} and ${orderClaims.answer} is null and ${orderClaims.askedAt} is null and ${orderClaims.decidedAt} is null)`

/** Each way to find a part by an index of its own; a brewery finds no one by an email. */
const found = ({ query, clientIds }: NonNullable<SellingFilter['search']>) =>
  sql`${orderConsignments.id} in (
    select part.id from order_consignments part join orders placed on placed.id = part.order_id
    where ${holdsWords(sql`order_words(placed.number, placed.group_name, placed.contact, placed.ship_to)`, query)}
      and ${holdsWords(sql`order_words(placed.number, null, placed.contact - 'email', placed.ship_to)`, query)}
    union all
    select part.id from order_consignments part join orders placed on placed.id = part.order_id
    where placed.client_id in (select json_array_elements_text(${JSON.stringify(clientIds)}::json)::uuid)
    union all
    select consignment_id from order_lines where ${holdsWords(sql`words_of(title)`, query)})`

const holdsBeer = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${orderLines} where ${orderLines.consignmentId} = ${orderConsignments.id} and ${condition})`

/** Parts of a brewery; those that wait by their deadline, others by when they were placed, the newest first. */
export async function sellingPartRows(
  database: Database,
  filter: SellingFilter,
  { offset, limit, isByDeadline }: { offset: number; limit: number; isByDeadline: boolean },
): Promise<SellingPartRow[]> {
  const rows = await database
    .select({ part: orderConsignments, order })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(matching(filter))
    .orderBy(
      ...(isByDeadline ? [sql`${orderConsignments.deadlineAt} asc nulls last`] : []),
      desc(orders.placedAt),
      asc(orderConsignments.id),
    )
    .offset(offset)
    .limit(limit)
  return rows.map(({ part, order: own }) => ({ ...part, order: own }))
}

/** How many of the parts that a search finds are in each state. */
export async function countSellingParts(
  database: Database,
  filter: SellingFilter,
): Promise<Map<OrderState, number>> {
  const needsOrder = filter.search ?? filter.group ?? filter.payment ?? filter.clientId
  const all = database.select({ state: orderConsignments.state, total: count() }).from(orderConsignments)
  const joined =
    needsOrder === undefined ? all : all.innerJoin(orders, eq(orders.id, orderConsignments.orderId))
  const rows = await joined.where(matching(filter)).groupBy(orderConsignments.state)
  return new Map(rows.map(({ state, total }) => [state, total]))
}

/** The part that a brewery has of an order, or one by its id; null without one, and before it is paid or owed. */
export async function sellingPartRow(
  database: Database,
  { breweryId, ...of }: { breweryId: string } & ({ number: string } | { partId: string }),
): Promise<SellingPartRow | null> {
  const [row] = await database
    .select({ part: orderConsignments, order })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        'number' in of
          ? and(eq(orders.number, of.number), isNull(orderConsignments.claimId))
          : eq(orderConsignments.id, of.partId),
        eq(orderConsignments.breweryId, breweryId),
        isNotNull(orderConsignments.stateSince),
      ),
    )
  return row === undefined ? null : { ...row.part, order: row.order }
}

/** Which brewery a part belongs to, and its order's number; null for no part, and for Dray's own. */
export async function placeOfPart(
  database: Database,
  partId: string,
): Promise<{ breweryId: string; brewerySlug: string; number: string } | null> {
  const [row] = await database
    .select({
      breweryId: orderConsignments.breweryId,
      brewerySlug: orderConsignments.brewerySlug,
      number: orders.number,
      claimId: orderConsignments.claimId,
    })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(and(eq(orderConsignments.id, partId), isNotNull(orderConsignments.stateSince)))
  if (!row || row.breweryId === null || row.brewerySlug === null) return null
  // What replaces units of a claim shares the number, so its own id names it.
  const number = row.claimId === null ? row.number : partId
  return { breweryId: row.breweryId, brewerySlug: row.brewerySlug, number }
}

/** The orders that these lines belong to, by line; of this brewery's parts, and once they are paid or owed. */
export async function numbersOfLines(
  database: Database,
  { breweryId, lineIds }: { breweryId: string; lineIds: readonly string[] },
): Promise<Map<string, string>> {
  const rows = await database
    .select({ lineId: orderLines.id, number: orders.number })
    .from(orderLines)
    .innerJoin(orderConsignments, eq(orderConsignments.id, orderLines.consignmentId))
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(
      and(
        inArray(orderLines.id, [...lineIds]),
        eq(orderConsignments.breweryId, breweryId),
        isNotNull(orderConsignments.stateSince),
      ),
    )
  return new Map(rows.map(({ lineId, number }) => [lineId, number]))
}

/** These parts with their orders, in no order. */
export async function sellingPartRowsById(
  database: Database,
  ids: readonly string[],
): Promise<SellingPartRow[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ part: orderConsignments, order })
    .from(orderConsignments)
    .innerJoin(orders, eq(orders.id, orderConsignments.orderId))
    .where(inArray(orderConsignments.id, [...ids]))
  return rows.map(({ part, order: own }) => ({ ...part, order: own }))
}
