import type { PersonalData } from '../../feature.ts'
import { findBeerNames } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { mediaAddress } from '../../platform/media/media-store.ts'
import { pictureFile, attachmentRows } from './upload-queries.ts'
import { deleteUnseenReviews, lockReactedBy } from './review-writing-queries.ts'
import { reportsOfClient, reviewerRow, reviewsOfClient, votesOfClient } from './reviewer-queries.ts'

/** A client's reviews, votes, reports and reputation as a reviewer, for the download of own data. */
export const ownReviews: PersonalData = {
  name: 'reviews',
  read: async (database, clientId) => {
    const [reviewer, written, votes, reports] = await Promise.all([
      reviewerRow(database, clientId),
      reviewsOfClient(database, clientId),
      votesOfClient(database, clientId),
      reportsOfClient(database, clientId),
    ])
    const beers = await findBeerNames(
      database,
      written.map(({ beerId }) => beerId),
    )
    const pictures = await attachmentRows(
      database,
      written.map(({ id }) => id),
    )
    return {
      ...reviewer,
      written: written.map(({ id, beerId, createdAt, editedAt, ...review }) => ({
        id,
        beer: beers.find((beer) => beer.id === beerId)?.name ?? null,
        ...review,
        pictures: pictures
          .filter(({ reviewId }) => reviewId === id)
          .map(({ name }) => mediaAddress(pictureFile(name))),
        createdAt: createdAt.toISOString(),
        editedAt: editedAt?.toISOString() ?? null,
      })),
      votes: votes.map(({ reviewId, value }) => ({ reviewId, vote: value > 0 ? 'up' : 'down' })),
      reports: reports.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
    }
  },
}

/**
 * Runs before an account is deleted: published reviews stay, without the person and the person's pictures; pending and
 * hidden ones are deleted. Votes and reports go with the client's row.
 */
export async function forgetReviewer(transaction: Database, clientId: string): Promise<void> {
  await lockReactedBy(transaction, clientId)
  await deleteUnseenReviews(transaction, clientId)
}
