import type { StaffReview } from '../../../shared/api/staff-reviews-api.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { findBeerNames } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { mediaAddress } from '../../platform/media/media-store.ts'
import { staffReviewFacts } from './list-staff-reviews.ts'
import { reviewToModerate } from './moderation-queries.ts'
import { reportsOfReview } from './report-queries.ts'
import { reviewerRow } from './reviewer-queries.ts'
import { attachmentRows, pictureFile, thumbFile } from './upload-queries.ts'

/** Everything the staff need to decide about a review. Throws RequestError 404. */
export async function readStaffReview(database: Database, reviewId: string): Promise<StaffReview> {
  const row = await reviewToModerate(database, reviewId)
  if (row === null) throw notFound('The review')
  const reports = await reportsOfReview(database, reviewId)
  const people = await findPublicClients(database, [
    ...(row.authorId === null ? [] : [row.authorId]),
    ...reports.map(({ reporterId }) => reporterId),
  ])
  const [beer] = await findBeerNames(database, [row.beerId])
  const author = people.get(row.authorId ?? '')
  return {
    ...staffReviewFacts(row, beer),
    pictures: (await attachmentRows(database, [row.id])).map(({ name }) => ({
      url: mediaAddress(pictureFile(name)),
      thumbUrl: mediaAddress(thumbFile(name)),
    })),
    decision: row.decision,
    author:
      author === undefined
        ? null
        : {
            id: author.id,
            name: author.name,
            email: author.email,
            blockedReason: (await reviewerRow(database, author.id)).blockedReason,
          },
    reports: reports.map(({ reporterId, reason, state, createdAt }) => ({
      by: people.get(reporterId)?.name ?? formerClientName,
      reason,
      state,
      at: createdAt.toISOString(),
    })),
    history: await historyOf(database, reviewId, author?.id),
  }
}

async function historyOf(database: Database, reviewId: string, authorId: string | undefined) {
  const ofReview = await auditTrailOf(database, { kind: 'review', id: reviewId })
  const ofAuthor =
    authorId === undefined ? [] : await auditTrailOf(database, { kind: 'reviewer', id: authorId })
  return [...ofReview, ...ofAuthor]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, verb, actorName, actorRole, reason }) => ({
      at: at.toISOString(),
      verb,
      by: actorName,
      role: actorRole,
      reason,
    }))
}
