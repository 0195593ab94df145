import type { Database } from '../database/database.ts'
import type { StoredGauge } from '../http/metrics.ts'
import { countFailedMails } from './mail-queries.ts'

/** Metrics of mails. */
export const mailGauges = (database: Database): StoredGauge[] => [
  {
    name: 'dray_failed_mails',
    help: 'Mails that were given up; `operate jobs retry` sends them again',
    read: () => countFailedMails(database),
  },
]
