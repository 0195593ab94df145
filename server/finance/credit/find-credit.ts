import { sumAges } from '../../../shared/credit/invoice-ages.ts'
import { type CreditState, dueDay, firstCredit, termsInWords } from '../../../shared/credit/credit-terms.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { creditRow, creditRows } from './credit-queries.ts'
import { layAccounts } from './lay-account.ts'

export { clientsWithCredit } from './credit-queries.ts'

/** Pence: what may be owed, what orders use of it, and what is past its day. */
export type CreditSummary = { state: CreditState; limitMinor: number; usedMinor: number; lateMinor: number }

type UninvoicedOfAll = (
  database: Database,
  clientIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>

/** The credit accounts of these clients, for a page of a list; clients without one are missing. */
export async function findCreditSummaries(
  database: Database,
  clientIds: readonly string[],
  { uninvoicedOf, now }: { uninvoicedOf: UninvoicedOfAll; now: Date },
): Promise<ReadonlyMap<string, CreditSummary>> {
  const accounts = clientIds.length === 0 ? [] : await creditRows(database, clientIds)
  const withAccount = accounts.map(({ clientId }) => clientId)
  const [laid, uninvoiced] = await Promise.all([
    layAccounts(database, withAccount),
    uninvoicedOf(database, withAccount),
  ])
  return new Map(
    accounts.map(({ clientId, state, limitMinor }) => {
      const { items, lines } = laid.get(clientId)!
      const open = items.filter(({ openMinor }) => openMinor > 0)
      const { to30, to60, over60 } = sumAges(open, londonDay(now))
      const owedMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      const usedMinor = owedMinor + (uninvoiced.get(clientId) ?? 0)
      return [clientId, { state, limitMinor, usedMinor, lateMinor: to30 + to60 + over60 }]
    }),
  )
}

/** The due day of an invoice issued on a day, by the client's terms, with their words; of one who has left the first ones. */
export async function findTermsOf(
  database: Database,
  { clientId, issuedOn }: { clientId: string | null; issuedOn: string },
): Promise<{ dueOn: string; text: string }> {
  const account = clientId === null ? null : await creditRow(database, clientId)
  const terms = account?.terms ?? firstCredit.terms
  return { dueOn: dueDay(terms, issuedOn), text: termsInWords(terms) }
}
