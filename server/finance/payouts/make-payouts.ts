import type { Nation } from '../../../shared/working-time/bank-holidays.ts'
import { isWorkingDay, londonDay, londonTime } from '../../../shared/working-time/working-time.ts'
import { findBreweryNations } from '../../catalogue/beers/brewery-nations.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { readDueOfBreweries } from '../ledger/read-brewery-dues.ts'
import { findPayoutAccount } from '../payments/payout-accounts.ts'
import { type ClaimedOf, findAvailable } from './find-available.ts'
import { findPayoutHold } from './payout-holds.ts'
import {
  hasPayoutOf,
  insertPayout,
  isDayMade,
  lockPayoutsOf,
  markDayMade,
  nextPayoutSequence,
} from './payout-queries.ts'

type Deps = { database: Database; provider: { name: string }; claimedOf: ClaimedOf; clock: () => Date }

/** By the clock of London. */
const payoutTime = '06:00'

/**
 * Makes the payouts of a working day from 06:00 on: one for each brewery with something available, of all of it
 * (PAYO-01). Any number of processes may do it, and end in the middle of it: a brewery has one payout of a day.
 */
export async function makePayouts({ database, provider, claimedOf, clock }: Deps): Promise<void> {
  const now = clock()
  const day = londonDay(now)
  if (londonTime(now) < payoutTime || (await isDayMade(database, day))) return
  const owed = (await readDueOfBreweries(database)).filter(({ dueMinor }) => dueMinor > 0)
  const ids = owed.map(({ breweryId }) => breweryId)
  const nations = await findBreweryNations(database, ids)
  for (const breweryId of ids) {
    const nation = nations.get(breweryId) ?? 'england-and-wales'
    await payBrewery({ database, provider, claimedOf, clock }, { breweryId, nation })
  }
  await markDayMade(database, day, now)
}

/** Makes a brewery's payout of this day, if it is a working day of its nation and something is available. */
export async function payBrewery(
  { database, provider, claimedOf, clock }: Deps,
  { breweryId, nation }: { breweryId: string; nation: Nation },
): Promise<void> {
  const now = clock()
  const day = londonDay(now)
  if (!isWorkingDay(day, nation)) return
  if ((await findPayoutHold(database, { breweryId, now })) !== null) return
  await retryTransaction(database, async (transaction) => {
    await lockPayoutsOf(transaction, breweryId)
    if (await hasPayoutOf(transaction, { breweryId, day })) return
    const asked = { breweryId, nation, provider: provider.name, claimedOf, now }
    const { availableMinor, lines } = await findAvailable(transaction, asked)
    if (availableMinor <= 0) return
    const isByProvider = (await findPayoutAccount(transaction, breweryId)) !== null
    const sequence = await nextPayoutSequence(transaction)
    await insertPayout(
      transaction,
      {
        sequence,
        number: `DRY-P-${String(sequence).padStart(6, '0')}`,
        breweryId,
        amountMinor: availableMinor,
        provider: isByProvider ? provider.name : null,
        day,
        madeAt: now.toISOString(),
        dueAt: isByProvider ? now.toISOString() : null,
      },
      lines,
    )
  })
}
