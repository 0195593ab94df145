import type { Database } from '../../platform/database/database.ts'
import { reviewerRow } from './reviewer-queries.ts'
import { reviewingUnavailable } from '../../platform/errors/review-errors.ts'

/**
 * The street creds of a client who may review. Throws RequestError 403 if an operator has blocked the client (OPEN-41).
 */
export async function requireReviewer(database: Database, clientId: string): Promise<number> {
  const { streetCreds, blockedReason } = await reviewerRow(database, clientId)
  if (blockedReason !== null) throw reviewingUnavailable()
  return streetCreds
}
