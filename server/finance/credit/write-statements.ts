import { sumAges } from '../../../shared/credit/invoice-ages.ts'
import { addDays, londonMoment } from '../../../shared/working-time/working-time.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { addressedTo } from '../documents/find-parties.ts'
import { issueStatement, statementSeries } from '../documents/issue-statement.ts'
import { dayAfterMonth, openMonths } from '../documents/open-months.ts'
import { settledDay } from '../documents/settled-day.ts'
import { findDrayDetails } from '../documents/store-dray-details.ts'
import { readTradeAccount } from '../../parties/trade-accounts/trade-view.ts'
import { creditClients, mostRows } from './credit-queries.ts'
import { layAccount } from './lay-account.ts'
import { statementContents } from './statement-contents.ts'

type Deps = { database: Database; clock: () => Date }

/**
 * Writes each credit client's statement of the month before, once, from the 1st on, and of months in which no process ran (CRED-08). Any
 * number of processes may do it at once; an account without a balance or a booking gets none.
 */
export async function writeStatements({ database, clock }: Deps): Promise<void> {
  const today = settledDay(clock())
  for (const period of await openMonths(database, { series: statementSeries, of: 'client', today }))
    await writeMonth({ database, clock }, { period, today })
}

async function writeMonth(
  { database, clock }: Deps,
  { period, today }: { period: string; today: string },
): Promise<void> {
  const first = dayAfterMonth(period)
  const from = londonMoment(`${period}-01`, '00:00')
  const to = londonMoment(first, '00:00')
  let after: string | null = null
  do {
    const ids: string[] = await creditClients(database, after)
    for (const clientId of ids)
      await issueStatement(database, { clientId, period, now: clock() }, async (transaction) => {
        const before = await layAccount(transaction, clientId, from)
        const { lines, numbers, items } = await layAccount(transaction, clientId, to)
        const openingMinor = before.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
        const booked = lines.slice(before.lines.length)
        if (openingMinor === 0 && booked.length === 0) return null
        return statementContents({
          openingMinor,
          lines: booked,
          numbers,
          ages: sumAges(items, addDays(first, -1)),
          buyer: await buyerOf(transaction, clientId),
          dray: await findDrayDetails(transaction),
          period,
          today,
        })
      })
    after = ids.length < mostRows ? null : (ids.at(-1) ?? null)
  } while (after !== null)
}

async function buyerOf(database: Database, clientId: string) {
  const client = (await findPublicClients(database, [clientId])).get(clientId)
  const { businessName, vatNumber } = (await readTradeAccount(database, clientId)).details
  const contact = client?.name ?? formerClientName
  const named =
    businessName === null ? { business: contact } : await addressedTo(database, { clientId, businessName })
  return { ...named, contact, address: [], vatNumber }
}
