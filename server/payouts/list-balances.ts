import type { BreweryBalances } from '../../shared/api/money-api.ts'
import { payoutHoldText } from '../../shared/payouts/payout-words.ts'
import { nameBreweries } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { readDueOfBreweries } from '../ledger/read-brewery-dues.ts'
import { findPayoutHold } from './payout-holds.ts'
import { sumOnItsWay } from './payout-queries.ts'

/** Breweries that are owed something or owe it, those that owe most first, at most 1,000. */
export async function listBalances(database: Database, now: Date): Promise<BreweryBalances> {
  const balances = (await readDueOfBreweries(database))
    .toSorted((one, other) => one.dueMinor - other.dueMinor)
    .slice(0, 1000)
  const known = await nameBreweries(
    database,
    balances.map(({ breweryId }) => breweryId),
  )
  const rows = []
  for (const { breweryId, dueMinor } of balances) {
    const brewery = known.find(({ id }) => id === breweryId)
    const onItsWayMinor = await sumOnItsWay(database, breweryId)
    const hold = await findPayoutHold(database, { breweryId, now })
    rows.push({
      slug: brewery?.slug ?? null,
      name: brewery?.name ?? 'A brewery that has left',
      dueMinor: dueMinor - onItsWayMinor,
      onItsWayMinor,
      hold: hold === null ? null : { kind: hold.kind, text: payoutHoldText(hold) },
    })
  }
  return { rows }
}
