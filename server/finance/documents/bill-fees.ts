import { londonMoment } from '../../../shared/working-time/working-time.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { type FeeRow, readFees } from '../ledger/read-balances.ts'
import { type DocumentRow, documentsOfOrders } from './document-queries.ts'
import { lockMonth, monthlyDocument } from './monthly-document-queries.ts'
import { feeInvoice } from './fee-invoice.ts'
import { issueDocument } from './issue-document.ts'
import { dayAfterMonth, openMonths } from './open-months.ts'
import { settledDay } from './settled-day.ts'
import { findDrayDetails } from './store-dray-details.ts'

const series = 'DRY-F'

/**
 * Bills each brewery for the month before, once, from the 1st on, and for months in which no process ran. Any number of
 * processes may do it at once.
 */
export async function billFees({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  const today = settledDay(clock())
  for (const period of await openMonths(database, { series, of: 'brewery', today }))
    await billMonth(database, { period, today, clock })
}

async function billMonth(
  database: Database,
  { period, today, clock }: { period: string; today: string; clock: () => Date },
): Promise<void> {
  const time = {
    from: londonMoment(`${period}-01`, '00:00'),
    to: londonMoment(dayAfterMonth(period), '00:00'),
  }
  const rows = await readFees(database, time)
  const breweryIds = [...new Set(rows.map(({ breweryId }) => breweryId))]
  const names = await findBreweryNames(database, breweryIds)
  const documents = await documentsOfOrders(
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
        nameOf: (row) => nameOf(row, documents),
      })
      if (bill === null) return
      const facts = { code: 'DRY', issuerId: null, breweryId, now: clock() }
      await issueDocument(transaction, { ...bill, ...facts })
    })
}

/** The order and the invoice that a fee is about. */
function nameOf({ orderId, partId }: FeeRow, papers: readonly DocumentRow[]): string {
  const ofOrder = papers.filter((document) => document.orderId === orderId && document.kind !== 'credit_note')
  const invoice = ofOrder.find((paper) =>
    paper.contents.sections.some((section) => section.partId === partId),
  )
  return `order ${ofOrder[0]?.contents.orderNumber ?? orderId}, invoice ${invoice?.number ?? 'none'}`
}
