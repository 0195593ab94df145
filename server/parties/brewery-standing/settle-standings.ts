import { findBrewerySales } from '../../catalogue/beers/brewery-sale.ts'
import type { Database } from '../../platform/database/database.ts'
import { dueEnd } from './assess-awrs.ts'
import { settleStanding } from './settle-standing.ts'
import { type AssessedBrewery, standingsOf } from './standing-of.ts'
import { standingFacts, standingIds } from './standing-queries.ts'

const atATime = 200

/**
 * What the clock alone changes of standings: entries that run out, pauses that end, warnings that are due. Any number of
 * processes may run it: a brewery is held while it is settled, and one without a change is only read.
 */
export async function settleStandings({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  let after: string | null = null
  do {
    const ids: string[] = await standingIds(database, { after, limit: atATime })
    for (const id of await unsettled(database, ids, clock()))
      await database.transaction(async (transaction) => {
        await standingFacts(transaction, [id], 'update')
        await settleStanding(transaction, id, clock())
      })
    after = ids.length < atATime ? null : (ids.at(-1) ?? null)
  } while (after !== null)
}

/** Those of which something that is derived is not as it follows now. */
async function unsettled(database: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const sales = await findBrewerySales(database, ids)
  const isSettled = ({ breweryId, facts, standing }: AssessedBrewery) => {
    const sale = sales.get(breweryId)
    const { closure, awrs, isStopped } = standing
    return (
      sale?.closure?.reason === closure?.reason &&
      (sale?.closure?.until ?? null) === (closure?.until ?? null) &&
      (sale?.verifiedNumber ?? null) === awrs.verifiedNumber &&
      Boolean(facts?.stoppedSince) === isStopped &&
      (facts?.warnedOfEnd ?? null) === dueEnd(awrs, now)
    )
  }
  const assessed = await standingsOf(database, ids, { now })
  return assessed.filter((one) => !isSettled(one)).map(({ breweryId }) => breweryId)
}
