import { mailSentence } from '../../../server/platform/actions/perform-action.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { Outcome } from './preview-world.ts'

type Mail = { to_name: string; to_email: string; data: { heading?: string } }

/**
 * What was written and is not in the preview's sentences: mails by their number, refunds to the penny, stock that
 * moves, money that is booked, documents that are issued. An organiser sees no brewery's money (GORG-04).
 */
export function unsaidOf({ preview, done, before }: Outcome, { isOfRun }: { isOfRun: boolean }): string[] {
  const rowsOf = <Row>(table: string) => (done.rows.get(table) ?? []).map((row) => JSON.parse(row) as Row)
  const isNew = (table: string) => (done.counts.get(table) ?? 0) > (before.counts.get(table) ?? 0)
  const mails = rowsOf<Mail>('mails').map(({ to_name: toName, to_email: toEmail, data }) =>
    mailSentence({ toName, toEmail, heading: data.heading ?? null }),
  )
  const refunds = isNew('refunds') ? rowsOf<{ amount_minor: number }>('refunds') : []
  const refundedMinor = refunds.reduce((sum, { amount_minor: minor }) => sum + minor, 0)
  const money = preview.money.join(' ')
  return [
    ...(preview.mails.length === new Set(mails).size ? [] : mails),
    ...(isNew('stock_movements') && preview.stock.length === 0 ? ['stock moves'] : []),
    ...(isNew('ledger_entries') && !isOfRun && money === '' ? ['money is booked'] : []),
    ...(isNew('documents') && preview.documents.length === 0 ? ['documents are issued'] : []),
    ...(refundedMinor === 0 || money.includes(formatMinor(refundedMinor))
      ? []
      : [`${formatMinor(refundedMinor)} goes back`]),
  ]
}
