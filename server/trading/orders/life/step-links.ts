import { hash, randomBytes } from 'node:crypto'
import { type LinkVerb, stepLinkPath } from '../../../../shared/orders/step-link-data.ts'
import type { Database } from '../../../platform/database/database.ts'
import { countPartEvents, insertStepLink, type StepLinkRow, stepLinkRow } from '../life-queries.ts'

/** The longest life of a link, in milliseconds (NOTE-07). */
export const longestLinkMs = 72 * 3_600_000

type NewStepLink = {
  consignmentId: string
  verb: LinkVerb
  /** Of a brewery's people; null for the buyer, and for a brewery's own address. */
  memberId?: string | null
  /** The deadline of the step. */
  until: Date
  now: Date
  publicUrl: string
}

/** A link that takes one step of a part as it is now, once, without signing in. Only its hash is stored. */
export async function makeStepLink(
  transaction: Database,
  { consignmentId, verb, memberId = null, until, now, publicUrl }: NewStepLink,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await insertStepLink(transaction, {
    tokenHash: hashOf(token),
    consignmentId,
    verb,
    version: await countPartEvents(transaction, consignmentId),
    memberId,
    validUntil: new Date(Math.min(until.getTime(), now.getTime() + longestLinkMs)).toISOString(),
  })
  return `${publicUrl}${stepLinkAddress(token)}`
}

/** The address of a token's page. */
export const stepLinkAddress = (token: string): string => `${stepLinkPath}?token=${encodeURIComponent(token)}`

/** The link of a token; null for one that is unknown. */
export async function findStepLink(database: Database, token: string): Promise<StepLinkRow | null> {
  return token.length > 100 ? null : stepLinkRow(database, hashOf(token))
}

const hashOf = (token: string) => hash('sha256', token, 'base64url')
