import { isEnded, orderStates } from '../../../shared/orders/order-states.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StoredGauge } from '../../platform/http/metrics.ts'
import { countOpenParts, oldestUnanswered } from './order-gauge-queries.ts'

/** Metrics of orders. */
export const orderGauges = (database: Database, clock: () => Date): StoredGauge[] => [
  {
    name: 'dray_open_parts',
    help: 'Parts of paid or invoiced orders that have not ended, by state',
    label: 'state',
    readEach: async () => {
      const counted = await countOpenParts(database)
      const open = orderStates.filter((state) => !isEnded(state))
      return new Map(open.map((state) => [state, counted.get(state) ?? 0]))
    },
  },
  {
    name: 'dray_oldest_unanswered_seconds',
    help: 'For how long the part that has waited longest for its brewery has waited; 0 where none waits',
    read: async () => {
      const since = await oldestUnanswered(database)
      return since === null ? 0 : Math.max(0, (clock().getTime() - since.getTime()) / 1000)
    },
  },
]
