import { sweepOrders } from '../../../server/trading/orders/lapse-orders.ts'
import { sweepDeadlines } from '../../../server/trading/orders/life/sweep-deadlines.ts'
import { sweepRuns } from '../../../server/trading/orders/runs/sweep-runs.ts'
import { findOpenClaimMoney } from '../../../server/trading/orders/claims/open-claim-money.ts'
import { readDueOfBreweries } from '../../../server/finance/ledger/read-brewery-dues.ts'
import { payBrewery } from '../../../server/finance/payouts/make-payouts.ts'
import { sendPayouts } from '../../../server/finance/payouts/send-payouts.ts'
import type { HistoryWorld } from './history-world.ts'

/** What the clock does on its own: runs, deadlines, refunds, and the breweries' payouts of the day. */
export async function sweepAll(world: HistoryWorld): Promise<void> {
  const { deps, sellers } = world
  await sweepRuns(deps)
  await sweepDeadlines(deps)
  await sweepOrders(deps)
  const payouts = { ...deps, claimedOf: findOpenClaimMoney }
  // The breweries of this world alone: a database has many, and each has a clock of its own.
  const owed = (await readDueOfBreweries(deps.database)).filter(({ dueMinor }) => dueMinor > 0)
  for (const { id } of sellers)
    if (owed.some(({ breweryId }) => breweryId === id))
      await payBrewery(payouts, { breweryId: id, nation: 'england-and-wales' })
  await sendPayouts(payouts)
}
