import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { requireCredit } from '../../../server/finance/credit/require-credit.ts'
import { retryTransaction } from '../../../server/platform/database/retry-transaction.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { RequestError } from '../../../server/platform/errors/request-error.ts'
import { partInvoiced } from '../../../server/finance/ledger/booking-rules.ts'
import { postLedger } from '../../../server/finance/ledger/post-ledger.ts'
import { readOwedOnAccount } from '../../../server/finance/ledger/read-on-account.ts'
import fc from 'fast-check'

/**
 * Orders of these totals on one new account at once, in turn over these connections. Answers the totals that were
 * taken, what of the limit is used, and the codes of the others.
 */
export async function raceForCredit(
  databases: readonly Database[],
  { limitMinor, totals }: { limitMinor: number; totals: readonly number[] },
) {
  const clientId = randomUUID()
  const [first] = databases
  await first!.execute(sql`
    insert into credit_accounts (client_id, limit_minor, terms, state, reason, opened_at)
    values (${clientId}, ${limitMinor}, '14', 'open', 'A race.', now())`)
  const order = async (totalMinor: number, place: number) => {
    try {
      await retryTransaction(databases[place % databases.length]!, async (transaction) => {
        await requireCredit(transaction, { clientId, totalMinor, uninvoicedOf: async () => 0 })
        await postLedger(transaction, {
          event: 'part_invoiced',
          key: `invoiced:${randomUUID()}`,
          entries: partInvoiced(totalMinor, clientId, randomUUID()),
          now: new Date(),
        })
      })
      return { totalMinor, code: null }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      return { totalMinor, code: error.code }
    }
  }
  const outcomes = await Promise.all(totals.map(order))
  return {
    taken: outcomes.flatMap(({ totalMinor, code }) => (code === null ? [totalMinor] : [])),
    refused: outcomes.flatMap(({ totalMinor, code }) => (code === null ? [] : [{ totalMinor, code }])),
    usedMinor: await readOwedOnAccount(first!, clientId),
  }
}

/** A limit, and totals of orders that meet: some fit, together most do not. */
export const creditRaces = fc.record({
  limitMinor: fc.integer({ min: 1, max: 100_000 }),
  totals: fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 20 }),
})
