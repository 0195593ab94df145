import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { reviewerUnconfirmed } from '../../platform/errors/review-errors.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import type { BuyersAmong } from './count-credible-reports.ts'
import type { ReviewRateLimits } from './review-rate-limits.ts'
import { AddressPart } from '../../platform/http/address-part.ts'

/** What the calls of clients about reviews work with. */
export type ReviewCalls = {
  database: Database
  identity: Identity
  rateLimits: ReviewRateLimits
  buyersAmong: BuyersAmong
  clock: () => Date
}

export const address = '/public/marketplace/comments'
/** Of every such call, in bytes. */
export const bodyLimit = 64 * 1024
/** How the description of the API shows them: by their tag, and with a bearer. */
export const documented = { tags: ['Reviews'], security: [{ bearer: [] }] }
export const CommentParams = Type.Object({ commentId: AddressPart })

/**
 * The client who writes, votes or reports. Throws RequestError 403 for one whose address is not confirmed: throw-away
 * accounts cost nothing.
 */
export async function requireConfirmedClient(identity: Identity, request: FastifyRequest): Promise<string> {
  const { id, emailConfirmed } = await identity.requireClient(request)
  if (!emailConfirmed) throw reviewerUnconfirmed()
  return id
}

/** The id of a review as its address says it. Throws RequestError 404 for what cannot be one. */
export function readReviewId({ commentId }: { commentId: string }): string {
  if (!isUuid(commentId)) throw notFound('The review')
  return commentId.toLowerCase()
}

/** Counts a try of a client to write, vote or report. Throws RequestError 429 for one too many. */
export async function countTry(
  { database, rateLimits, clock }: ReviewCalls,
  what: keyof ReviewRateLimits,
  clientId: string,
): Promise<void> {
  await countAgainstLimits(database, [{ limit: rateLimits[what], who: clientId }], clock())
}
