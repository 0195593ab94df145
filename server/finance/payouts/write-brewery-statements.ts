import { londonMoment } from '../../../shared/working-time/working-time.ts'
import { findBreweryNames } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { issueStatement, statementSeries } from '../documents/issue-statement.ts'
import { dayAfterMonth, openMonths } from '../documents/open-months.ts'
import { settledDay } from '../documents/settled-day.ts'
import { findDrayDetails } from '../documents/store-dray-details.ts'
import { readBalance } from '../ledger/read-balances.ts'
import {
  type BreweryEntry,
  readBreweriesWithMoney,
  readBreweryEntries,
} from '../ledger/read-brewery-money.ts'
import { breweryStatement } from './brewery-statement.ts'
import { documentsOf } from './documents-of-orders.ts'
import { payoutsById } from './payout-queries.ts'

type Deps = { database: Database; clock: () => Date }
const mostLines = 20_000

/**
 * Writes each brewery's statement of the month before, once, from the 1st on, and of months in which no process ran (PAYO-08). Any number of processes may do it
 * at once; a brewery without a balance or a booking gets none.
 */
export async function writeBreweryStatements({ database, clock }: Deps): Promise<void> {
  const today = settledDay(clock())
  for (const period of await openMonths(database, { series: statementSeries, of: 'brewery', today }))
    await writeMonth({ database, clock }, { period, today })
}

async function writeMonth(
  { database, clock }: Deps,
  { period, today }: { period: string; today: string },
): Promise<void> {
  const from = londonMoment(`${period}-01`, '00:00')
  const to = londonMoment(dayAfterMonth(period), '00:00')
  const ids = await readBreweriesWithMoney(database, to)
  const names = await findBreweryNames(database, ids)
  for (const breweryId of ids)
    await issueStatement(database, { breweryId, period, now: clock() }, async (transaction) => {
      const openingMinor = await balanceAt(transaction, breweryId, from)
      const wanted = { breweryId, from, to, page: 1, size: mostLines }
      const entries = (await readBreweryEntries(transaction, wanted)).rows.toReversed()
      if (openingMinor === 0 && entries.length === 0) return null
      return breweryStatement({
        openingMinor,
        entries,
        nameOf: await findNames(transaction, entries),
        brewery: names.get(breweryId) ?? 'A brewery that has left',
        dray: await findDrayDetails(transaction),
        period,
        today,
      })
    })
}

/** Held and due at a moment, in pence. */
async function balanceAt(database: Database, owner: string, before: Date): Promise<number> {
  const held = await readBalance(database, 'brewery_held', { owner, before })
  return 0 - held - (await readBalance(database, 'brewery_due', { owner, before }))
}

async function findNames(
  database: Database,
  entries: readonly BreweryEntry[],
): Promise<(entry: BreweryEntry) => string | null> {
  const { papers, invoices } = await documentsOf(database, entries)
  const ids = entries.flatMap(({ event, key }) => (event === 'payout' ? [key.slice('payout:'.length)] : []))
  const payouts = new Map((await payoutsById(database, ids)).map(({ id, number }) => [id, number]))
  return ({ documentId, partId, key }) =>
    papers.get(documentId ?? '')?.number ??
    invoices.get(partId ?? '')?.number ??
    payouts.get(key.slice('payout:'.length)) ??
    null
}
