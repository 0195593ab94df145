import type { Database } from '../../platform/database/database.ts'
import type { StoredGauge } from '../../platform/http/metrics.ts'
import { countDifferences } from './reconciliation-queries.ts'

/** Metrics of rows of a provider that match no booking, or the other way round. */
export const reconciliationGauges = (database: Database): StoredGauge[] => [
  {
    name: 'dray_unmatched_provider_rows',
    help: 'Rows of the provider and bookings that do not agree and are not explained',
    read: () => countDifferences(database),
  },
]
