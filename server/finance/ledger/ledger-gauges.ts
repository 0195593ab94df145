import type { Database } from '../../platform/database/database.ts'
import type { StoredGauge } from '../../platform/http/metrics.ts'
import { readImbalance } from './read-balances.ts'

/** Metrics of the ledger. */
export const ledgerGauges = (database: Database): StoredGauge[] => [
  {
    name: 'dray_ledger_imbalance',
    help: 'Pence by which transactions of the ledger are off 0; always 0',
    read: () => readImbalance(database),
  },
]
