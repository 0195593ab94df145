import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { insertStepLink, type StepLinkRow, stepLinkRow } from '../life-queries.ts'
import { orderAnswerPath } from './step-paths.ts'

type NewStepLink = {
  consignmentId: string
  purpose: StepLinkRow['purpose']
  validUntil: Date
  publicUrl: string
}

/** A link that answers once for the buyer of a part, without signing in. The database knows only its hash. */
export async function makeStepLink(
  transaction: Database,
  { consignmentId, purpose, validUntil, publicUrl }: NewStepLink,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await insertStepLink(transaction, {
    tokenHash: hashOf(token),
    consignmentId,
    purpose,
    validUntil: validUntil.toISOString(),
  })
  return publicUrl + orderAnswerPath(token)
}

/** The link of a token; null for one that is unknown. */
export async function findStepLink(database: Database, token: string): Promise<StepLinkRow | null> {
  return token.length > 100 ? null : stepLinkRow(database, hashOf(token))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
