import { and, asc, count, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PaymentMethod } from '../../../shared/api/orders-api.ts'
import { chargedStates } from '../../../shared/orders/charged-orders.ts'
import type { OrderState } from '../../../shared/orders/order-states.ts'
import {
  openStates,
  type StaffOrderView,
  staffOrderViews,
  statesOfView,
} from '../../../shared/orders/staff-order-views.ts'
import type { Database } from '../../database/database.ts'
import { stepLinks } from '../order-life-tables.ts'
import type { OrderRow } from '../order-read-queries.ts'
import { orderConsignments, orders } from '../order-tables.ts'
import { type PalletPlanRow } from '../pallet-plan-queries.ts'
import { palletPlans } from '../pallet-plan-tables.ts'

export type StaffOrderFilter = {
  /** Patterns of LIKE, and the clients whose business the search finds. */
  search?: { pattern: string; number: string; clientIds: readonly string[] } | undefined
  clientIds?: readonly string[] | undefined
  /** Parts that wait for the staff. */
  waitingParts: readonly string[]
  state?: OrderState | undefined
  payment?: PaymentMethod | undefined
  brewery?: string | undefined
  group?: string | undefined
  run?: string | undefined
  postcode?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  leastMinor?: number | undefined
  mostMinor?: number | undefined
}

/** A page of a view, the newest order first. */
export async function staffOrderRows(
  database: Database,
  { view, ...filter }: StaffOrderFilter & { view: StaffOrderView },
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderRow[]> {
  return database
    .select()
    .from(orders)
    .where(and(matching(filter), inView(view, filter)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit)
}

/** How many orders of a search each view has. */
export async function countStaffOrders(
  database: Database,
  filter: StaffOrderFilter,
): Promise<Record<StaffOrderView, number>> {
  const counts = staffOrderViews.map((view) => [
    view,
    sql<number>`count(*) filter (where ${inView(view, filter)})`.mapWith(Number),
  ])
  const [row] = await database
    .select({ total: count(), ...Object.fromEntries(counts) } as Record<StaffOrderView, never>)
    .from(orders)
    .where(matching(filter))
  return row as unknown as Record<StaffOrderView, number>
}

/** The plans of an order's pallet, the first first. */
export const palletPlansOf = (database: Database, orderId: string): Promise<PalletPlanRow[]> =>
  database
    .select()
    .from(palletPlans)
    .where(eq(palletPlans.orderId, orderId))
    .orderBy(asc(palletPlans.version))

/** The links that mails about these parts hold. */
export async function linksOfParts(database: Database, partIds: readonly string[]) {
  if (partIds.length === 0) return []
  const { consignmentId, verb, validUntil, usedAt } = stepLinks
  return database
    .select({ consignmentId, verb, validUntil, usedAt })
    .from(stepLinks)
    .where(inArray(consignmentId, [...partIds]))
    .orderBy(asc(validUntil))
    .limit(200)
}

function matching(filter: StaffOrderFilter) {
  const { search, clientIds, state, payment, brewery, group, run, postcode, from, until } = filter
  return and(
    search && found(search),
    clientIds && inArray(orders.clientId, [...clientIds]),
    state && hasPart(eq(orderConsignments.state, state)),
    payment && eq(orders.paymentMethod, payment),
    brewery === undefined ? undefined : hasPart(eq(orderConsignments.brewerySlug, brewery)),
    group === undefined ? undefined : eq(orders.groupSlug, group),
    run === undefined ? undefined : sql`${orders.pallet} ->> 'leavesOn' = ${run}`,
    postcode === undefined ? undefined : sql`${place} ->> 'postcode' ilike ${postcode}`,
    from && gte(orders.placedAt, from.toISOString()),
    until && lt(orders.placedAt, until.toISOString()),
    filter.leastMinor === undefined ? undefined : gte(orders.totalMinor, filter.leastMinor),
    filter.mostMinor === undefined ? undefined : lte(orders.totalMinor, filter.mostMinor),
  )
}

const place = sql`coalesce(${orders.shipTo}, ${orders.contact})`

const found = ({ pattern, number, clientIds }: NonNullable<StaffOrderFilter['search']>) =>
  or(
    ilike(orders.number, number),
    ilike(orders.groupName, pattern),
    sql`${place} ->> 'postcode' ilike ${pattern}`,
    sql`${place} ->> 'towncity' ilike ${pattern}`,
    sql`${orders.contact} ->> 'email' ilike ${pattern}`,
    sql`(${orders.contact} ->> 'firstname') || ' ' || (${orders.contact} ->> 'lastname') ilike ${pattern}`,
    hasPart(ilike(orderConsignments.breweryName, pattern)),
    clientIds.length === 0 ? undefined : inArray(orders.clientId, [...clientIds]),
  )

const hasPart = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${orderConsignments} where ${orderConsignments.orderId} = ${orders.id} and ${condition})`

function inView(view: StaffOrderView, { waitingParts }: StaffOrderFilter) {
  const states = statesOfView[view]
  if (states !== undefined) return and(isCharged, hasPart(inArray(orderConsignments.state, [...states])))
  switch (view) {
    case 'needs':
      return waitingParts.length === 0
        ? sql`false`
        : hasPart(inArray(orderConsignments.id, [...waitingParts]))
    case 'unpaid':
      return and(sql`not ${isCharged}`, hasPart(inArray(orderConsignments.state, [...openStates])))
    case 'closed':
      return sql`not ${hasPart(inArray(orderConsignments.state, [...openStates]))}`
    default:
      return sql`true`
  }
}

const isCharged = sql`${orders.paymentState} = any(${sql.param([...chargedStates])}::text[])`
