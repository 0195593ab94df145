import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { payout } from '../ledger/booking-rules.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { readBalance } from '../ledger/read-balances.ts'
import { BalanceTooSmall, type PaymentProvider, ProviderUnreachable } from '../payments/payment-provider.ts'
import { findPayoutAccount } from '../payments/payout-accounts.ts'
import { findPayoutHold } from './payout-holds.ts'
import {
  claimPayout,
  duePayoutRows,
  lockPayoutsOf,
  markPayoutSent,
  type PayoutRow,
  postponePayout,
  withdrawPayout,
} from './payout-queries.ts'
import type { PayoutProblem } from './payout-tables.ts'

export type SendDeps = {
  database: Database
  provider: Pick<PaymentProvider, 'name' | 'payouts'>
  logger: Pick<FastifyBaseLogger, 'warn'>
  clock: () => Date
}

const atATime = 50
const claimMinutes = 5
/** A balance that is too small, and a brewery that may not be paid just now, are looked at again then. */
const waitMinutes = 60

/**
 * Sends what payouts are due at the provider, which is asked for each by its id first: a payout whose answer was lost, or
 * whose process ended, is found and not sent again (PAYO-02). Any number of processes may do it at once.
 */
export async function sendPayouts({ database, provider, logger, clock }: SendDeps): Promise<void> {
  const now = clock()
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  for (const row of await duePayoutRows(database, { provider: provider.name, now, most: atATime })) {
    if (!(await claimPayout(database, row.id, { now, until: later(claimMinutes) }))) continue
    try {
      const found = await provider.payouts.find(row.id)
      const reference = found ?? (await sendNew({ database, provider, row, now }))
      if (reference === null) await postpone(row, { until: later(waitMinutes), problem: null })
      else if (reference !== 'withdrawn')
        await bookPayout(database, row, { reference, by: provider.name, now })
    } catch (error) {
      logger.warn({ err: error, payout: row.number }, 'a payout was not taken; tried again')
      const problem = problemOf(error)
      await postpone(row, {
        until: later(problem === 'balance_too_small' ? waitMinutes : claimMinutes),
        problem,
      })
    }
  }

  async function postpone(
    { id }: PayoutRow,
    { until, problem }: { until: Date; problem: PayoutProblem | null },
  ): Promise<void> {
    const isRefused = problem === 'balance_too_small' || problem === 'refused'
    await postponePayout(database, id, { until, problem, isRefused })
  }
}

type Sending = Pick<SendDeps, 'database' | 'provider'> & { row: PayoutRow; now: Date }

/** Its name at the provider; null while the brewery may not be paid, 'withdrawn' where it is owed less by now. */
async function sendNew({ database, provider, row, now }: Sending): Promise<string | null> {
  const { id: payoutId, number, breweryId, amountMinor, refusals } = row
  const account = await findPayoutAccount(database, breweryId)
  const hold = await findPayoutHold(database, { breweryId, now })
  if (account === null || hold !== null) return null
  if (!(await isStillOwed(database, row))) {
    await withdrawPayout(database, payoutId, now)
    return 'withdrawn'
  }
  return provider.payouts.send({ payoutId, number, account, amountMinor, refusals })
}

/** Whether the ledger owes a brewery what its payout is of: credits after it was made may have lowered that. */
export async function isStillOwed(
  database: Database,
  { breweryId, amountMinor }: Pick<PayoutRow, 'breweryId' | 'amountMinor'>,
): Promise<boolean> {
  return -(await readBalance(database, 'brewery_due', { owner: breweryId })) >= amountMinor
}

/** Books a payout that has left, once: by the provider, or by bank where the row names none. */
export async function bookPayout(
  database: Database,
  { id, breweryId, amountMinor, provider }: PayoutRow,
  { reference, by, now }: { reference: string; by: string; now: Date },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockPayoutsOf(transaction, breweryId)
    if (!(await markPayoutSent(transaction, id, { at: now, reference, by }))) return false
    return postLedger(transaction, {
      event: 'payout',
      key: `payout:${id}`,
      entries: payout(amountMinor, breweryId, provider),
      actor: by,
      now,
    })
  })
}

function problemOf(error: unknown): PayoutProblem {
  if (error instanceof BalanceTooSmall) return 'balance_too_small'
  return error instanceof ProviderUnreachable ? 'unreachable' : 'refused'
}
