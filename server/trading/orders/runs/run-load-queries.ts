import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { chargedStates } from '../../../../shared/orders/charged-orders.ts'
import type { Database } from '../../../platform/database/database.ts'
import { orderProposals } from '../order-life-tables.ts'
import { orderConsignments, orders } from '../order-tables.ts'

/** Orders of the runs that one answer shows, at the most. */
const mostOrders = 20_000

export type RunLoad = { pallets: number; weightG: number }

/** What these runs carry by the plans of their orders, unpaid ones included, and by parts that missed earlier runs. */
export async function runLoads(database: Database, runIds: readonly string[]): Promise<Map<string, RunLoad>> {
  if (runIds.length === 0) return new Map()
  const ids = sql.param([...runIds])
  const { rows } = await database.execute(sql`
    select "runId", sum(pallets)::integer as pallets, sum(weight)::float8 as "weightG" from (
      select ${orders.runId} as "runId", count(*) as pallets, sum((each.one->>'weightG')::bigint) as weight
      from ${orders}, jsonb_array_elements(${orders.pallet}->'pallets') as each (one)
      where ${orders.runId} = any(${ids}::uuid[]) and ${orders.state} not in ('refused', 'cancelled')
        and each.one->>'leavesOn' is null
      group by 1
      union all
      select ${orderConsignments.laterRunId}, ${orderConsignments.laterPallets}, ${orderConsignments.laterWeightG}
      from ${orderConsignments}
      where ${orderConsignments.laterRunId} = any(${ids}::uuid[])
        and ${orderConsignments.state} not in ('refused', 'cancelled')
      union all
      select ${orderProposals.runId}, ${orderProposals.runPallets}, ${orderProposals.runWeightG}
      from ${orderProposals}
      where ${orderProposals.runId} = any(${ids}::uuid[]) and ${orderProposals.state} = 'open'
    ) as loads
    group by 1`)
  return new Map(
    rows.map((row) => [
      String(row['runId']),
      { pallets: Number(row['pallets']), weightG: Number(row['weightG']) },
    ]),
  )
}

/** Which of these runs have orders, or parts that missed earlier ones. */
export async function runsWithOrders(
  database: Database,
  runIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (runIds.length === 0) return new Set()
  const own = await database
    .selectDistinct({ runId: orders.runId })
    .from(orders)
    .where(inArray(orders.runId, [...runIds]))
  const later = await database
    .selectDistinct({ runId: orderConsignments.laterRunId })
    .from(orderConsignments)
    .where(inArray(orderConsignments.laterRunId, [...runIds]))
  const proposed = await database
    .selectDistinct({ runId: orderProposals.runId })
    .from(orderProposals)
    .where(inArray(orderProposals.runId, [...runIds]))
  return new Set([...own, ...later, ...proposed].flatMap(({ runId }) => runId ?? []))
}

/** The orders of which something travels on a run, or would, by number. */
export async function orderIdsOnRun(database: Database, runId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ id: orders.id, number: orders.number })
    .from(orders)
    .innerJoin(orderConsignments, eq(orderConsignments.orderId, orders.id))
    .where(or(eq(orders.runId, runId), eq(orderConsignments.laterRunId, runId)))
    .orderBy(asc(orders.number))
  return rows.map(({ id }) => id)
}

/** The same, and those of which a part is asked whether it may travel there. */
export async function orderIdsAboutRun(database: Database, runId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ id: orders.id, number: orders.number })
    .from(orders)
    .innerJoin(orderConsignments, eq(orderConsignments.orderId, orders.id))
    .leftJoin(
      orderProposals,
      and(eq(orderProposals.consignmentId, orderConsignments.id), eq(orderProposals.state, 'open')),
    )
    .where(
      or(eq(orders.runId, runId), eq(orderConsignments.laterRunId, runId), eq(orderProposals.runId, runId)),
    )
    .orderBy(asc(orders.number))
  return rows.map(({ id }) => id)
}

/** The charged orders that were placed for these runs. */
export async function ordersOfRuns(
  database: Database,
  runIds: readonly string[],
): Promise<{ runId: string; orderId: string }[]> {
  const rows = await database
    .select({ runId: orders.runId, orderId: orders.id })
    .from(orders)
    .where(and(inArray(orders.runId, [...runIds]), inArray(orders.paymentState, [...chargedStates])))
    .limit(mostOrders)
  return rows.flatMap(({ runId, orderId }) => (runId === null ? [] : [{ runId, orderId }]))
}

/** Open proposals that would have a part travel on this run. */
export async function proposalsForRun(
  database: Database,
  runId: string,
): Promise<{ consignmentId: string }[]> {
  return database
    .select({ consignmentId: orderProposals.consignmentId })
    .from(orderProposals)
    .where(and(eq(orderProposals.runId, runId), eq(orderProposals.state, 'open')))
}
