import type { BreweryView } from '../../../shared/api/list-views.ts'
import { closureText } from '../../../shared/standing/seller-closure.ts'
import { missingTexts } from '../../../shared/standing/standing-conditions.ts'
import type { Database } from '../../platform/database/database.ts'
import { type AssessedBrewery, isAwrsDue, standingsOf } from './standing-of.ts'

export type ListedStanding = {
  breweryId: string
  states: BreweryView[]
  missing: string[]
  closure: string | null
  awrs: { state: AssessedBrewery['standing']['awrs']['state']; goodUntil: string | null }
}

const atATime = 500

/** The state of each of these breweries, for a list of them. */
export async function listStandings(
  database: Database,
  breweryIds: readonly string[],
  now: Date,
): Promise<ListedStanding[]> {
  const found: ListedStanding[] = []
  for (let at = 0; at < breweryIds.length; at += atATime) {
    const assessed = await standingsOf(database, breweryIds.slice(at, at + atATime), { now })
    found.push(...assessed.map((one) => viewStanding(one, now)))
  }
  return found
}

function viewStanding({ breweryId, facts, standing }: AssessedBrewery, now: Date): ListedStanding {
  const { missing, closure, awrs } = standing
  const isSuspended = Boolean(facts?.suspendedAt)
  const states: BreweryView[] = []
  if (isSuspended) states.push('suspended')
  else if (missing.length > 0) states.push('setting_up')
  else states.push(closure?.reason === 'seller_paused' ? 'paused' : 'cleared')
  if (isAwrsDue(standing, now)) states.push('check_due')
  return {
    breweryId,
    states,
    missing: missing.map((condition) => missingTexts[condition]),
    closure: closure && closureText(closure),
    awrs: { state: awrs.state, goodUntil: awrs.goodUntil },
  }
}
