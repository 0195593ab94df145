import Type, { type Static } from 'typebox'

/**
 * Calls of reviews under /public/marketplace/comments (RAPI-01 to RAPI-25, ENT-61 to ENT-71). The API says comment,
 * reaction and subject; the code says review, vote and beer. Times are ISO 8601 UTC. Rules with messages of their own
 * are in shared/reviews/review-limits.ts; the lengths here only bound the input.
 */
const exact = { additionalProperties: false }
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Id = Type.String({ maxLength: 100 })
const Count = Type.Integer({ minimum: 0 })
const SubjectType = Type.Literal('beer')

/** The only kind of subject, and the default (ENT-62). */
export const reviewSubjectType = 'beer'

/** An uploaded picture of a review (ENT-63); id is its uploadId. */
export const CommentAttachment = Type.Object({
  id: Type.String(),
  url: Type.String(),
  thumbUrl: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  contentType: Type.String(),
  /** Bytes. */
  filesize: Type.Integer(),
})
export type CommentAttachment = Static<typeof CommentAttachment>

/** ENT-64, C-78. Null without a vote or a session. */
export const CommentReactions = Type.Object({
  upvotes: Count,
  downvotes: Count,
  userVote: nullable(Type.Enum(['up', 'down'])),
})
export type CommentReactions = Static<typeof CommentReactions>

/** ENT-65. The id is null once the account is closed. */
const CommentAuthor = Type.Object({
  id: nullable(Type.String()),
  /** First name and initial, as 'Maggie T.'. */
  displayName: Type.String(),
  /** The town; null where none is known. */
  location: nullable(Type.String()),
  /** Up-votes less down-votes on the author's reviews (OPEN-40). */
  streetCreds: Type.Integer(),
  /** Votes counted in streetCreds, both ways. */
  streetCredsVotes: Count,
  /** False where an operator has blocked the author from reviewing (OPEN-41). */
  canComment: Type.Boolean({ default: true }),
})

/** OPEN-39: the result of the moderation rules; 'not_run' where they did not run. */
const aiReviewStatuses = ['not_run', 'approved', 'flagged', 'rejected'] as const
export type AiReviewStatus = (typeof aiReviewStatuses)[number]

/** ENT-61. */
export const Comment = Type.Object({
  id: Type.String(),
  subjectType: SubjectType,
  subjectId: Type.String(),
  rating: nullable(Type.Integer({ minimum: 1, maximum: 5 })),
  title: nullable(Type.String()),
  body: Type.String(),
  attachments: Type.Array(CommentAttachment),
  reactions: CommentReactions,
  author: CommentAuthor,
  approved: Type.Boolean(),
  hidden: Type.Boolean(),
  pendingModeration: Type.Boolean(),
  aiReviewStatus: Type.Enum([...aiReviewStatuses]),
  /** The author's streetCreds when the review was written. */
  streetCredsSnapshot: Type.Integer(),
  /** Shown as 'Has ordered from this brewery'. */
  authorHasOrdered: Type.Boolean({
    description:
      'The author has an order of beer from this brewery that is paid, or owed by invoice, and was not given up.',
  }),
  userCanEdit: Type.Boolean(),
  /** Always false: reviews cannot be deleted (NOT-06). */
  userCanDelete: Type.Boolean(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  edited: Type.Boolean(),
})
export type Comment = Static<typeof Comment>

/** GET …/comments. Numbers come as text; an unreadable page is page 1. */
export const CommentQuery = Type.Object({
  subjectType: Type.Optional(Type.String({ maxLength: 40 })),
  subjectId: Type.Optional(Type.String({ maxLength: 100 })),
  page: Type.Optional(Type.String({ maxLength: 20 })),
  pageSize: Type.Optional(Type.String({ maxLength: 20 })),
  /** C-05: the other spelling. */
  page_size: Type.Optional(Type.String({ maxLength: 20 })),
  /** 1 to 5; 'all' or nothing for every review. */
  rating: Type.Optional(Type.String({ maxLength: 20 })),
  /** 'false' adds the caller's own pending reviews (C-75). */
  approvedOnly: Type.Optional(Type.String({ maxLength: 20 })),
})
export type CommentQuery = Static<typeof CommentQuery>

export const CommentList = Type.Object({
  comments: Type.Array(Comment),
  meta: Type.Object({ page: Type.Integer(), pageSize: Type.Integer(), total: Count, pages: Type.Integer() }),
  /** Only with a bearer token: false where an operator has blocked this client from reviewing (OPEN-41). */
  viewer: Type.Optional(Type.Object({ canComment: Type.Boolean() })),
})
export type CommentList = Static<typeof CommentList>

/** GET …/comments/summary. Shown reviews only; unrated ones count in totalComments (C-77). */
export const CommentSummaryQuery = Type.Object({
  subjectType: Type.Optional(Type.String({ maxLength: 40 })),
  subjectId: Type.Optional(Type.String({ maxLength: 100 })),
})
export const CommentSummary = Type.Object({
  totalComments: Count,
  /** Of those with a rating, to two decimals; null where none has one. */
  averageRating: nullable(Type.Number()),
  ratingBuckets: Type.Object({ '1': Count, '2': Count, '3': Count, '4': Count, '5': Count }),
  streetCredSummary: Type.Object({
    /** Street creds from which an author is trusted. */
    threshold: Type.Integer(),
    /** Of the streetCredsSnapshots, to one decimal; null without reviews. */
    average: nullable(Type.Number()),
    max: nullable(Type.Integer()),
  }),
})
export type CommentSummary = Static<typeof CommentSummary>
export const CommentSummaryAnswer = Type.Object({ summary: CommentSummary })

/** The reviews in a beer's page: the two reads as a guest gets them. */
export const BeerReviews = Type.Object({ summary: CommentSummary, firstPage: CommentList })
export type BeerReviews = Static<typeof BeerReviews>

/** POST …/comments/uploads, multipart field `file` (ENT-71). */
export const UploadAnswer = Type.Object({
  uploadId: Type.String(),
  url: Type.String(),
  thumbUrl: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Size of the stored file in bytes. */
  filesize: Type.Integer(),
  contentType: Type.String(),
})
export type UploadAnswer = Static<typeof UploadAnswer>

const Rating = nullable(Type.Number())
const Title = nullable(Type.String({ maxLength: 2000 }))
const Body = Type.String({ maxLength: 20_000 })

/** POST …/comments. May carry an Idempotency-Key; the same key twice is one review. */
export const NewComment = Type.Object(
  {
    subjectType: Type.Optional(SubjectType),
    subjectId: Id,
    body: Body,
    title: Type.Optional(Title),
    rating: Type.Optional(Rating),
    /** uploadIds, in the order they are shown. */
    attachments: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  },
  exact,
)
export type NewComment = Static<typeof NewComment>

/** PATCH …/comments/{commentId}. Absent leaves as it is; null clears (C-76). Pictures cannot change. */
export const CommentChange = Type.Object(
  { body: Type.Optional(Body), title: Type.Optional(Title), rating: Type.Optional(Rating) },
  exact,
)
export type CommentChange = Static<typeof CommentChange>

export const CommentAnswer = Type.Object({ comment: Comment })
export type CommentAnswer = Static<typeof CommentAnswer>

/** POST …/comments/{commentId}/reactions. */
export const Reaction = Type.Object({ reaction: Type.Enum(['upvote', 'downvote', 'clear']) }, exact)
export type Reaction = Static<typeof Reaction>

/** POST …/comments/{commentId}/report. */
export const NewReport = Type.Object({ reason: Type.String({ maxLength: 20_000 }) }, exact)
export const Report = Type.Object({
  id: Type.String(),
  commentId: Type.String(),
  reporterId: Type.String(),
  reason: Type.String(),
  approved: Type.Boolean(),
  createdAt: Type.String(),
})
export type Report = Static<typeof Report>
/** status repeats report.approved (C-80). */
export const ReportAnswer = Type.Object({ status: Type.Enum(['approved', 'pending']), report: Report })
export type ReportAnswer = Static<typeof ReportAnswer>
