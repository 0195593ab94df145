import type { Database } from '../../../platform/database/database.ts'
import { ordersOfRuns, runLoads, type RunLoad, runsWithOrders as withOrders } from './run-load-queries.ts'

/** What these runs carry, by run; one that carries nothing is missing. */
export const findRunLoads = async (
  database: Database,
  runIds: readonly string[],
): Promise<Map<string, RunLoad>> => runLoads(database, runIds)

/** Which of these runs have orders: a plan that has no run on their day any more leaves them. */
export const runsWithOrders = async (
  database: Database,
  runIds: readonly string[],
): Promise<ReadonlySet<string>> => withOrders(database, runIds)

/** The charged orders that were placed for these runs. */
export const findOrdersOfRuns = async (
  database: Database,
  runIds: readonly string[],
): Promise<{ runId: string; orderId: string }[]> =>
  runIds.length === 0 ? [] : ordersOfRuns(database, runIds)
