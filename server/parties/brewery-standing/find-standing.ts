import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { breweryStopped } from '../../platform/errors/standing-errors.ts'
import { standingOf, standingsOf } from './standing-of.ts'
import { entryRows, findEvidence, stoppedIds } from './standing-queries.ts'
import { standingView } from './standing-view.ts'

/** Entries of the log that an answer carries, the newest first. */
const shownEntries = 100

type Brewery = { id: string; slug: string; name: string }

/** A brewery's approval with what is missing, its documents and its log. */
export async function findStanding(
  database: Database,
  brewery: Brewery,
  now: Date,
): Promise<BreweryStanding> {
  const [assessed, entries] = [
    await standingOf(database, brewery.id, now),
    await entryRows(database, brewery.id, shownEntries),
  ]
  return standingView(brewery, assessed, entries)
}

/** The evidence of an entry. Throws RequestError 404 unless the entry is of this brewery. */
export async function readEntryEvidence(
  database: Database,
  { breweryId, entryId }: { breweryId: string; entryId: string },
): Promise<{ mediaType: string; bytes: Buffer }> {
  const id = /^\d{1,9}$/.test(entryId) ? Number(entryId) : null
  const evidence = id === null ? null : await findEvidence(database, { breweryId, entryId: id })
  if (evidence === null) throw notFound('The entry')
  return evidence
}

/** Breweries whose open parts go no further: after a failed AWRS check, or suspended. */
export async function findStoppedBreweries(database: Database): Promise<string[]> {
  return stoppedIds(database)
}

/**
 * Refuses to move parts of a brewery on after a failed check or a suspension (AWRS-07). Throws RequestError 409
 * `brewery_stopped`. Needs a transaction.
 */
export async function requireNotStopped(transaction: Database, breweryId: string, now: Date): Promise<void> {
  const [assessed] = await standingsOf(transaction, [breweryId], { now, lock: 'share' })
  if (assessed?.standing.isStopped)
    throw breweryStopped(assessed.standing.awrs.state === 'failed' ? 'failed' : 'suspended')
}
