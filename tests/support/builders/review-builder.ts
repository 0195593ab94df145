import type { BeerReviews, Comment, CommentList, CommentSummary } from '../../../shared/api/reviews-api.ts'

type ReviewOverrides = Partial<Omit<Comment, 'author' | 'reactions'>> & {
  author?: Partial<Comment['author']>
  reactions?: Partial<Comment['reactions']>
}

/** A shown review with everything but pictures, with the test's overrides. */
export function buildReview({ author, reactions, ...rest }: ReviewOverrides = {}): Comment {
  return {
    id: 'review',
    subjectType: 'beer',
    subjectId: '5e1d7a3c-0000-4000-8000-000000000001',
    rating: 4,
    title: 'Sold out by Sunday',
    body: 'Dropped bright in a day and the regulars asked for it by name.',
    attachments: [],
    reactions: { upvotes: 3, downvotes: 1, userVote: null, ...reactions },
    author: {
      id: 'maggie',
      displayName: 'Maggie T.',
      location: 'Hebden Bridge',
      streetCreds: 12,
      streetCredsVotes: 16,
      canComment: true,
      ...author,
    },
    approved: true,
    hidden: false,
    pendingModeration: false,
    aiReviewStatus: 'approved',
    streetCredsSnapshot: 9,
    authorHasOrdered: false,
    userCanEdit: false,
    userCanDelete: false,
    createdAt: '2024-03-05T12:00:00.000Z',
    updatedAt: '2024-03-05T12:00:00.000Z',
    edited: false,
    ...rest,
  }
}

export function buildReviewList(comments: Comment[], meta: Partial<CommentList['meta']> = {}): CommentList {
  return { comments, meta: { page: 1, pageSize: 5, total: comments.length, pages: 1, ...meta } }
}

export function buildReviewSummary(overrides: Partial<CommentSummary> = {}): CommentSummary {
  return {
    totalComments: 27,
    averageRating: 4.33,
    ratingBuckets: { '1': 1, '2': 0, '3': 3, '4': 8, '5': 13 },
    streetCredSummary: { threshold: 10, average: 6.4, max: 41 },
    ...overrides,
  }
}

/** A beer's reviews as its page brings them: one review of 27, five pages to come. */
export function buildBeerReviews(overrides: Partial<BeerReviews> = {}): BeerReviews {
  return {
    summary: buildReviewSummary(),
    firstPage: buildReviewList([buildReview()], { total: 27, pages: 6 }),
    ...overrides,
  }
}

/** The summary of a beer without reviews. */
export const noReviews: BeerReviews = {
  summary: {
    totalComments: 0,
    averageRating: null,
    ratingBuckets: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
    streetCredSummary: { threshold: 10, average: null, max: null },
  },
  firstPage: buildReviewList([], { pages: 0 }),
}
