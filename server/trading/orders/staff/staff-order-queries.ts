import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PaymentMethod } from '../../../../shared/api/orders-api.ts'
import { bitsOf } from '../../../../shared/orders/order-standing.ts'
import type { OrderState } from '../../../../shared/orders/order-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { holdsWords } from '../../../platform/database/typed-words.ts'
import { stepLinks } from '../order-life-tables.ts'
import type { OrderRow } from '../order-read-queries.ts'
import { orderStandings } from '../order-standing-tables.ts'
import { orderConsignments, orders } from '../order-tables.ts'
import { type PalletPlanRow } from '../pallet-plan-queries.ts'
import { palletPlans } from '../pallet-plan-tables.ts'

export type StaffOrderFilter = {
  /** Words of text search, and the clients and breweries whose names have them. */
  search?: { query: string; clientIds: readonly string[]; breweryIds: readonly string[] } | undefined
  clientIds?: readonly string[] | undefined
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

/** These orders, the newest first. */
export async function staffOrderRows(database: Database, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.placedAt), desc(orders.id))
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

/** What a search and its filters ask of orders and their state; undefined where they ask nothing. */
export function matchingOrders(filter: StaffOrderFilter): SQL | undefined {
  const { search, clientIds, state, payment, brewery, group, run, postcode, from, until } = filter
  return and(
    search && found(search),
    clientIds && inArray(orders.clientId, [...clientIds]),
    state && sql`${standingOf(bitsOf([state]))}`,
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

/** Each way to find an order by an index of its own. */
const found = ({ query, clientIds, breweryIds }: NonNullable<StaffOrderFilter['search']>) =>
  sql`${orders.id} in (${sql.join(
    [
      sql`select id from orders where ${holdsWords(sql`order_words(number, group_name, contact, ship_to)`, query)}`,
      sql`select id from orders where client_id in ${listed(clientIds)}`,
      sql`select order_id from order_consignments where brewery_id in ${listed(breweryIds)}`,
    ],
    sql` union all `,
  )})`

const listed = (ids: readonly string[]) =>
  sql`(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`

const standingOf = (bits: number) =>
  sql`exists (select 1 from ${orderStandings} where ${orderStandings.orderId} = ${orders.id} and ${orderStandings.partStates} & ${bits}::smallint <> 0)`

const hasPart = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${orderConsignments} where ${orderConsignments.orderId} = ${orders.id} and ${condition})`
