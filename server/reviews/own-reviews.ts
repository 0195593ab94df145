import type { OwnData } from '../accounts/accounts.ts'
import { findBeerNames } from '../catalogue/find-beer-names.ts'
import type { Database } from '../database/connect.ts'
import { mediaAddress } from '../media/media-store.ts'
import { pictureFile } from './picture-files.ts'
import { deleteUnseenReviews } from './review-writing-queries.ts'
import { reportsOfClient, reviewsOfClient, votesOfClient } from './reviewer-queries.ts'
import { attachmentRows } from './upload-queries.ts'

/** What a client has written of beers, with votes and reports given, for the client to take away. */
export const ownReviews: OwnData = {
  name: 'reviews',
  read: async (database, clientId) => {
    const [written, votes, reports] = await Promise.all([
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
 * Before an account goes: what others have read stays, without the person and the person's pictures; what waits or is
 * hidden goes. Votes and reports go with the client's row.
 */
export async function forgetReviewer(transaction: Database, clientId: string): Promise<void> {
  await deleteUnseenReviews(transaction, clientId)
}
