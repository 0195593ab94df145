import { reviewTexts } from '../../shared/review-limits.ts'
import type { Database } from '../database/connect.ts'
import { notFound, RequestError } from '../errors.ts'
import { reviewerRow } from './reviewer-queries.ts'

export const noSuchReview = () => notFound('The review')

export const notYourReview = () =>
  new RequestError(403, 'not_your_review', 'You can edit your own reviews only.')

export const ownReview = (sentence: string) => new RequestError(403, 'own_review', sentence)

/** The street creds of a client who may review. Throws RequestError 403 where an operator has closed it (OPEN-41). */
export async function requireReviewer(database: Database, clientId: string): Promise<number> {
  const { streetCreds, barredReason } = await reviewerRow(database, clientId)
  if (barredReason !== null)
    throw new RequestError(403, 'reviewing_unavailable', reviewTexts.reviewingUnavailable)
  return streetCreds
}
