import { mostReviewWords, reviewViews } from './list-views.ts'
import Type, { type Static } from 'typebox'
import { listOf, listQuery } from './list-api.ts'

/** The staff's side of reviews (STAF-21). Moments are ISO 8601 UTC. */
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Text = nullable(Type.String())
const Time = Type.String({ format: 'date-time' })

const facts = {
  id: Type.String(),
  createdAt: Time,
  state: Type.Enum(['approved', 'pending', 'hidden']),
  /** What the rules found, such as `link`. */
  reasons: Type.Array(Type.String()),
  openReports: Type.Integer(),
  beer: Type.Object({ id: Type.String(), name: Type.String(), brewery: Type.String() }),
  rating: nullable(Type.Integer()),
  title: Text,
  body: Type.String(),
}

export const StaffReviewRow = Type.Object({
  ...facts,
  /** Null where the account is closed. */
  author: Text,
})
export type StaffReviewRow = Static<typeof StaffReviewRow>

/** GET /api/admin/reviews. */
export const StaffReviewList = listOf(StaffReviewRow, reviewViews)
export type StaffReviewList = Static<typeof StaffReviewList>
export const StaffReviewQuery = Type.Object(listQuery(reviewViews))
export type StaffReviewQuery = Static<typeof StaffReviewQuery>

/** GET /api/admin/reviews/{id}. */
export const StaffReview = Type.Object({
  ...facts,
  /** The pictures that are shown with it; while it is hidden no one is served them. */
  pictures: Type.Array(Type.Object({ url: Type.String(), thumbUrl: Type.String() })),
  /** The note or reason of the last decision. */
  decision: Text,
  author: nullable(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      email: Type.String(),
      /** Why reviewing is closed for them. */
      blockedReason: Text,
    }),
  ),
  reports: Type.Array(
    Type.Object({
      by: Type.String(),
      reason: Type.String(),
      state: Type.Enum(['pending', 'approved', 'dismissed']),
      at: Time,
    }),
  ),
  /** What staff did to it and to its author, the oldest first. */
  history: Type.Array(
    Type.Object({ at: Time, verb: Type.String(), by: Type.String(), role: Type.String(), reason: Text }),
  ),
})
export type StaffReview = Static<typeof StaffReview>

export const ReviewDecision = Type.Object(
  {
    /** Of showing it again; colleagues read it. */
    note: Type.Optional(Type.String({ maxLength: mostReviewWords })),
    /** Of hiding it and of closing reviewing: the author reads why a review is hidden. */
    reason: Type.Optional(Type.String({ maxLength: mostReviewWords })),
  },
  { additionalProperties: false },
)
