import { hash, randomBytes } from 'node:crypto'
import { standingLinkPath, type StandingLinkVerb } from '../../../../shared/orders/standing-link-data.ts'
import type { Database } from '../../../platform/database/database.ts'
import { insertStandingLinks, standingLinkRow, type StandingLinkRow } from './standing-order-queries.ts'

/** A link for each verb, which works once and for one occurrence alone (STAND-03). Only hashes are stored. */
export async function makeStandingLinks(
  transaction: Database,
  {
    occurrenceId,
    verbs,
    publicUrl,
  }: { occurrenceId: string; verbs: readonly StandingLinkVerb[]; publicUrl: string },
): Promise<{ verb: StandingLinkVerb; link: string }[]> {
  const made = verbs.map((verb) => ({ verb, token: randomBytes(24).toString('base64url') }))
  await insertStandingLinks(
    transaction,
    made.map(({ verb, token }) => ({ occurrenceId, verb, tokenHash: hashOf(token) })),
  )
  return made.map(({ verb, token }) => ({ verb, link: publicUrl + standingLinkAddress(token) }))
}

/** The address of a token's page. */
export const standingLinkAddress = (token: string): string =>
  `${standingLinkPath}?token=${encodeURIComponent(token)}`

/** The link of a token; null for one that is unknown. */
export async function findStandingLink(database: Database, token: string): Promise<StandingLinkRow | null> {
  return token === '' || token.length > 100 ? null : standingLinkRow(database, hashOf(token))
}

const hashOf = (token: string) => hash('sha256', token, 'base64url')
