import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { chargedStates } from '../../../../shared/orders/charged-orders.ts'
import type { Database } from '../../../platform/database/database.ts'
import { orderEvents } from '../order-event-tables.ts'
import { orderShipmentLines, orderShipments } from '../order-life-tables.ts'
import type { OrderRow } from '../order-read-queries.ts'
import { orderConsignments, orderLines, orders } from '../order-tables.ts'

export type CargoRow = {
  runId: string
  orderId: string
  partId: string
  lineId: string
  breweryId: string | null
  units: number
}

/** Lines that one answer holds at the most. */
const mostLines = 20_000

/**
 * The lines of paid orders that travel on these runs, each with its units: what left with a run that has departed, and
 * what is to travel on the others.
 */
export async function cargoRows(
  database: Database,
  runs: readonly { id: string; departedAt: string | null }[],
): Promise<CargoRow[]> {
  if (runs.length === 0) return []
  const ids = sql.param(runs.map(({ id }) => id))
  const departed = sql.param(runs.map(({ departedAt }) => departedAt))
  const { rows } = await database.execute(sql`
    with run as (select * from unnest(${ids}::uuid[], ${departed}::timestamptz[]) as one (id, departed_at)),
    part as (
      select run.id as run_id, run.departed_at, ${orders.id} as order_id, ${orderConsignments.id} as part_id,
        ${orderConsignments.breweryId} as brewery_id, ${orderConsignments.state} as state,
        ${orderConsignments.laterRunId} as later_run_id, ${orders.paymentState} as payment_state,
        ${orderConsignments.claimId} as claim_id
      from run
      join ${orders} on ${orders.runId} = run.id
      join ${orderConsignments} on ${orderConsignments.orderId} = ${orders.id}
      where ${orderConsignments.shippingOption} = 'delivery'
      union
      select run.id, run.departed_at, ${orders.id}, ${orderConsignments.id}, ${orderConsignments.breweryId},
        ${orderConsignments.state}, ${orderConsignments.laterRunId}, ${orders.paymentState},
        ${orderConsignments.claimId}
      from run
      join ${orderConsignments} on ${orderConsignments.laterRunId} = run.id
      join ${orders} on ${orders.id} = ${orderConsignments.orderId}
    )
    select part.run_id as "runId", part.order_id as "orderId", part.part_id as "partId", part.brewery_id as "breweryId",
      ${orderLines.id} as "lineId",
      case when part.later_run_id is null then ${orderLines.quantity}
        else ${orderLines.quantity} - ${orderLines.quantitySent} end as units
    from part join ${orderLines} on ${orderLines.consignmentId} = part.part_id
    where part.departed_at is null and part.claim_id is null and coalesce(part.later_run_id, part.run_id) = part.run_id
      and part.state not in ('refused', 'cancelled')
      and part.payment_state = any(${sql.param([...chargedStates])}::text[])
      and case when part.later_run_id is null then ${orderLines.quantity}
        else ${orderLines.quantity} - ${orderLines.quantitySent} end > 0
    union all
    select part.run_id, part.order_id, part.part_id, part.brewery_id, ${orderShipmentLines.lineId},
      ${orderShipmentLines.units}
    from part
    join ${orderShipments} on ${orderShipments.consignmentId} = part.part_id
      and ${orderShipments.sentAt} = part.departed_at
    join ${orderShipmentLines} on ${orderShipmentLines.shipmentId} = ${orderShipments.id}
    where part.departed_at is not null and ${orderShipmentLines.units} > 0
    limit ${mostLines}`)
  return rows.map((row) => ({
    runId: String(row['runId']),
    orderId: String(row['orderId']),
    partId: String(row['partId']),
    lineId: String(row['lineId']),
    breweryId: row['breweryId'] === null ? null : String(row['breweryId']),
    units: Number(row['units']),
  }))
}

export async function ordersById(database: Database, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.number))
}

/** Why deliveries of these parts failed, the last time of each. */
export async function failedDrops(
  database: Database,
  partIds: readonly string[],
): Promise<Map<string, string>> {
  if (partIds.length === 0) return new Map()
  const rows = await database
    .select({ partId: orderEvents.consignmentId, reason: orderEvents.reason })
    .from(orderEvents)
    .where(and(inArray(orderEvents.consignmentId, [...partIds]), eq(orderEvents.verb, 'not_delivered')))
    .orderBy(asc(orderEvents.id))
  return new Map(rows.map(({ partId, reason }) => [partId!, reason ?? '']))
}
