import type { Database } from '../../platform/database/database.ts'
import { carrierSums, deliverySums, differenceSums } from './ledger-queries.ts'

export type RunMoney = {
  /** Invoiced to buyers for its pallets, less credits. */
  chargedMinor: number
  /** By id of the brewery. */
  borneBy: Map<string, number>
  billedMinor: number
}

/**
 * What pallets of runs were charged at, what breweries pay of them and what carriers billed, each a sum over the ledger
 * in pence without VAT; `placed` are the orders of the runs.
 */
export async function readRunMoney(
  database: Database,
  runIds: readonly string[],
  placed: readonly { runId: string; orderId: string }[],
): Promise<Map<string, RunMoney>> {
  const orderIds = placed.map(({ orderId }) => orderId)
  const runOf = new Map(placed.map(({ orderId, runId }) => [orderId, runId]))
  const money = new Map<string, RunMoney>(
    runIds.map((id) => [id, { chargedMinor: 0, borneBy: new Map(), billedMinor: 0 }]),
  )
  if (orderIds.length > 0) {
    // Income is a credit, below zero in the ledger.
    for (const { orderId, minor } of await deliverySums(database, orderIds))
      money.get(runOf.get(orderId)!)!.chargedMinor -= minor
    for (const { orderId, breweryId, minor } of await differenceSums(database, orderIds)) {
      const { borneBy } = money.get(runOf.get(orderId)!)!
      borneBy.set(breweryId, (borneBy.get(breweryId) ?? 0) + minor)
    }
  }
  if (runIds.length > 0)
    for (const { runId, minor } of await carrierSums(database, runIds)) money.get(runId)!.billedMinor = minor
  return money
}
