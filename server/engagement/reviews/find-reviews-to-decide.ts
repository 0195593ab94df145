import { findBeerNames } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { reviewsToModerate } from './moderation-queries.ts'

export type ReviewToDecide = { id: string; beer: string; since: Date; isReported: boolean }

const most = 200

/** Reviews that wait for a first look or were reported, at most two hundred of each. */
export async function findReviewsToDecide(database: Database): Promise<ReviewToDecide[]> {
  const place = { offset: 0, limit: most }
  const waiting = await reviewsToModerate(database, { view: 'pending' }, place)
  const reported = await reviewsToModerate(database, { view: 'reported' }, place)
  const rows = new Map([...waiting, ...reported].map((row) => [row.id, row]))
  const beers = await findBeerNames(
    database,
    [...rows.values()].map(({ beerId }) => beerId),
  )
  const names = new Map(beers.map(({ id, name }) => [id, name]))
  return [...rows.values()].map(({ id, beerId, createdAt, openReports }) => ({
    id,
    beer: names.get(beerId) ?? 'a beer',
    since: createdAt,
    isReported: openReports > 0,
  }))
}
