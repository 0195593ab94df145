import type { Database } from '../../platform/database/database.ts'
import type { StoredGauge } from '../../platform/http/metrics.ts'
import { ledgerGauges } from '../../finance/ledger/ledger-gauges.ts'
import { mailGauges } from '../../platform/mail/mail-gauges.ts'
import { orderGauges } from '../../trading/orders/order-gauges.ts'
import { refundGauges } from '../../finance/payments/refund-gauges.ts'
import { payoutGauges } from '../../finance/payouts/payout-gauges.ts'
import { reconciliationGauges } from '../../finance/reconciliation/reconciliation-gauges.ts'
import { jobGauges } from '../../platform/job-runner/job-states.ts'
import { webhookGauges } from '../../integrations/webhooks/dead-deliveries.ts'

/** Every figure from the database, for /metrics and for the staff. */
export const storedGauges = (database: Database, clock: () => Date): StoredGauge[] => [
  ...orderGauges(database, clock),
  ...refundGauges(database, clock),
  ...payoutGauges(database, clock),
  ...mailGauges(database),
  ...webhookGauges(database),
  ...jobGauges(database),
  ...ledgerGauges(database),
  ...reconciliationGauges(database),
]

const hour = 3600
/** Above these a figure is an alarm (docs/run/watching.md). */
const alarms: Readonly<Record<string, number>> = {
  dray_ledger_imbalance: 0,
  dray_unmatched_provider_rows: 0,
  dray_failed_mails: 0,
  dray_jobs_failing: 0,
  dray_oldest_job_seconds: hour / 12,
  dray_oldest_refund_seconds: hour,
  dray_oldest_payout_seconds: 48 * hour,
  dray_oldest_unanswered_seconds: 96 * hour,
}

export type WatchedFigure = {
  name: string
  help: string
  value: number | null
  alarmAbove: number
  isAlarm: boolean
}

/** The figures that have an alarm; one that cannot be read has no value, and is an alarm too. */
export async function readFigures(database: Database, clock: () => Date): Promise<WatchedFigure[]> {
  const figures = []
  for (const gauge of storedGauges(database, clock)) {
    const alarmAbove = alarms[gauge.name]
    if (alarmAbove === undefined || !('read' in gauge)) continue
    const value = await gauge.read().catch(() => null)
    const isAlarm = value === null || value > alarmAbove
    figures.push({ name: gauge.name, help: gauge.help, value, alarmAbove, isAlarm })
  }
  return figures
}
