import { sumAges } from '../../shared/credit/invoice-ages.ts'
import type { CreditState } from '../../shared/credit/credit-terms.ts'
import { londonDay } from '../../shared/working-time/working-time.ts'
import type { Database } from '../database/database.ts'
import { clientsWithCredit, creditRows } from './credit-queries.ts'
import { layAccount } from './lay-account.ts'
import { readUsed, type UninvoicedOf } from './require-credit.ts'

/** Pence: what may be owed, what orders use of it, and what is past its day. */
export type CreditSummary = { state: CreditState; limitMinor: number; usedMinor: number; lateMinor: number }

/** Clients whose credit account is open or on hold; at most two thousand. */
export const findClientsWithCredit = (database: Database): Promise<string[]> => clientsWithCredit(database)

/** The credit accounts of these clients, for a page of a list; clients without one are missing. */
export async function findCreditSummaries(
  database: Database,
  clientIds: readonly string[],
  { uninvoicedOf, now }: { uninvoicedOf: UninvoicedOf; now: Date },
): Promise<ReadonlyMap<string, CreditSummary>> {
  const accounts = clientIds.length === 0 ? [] : await creditRows(database, clientIds)
  const found = new Map<string, CreditSummary>()
  for (const { clientId, state, limitMinor } of accounts) {
    const { items } = await layAccount(database, clientId)
    const { to30, to60, over60 } = sumAges(
      items.filter(({ openMinor }) => openMinor > 0),
      londonDay(now),
    )
    const usedMinor = await readUsed(database, { clientId, uninvoicedOf })
    found.set(clientId, { state, limitMinor, usedMinor, lateMinor: to30 + to60 + over60 })
  }
  return found
}
