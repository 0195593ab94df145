import {
  type Comment,
  type CommentAttachment,
  type CommentSummary,
  type Report,
  type ReportAnswer,
  reviewSubjectType,
  type UploadAnswer,
} from '../../../shared/api/reviews-api.ts'
import { trustedStreetCreds } from '../../../shared/reviews/review-limits.ts'
import { formerClientName, type PublicClient } from '../../identity/accounts/find-public-clients.ts'
import { mediaAddress } from '../../platform/media/media-store.ts'
import { pictureFile, thumbFile, type AttachmentRow, type PictureRow } from './upload-queries.ts'
import type { ReportRow } from './report-queries.ts'
import type { ReviewCountRow, ReviewRow } from './review-queries.ts'

/** A review as the wire knows it (ENT-61 to ENT-66). */
export function commentView(
  row: ReviewRow,
  {
    author,
    attachments,
    viewerId,
  }: { author: PublicClient | undefined; attachments: readonly AttachmentRow[]; viewerId: string | null },
): Comment {
  const { id, beerId, rating, title, body, state, verdict, streetCreds, upvotes, downvotes } = row
  return {
    id,
    subjectType: reviewSubjectType,
    subjectId: beerId,
    rating,
    title,
    body,
    attachments: attachments.map(attachmentView),
    reactions: {
      upvotes,
      downvotes,
      userVote: row.viewerVote === null ? null : row.viewerVote > 0 ? 'up' : 'down',
    },
    author: {
      id: row.authorId,
      displayName: author?.displayName ?? formerClientName,
      location: author?.town ?? null,
      streetCreds: row.authorStreetCreds ?? 0,
      streetCredsVotes: row.authorVotes ?? 0,
      canComment: row.authorBlockedReason === null,
    },
    approved: state === 'approved',
    hidden: state === 'hidden',
    pendingModeration: state === 'pending',
    aiReviewStatus: verdict,
    streetCredsSnapshot: streetCreds,
    authorHasOrdered: row.hasOrdered,
    userCanEdit: viewerId !== null && row.authorId === viewerId && row.authorBlockedReason === null,
    userCanDelete: false,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    edited: row.editedAt !== null,
  }
}

function attachmentView({ id, ...picture }: AttachmentRow): CommentAttachment {
  return { id, ...pictureView(picture) }
}

/** ENT-71. */
export function uploadView(uploadId: string, picture: PictureRow): UploadAnswer {
  return { uploadId, ...pictureView(picture) }
}

function pictureView({ name, width, height, bytes }: PictureRow) {
  return {
    url: mediaAddress(pictureFile(name)),
    thumbUrl: mediaAddress(thumbFile(name)),
    width,
    height,
    filesize: bytes,
    contentType: 'image/webp',
  }
}

/** ENT-67, ENT-68, C-77. */
export function summaryView(counts: readonly ReviewCountRow[], max: number | null): CommentSummary {
  const of = (rating: number) => counts.find((count) => count.rating === rating)?.reviews ?? 0
  const totalComments = counts.reduce((sum, count) => sum + count.reviews, 0)
  const streetCreds = counts.reduce((sum, count) => sum + count.streetCreds, 0)
  return {
    totalComments,
    averageRating: averageRatingOf(counts),
    ratingBuckets: { '1': of(1), '2': of(2), '3': of(3), '4': of(4), '5': of(5) },
    streetCredSummary: {
      threshold: trustedStreetCreds,
      average: totalComments === 0 ? null : Math.round((streetCreds / totalComments) * 10) / 10,
      max: totalComments === 0 ? null : max,
    },
  }
}

/** The mean of the stars, out of 5, to two decimals (C-77); null where none were given. */
export function averageRatingOf(
  counts: readonly Pick<ReviewCountRow, 'rating' | 'reviews'>[],
): number | null {
  const starred = counts.filter(({ rating }) => rating > 0)
  const rated = starred.reduce((sum, { reviews }) => sum + reviews, 0)
  const points = starred.reduce((sum, { rating, reviews }) => sum + rating * reviews, 0)
  return rated === 0 ? null : Math.round((points / rated) * 100) / 100
}

/** ENT-69, ENT-70, C-80. */
export function reportView({ id, reviewId, reporterId, reason, state, createdAt }: ReportRow): ReportAnswer {
  const approved = state === 'approved'
  const report: Report = {
    id,
    commentId: reviewId,
    reporterId,
    reason,
    approved,
    createdAt: createdAt.toISOString(),
  }
  return { status: approved ? 'approved' : 'pending', report }
}
