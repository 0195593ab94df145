import type { Database } from '../../platform/database/database.ts'
import type { StoredGauge } from '../../platform/http/metrics.ts'
import { waitingPayouts } from './payout-queries.ts'

/** Metrics of payouts that are made and not sent. */
export const payoutGauges = (database: Database, clock: () => Date): StoredGauge[] => [
  {
    name: 'dray_payouts_waiting',
    help: 'Payouts to breweries that are made and not sent',
    read: async () => (await waitingPayouts(database)).payouts,
  },
  {
    name: 'dray_oldest_payout_seconds',
    help: 'Age of the oldest payout that is made and not sent; 0 without one',
    read: async () => {
      const { since } = await waitingPayouts(database)
      return since === null ? 0 : Math.max(0, (clock().getTime() - since.getTime()) / 1000)
    },
  },
]
