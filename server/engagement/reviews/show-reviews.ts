import type { Comment } from '../../../shared/api/reviews-api.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ReviewRow } from './review-queries.ts'
import { commentView } from './review-view.ts'
import { attachmentRows } from './upload-queries.ts'

/** Reviews with their authors and pictures, as the viewer sees them. */
export async function showReviews(
  database: Database,
  rows: readonly ReviewRow[],
  viewerId: string | null,
): Promise<Comment[]> {
  const [authors, attachments] = await Promise.all([
    findPublicClients(
      database,
      rows.flatMap(({ authorId }) => authorId ?? []),
    ),
    attachmentRows(
      database,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row) =>
    commentView(row, {
      author: authors.get(row.authorId ?? ''),
      attachments: attachments.filter(({ reviewId }) => reviewId === row.id),
      viewerId,
    }),
  )
}

/** Topics of change events that affect these reviews. */
export const topicsOfReviews = (beerId: string, comments: readonly Comment[]): string[] => [
  `reviews:${beerId}`,
  ...comments.flatMap(({ author }) => (author.id === null ? [] : `reviewer:${author.id}`)),
]
