import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { dueEnd } from './assess-awrs.ts'
import { assessStanding, type Standing } from './assess-standing.ts'
import { standingFacts, type StandingFacts } from './standing-queries.ts'
import { breweriesToWriteTo } from './find-sellers.ts'

export type AssessedBrewery = { breweryId: string; facts: StandingFacts | null; standing: Standing }

/** The approval of a brewery at a moment: whether it is cleared to sell, and what is missing. */
export async function standingOf(database: Database, breweryId: string, now: Date): Promise<AssessedBrewery> {
  const [assessed] = await standingsOf(database, [breweryId], { now })
  return assessed!
}

/**
 * The approval of each of these breweries, in their order. With 'share' no one changes them until the transaction ends,
 * so that no order is placed beside a suspension.
 */
export async function standingsOf(
  database: Database,
  breweryIds: readonly string[],
  { now, lock = 'none' }: { now: Date; lock?: 'none' | 'share' | 'update' },
): Promise<AssessedBrewery[]> {
  if (breweryIds.length === 0) return []
  const [rows, { 'awrs.check-days': checkDays }, reached] = await inOneTrip([
    standingFacts(database, breweryIds, lock),
    readSettings(database, 'awrs.check-days'),
    breweriesToWriteTo(database, breweryIds),
  ])
  const today = londonDay(now)
  return breweryIds.map((breweryId) => {
    const facts = rows.find((row) => row.breweryId === breweryId) ?? null
    const surroundings = { today, checkDays, hasContact: reached.has(breweryId) }
    return { breweryId, facts, standing: assessStanding(facts, surroundings) }
  })
}

/** Whether an AWRS entry has ended, or ends within fourteen days. */
export const isAwrsDue = ({ awrs }: Standing, now: Date): boolean => dueEnd(awrs, now) !== null
