import type { Database } from '../../platform/database/database.ts'
import type { StoredGauge } from '../../platform/http/metrics.ts'
import { sumDueRefunds } from './payment-queries.ts'

/** Metrics of refunds that no provider has taken yet. */
export const refundGauges = (database: Database, clock: () => Date): StoredGauge[] => [
  {
    name: 'dray_refunds_due',
    help: 'Refunds that are owed and not done',
    read: async () => (await sumDueRefunds(database)).refunds,
  },
  {
    name: 'dray_oldest_refund_seconds',
    help: 'Age of the oldest refund that is owed and not done; 0 without one',
    read: async () => {
      const { since } = await sumDueRefunds(database)
      return since === null ? 0 : Math.max(0, (clock().getTime() - since.getTime()) / 1000)
    },
  },
]
