import type { Database } from '../../platform/database/database.ts'
import type { StoredGauge } from '../../platform/http/metrics.ts'
import {
  countDeadDeliveries,
  deadDeliveries,
  endpointOfDeadDelivery,
  stopDeadDelivery,
} from './dead-delivery-queries.ts'
import { sendAgain } from './send-again.ts'

export type DeadDelivery = Awaited<ReturnType<typeof deadDeliveries>>[number]

/** Deliveries of webhooks that were given up, the oldest first, at most so many. */
export const listDeadDeliveries = (database: Database, most: number): Promise<DeadDelivery[]> =>
  deadDeliveries(database, most)

/** Sends a given-up delivery again. False where there is none; throws RequestError 409 where its webhook is off. */
export async function retryDeadDelivery(transaction: Database, id: string): Promise<boolean> {
  const endpointId = await endpointOfDeadDelivery(transaction, id)
  if (endpointId === null) return false
  await sendAgain(transaction, { deliveryId: id, endpointId, owner: null })
  return true
}

/** Takes a given-up delivery off the list; its log stays. False where there is none. */
export const dropDeadDelivery = (transaction: Database, id: string): Promise<boolean> =>
  stopDeadDelivery(transaction, id)

/** Metrics of webhooks. */
export const webhookGauges = (database: Database): StoredGauge[] => [
  {
    name: 'dray_dead_deliveries',
    help: 'Deliveries of webhooks that were given up; `operate jobs retry` sends them again',
    read: () => countDeadDeliveries(database),
  },
]
