import type { BreweryBalances } from '../../../shared/api/money-api.ts'
import { payoutHoldText } from '../../../shared/payouts/payout-words.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { readDueOfBreweries } from '../ledger/read-brewery-dues.ts'
import { findPayoutHolds } from './payout-holds.ts'
import { sumsOnItsWay } from './payout-queries.ts'

/** Breweries that are owed something or owe it, those that owe most first, at most 1,000. */
export async function listBalances(database: Database, now: Date): Promise<BreweryBalances> {
  const balances = (await readDueOfBreweries(database))
    .toSorted((one, other) => one.dueMinor - other.dueMinor)
    .slice(0, 1000)
  const breweryIds = balances.map(({ breweryId }) => breweryId)
  const known = new Map((await nameBreweries(database, breweryIds)).map((brewery) => [brewery.id, brewery]))
  const onItsWay = await sumsOnItsWay(database, breweryIds)
  const holds = await findPayoutHolds(database, { breweryIds, now })
  const rows = balances.map(({ breweryId, dueMinor }) => {
    const brewery = known.get(breweryId)
    const onItsWayMinor = onItsWay.get(breweryId) ?? 0
    const hold = holds.get(breweryId)
    return {
      slug: brewery?.slug ?? null,
      name: brewery?.name ?? 'A brewery that has left',
      dueMinor: dueMinor - onItsWayMinor,
      onItsWayMinor,
      hold: hold === undefined ? null : { kind: hold.kind, text: payoutHoldText(hold) },
    }
  })
  return { rows }
}
