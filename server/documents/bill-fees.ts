import { londonMoment } from '../../shared/working-time/working-time.ts'
import { findBreweryNames } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { type FeeRow, readFees } from '../ledger/read-balances.ts'
import { type DocumentRow, documentsOfOrders, lockMonth, monthlyDocument } from './document-queries.ts'
import { feeInvoice } from './fee-invoice.ts'
import { issueDocument } from './issue-document.ts'
import { settledDay } from './settled-day.ts'
import { findDrayDetails } from './store-dray-details.ts'

const series = 'DRY-F'

/**
 * Bills each brewery for the month before, once, from the 1st on. Any number of processes may do it at once; a month
 * that was missed while no process ran is billed with the next start in the month after it.
 */
export async function billFees({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const today = settledDay(clock())
  const period = monthBefore(today)
  const time = {
    from: londonMoment(`${period}-01`, '00:00'),
    to: londonMoment(`${today.slice(0, 7)}-01`, '00:00'),
  }
  const rows = await readFees(database, time)
  const breweryIds = [...new Set(rows.map(({ breweryId }) => breweryId))]
  const names = await findBreweryNames(database, breweryIds)
  const papers = await documentsOfOrders(
    database,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  for (const breweryId of breweryIds)
    await database.transaction(async (transaction) => {
      await lockMonth(transaction, series)
      if ((await monthlyDocument(transaction, { series, breweryId, period })) !== null) return
      const bill = feeInvoice({
        rows: rows.filter((row) => row.breweryId === breweryId),
        brewery: names.get(breweryId) ?? 'A brewery that has left',
        dray: await findDrayDetails(transaction),
        period,
        today,
        nameOf: (row) => nameOf(row, papers),
      })
      if (bill === null) return
      const facts = { code: 'DRY', issuerId: null, breweryId, now: clock() }
      await issueDocument(transaction, { ...bill, ...facts })
    })
}

/** The order and the invoice that a fee is about. */
function nameOf({ orderId, partId }: FeeRow, papers: readonly DocumentRow[]): string {
  const ofOrder = papers.filter((paper) => paper.orderId === orderId && paper.kind !== 'credit_note')
  const invoice = ofOrder.find((paper) =>
    paper.contents.sections.some((section) => section.partId === partId),
  )
  return `order ${ofOrder[0]?.contents.orderNumber ?? orderId}, invoice ${invoice?.number ?? 'none'}`
}

/** '2026-10' for any day of November 2026. */
function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}
