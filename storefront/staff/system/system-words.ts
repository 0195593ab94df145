import type { StoppedKind, SystemCheck } from '../../../shared/api/system-api.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { formatMinor } from '../../../shared/format/money.ts'

export const checkNames: Readonly<Record<SystemCheck, { name: string; holds: string }>> = {
  ledger: { name: 'Ledger', holds: 'Every transaction adds up to £0.00.' },
  stock: { name: 'Stock', holds: 'Levels, movements and open orders agree.' },
  documents: { name: 'Documents', holds: 'No number is missing, and nothing is credited twice.' },
  deadlines: { name: 'Deadlines', holds: 'The clock has acted on all that were due.' },
  prices: { name: 'Prices', holds: 'Every size shows the price of its day.' },
  lists: { name: 'Lists', holds: 'What lists count and sum is what there is.' },
}

export const stoppedNames: Readonly<Record<StoppedKind, string>> = {
  mail: 'Mail',
  webhook: 'Webhook',
  job: 'Job',
}

/** What each watched figure of /metrics is for people. */
export const figureNames: Readonly<Record<string, string>> = {
  dray_ledger_imbalance: 'How far the ledger is from £0.00',
  dray_unmatched_provider_rows: 'Rows that the provider’s books and the ledger differ about',
  dray_failed_mails: 'Mails that were given up',
  dray_jobs_failing: 'Jobs whose last run failed',
  dray_oldest_job_seconds: 'The job that has been due for longest',
  dray_oldest_refund_seconds: 'The oldest refund that the provider has not taken',
  dray_oldest_payout_seconds: 'The oldest payout that is not sent',
  dray_oldest_unanswered_seconds: 'The part that has waited longest for its brewery',
}

/** A length of time in its largest whole unit: '3 hours'. */
export function durationText(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const
  for (const [size, name] of units) {
    const count = Math.floor(seconds / size)
    if (count > 0) return `${formatNumber(count)} ${name}${count === 1 ? '' : 's'}`
  }
  const rest = Math.round(seconds)
  return `${rest} second${rest === 1 ? '' : 's'}`
}

/** A figure of /metrics as people read it: seconds as time, the ledger's as money. */
export function figureText(name: string, value: number): string {
  if (name.endsWith('_seconds')) return durationText(value)
  return name === 'dray_ledger_imbalance' ? formatMinor(value) : formatNumber(value)
}
