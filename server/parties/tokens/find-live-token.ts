import { isStaffRole } from '../../../shared/accounts/roles.ts'
import type { Database } from '../../platform/database/database.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { authenticationRequired } from '../../platform/errors/common-errors.ts'
import { tokenEnded } from '../../platform/errors/token-errors.ts'
import { isSiteMember } from '../../identity/accounts/sites/places.ts'
import { rolesOf } from '../roles/find-own-breweries.ts'
import { endToken, tokenByHash } from './api-token-queries.ts'
import { kindOfOwner, ownerOfToken, type TokenOwner } from './token-owner.ts'
import { hashOfToken, isTokenText, type TokenKind } from './token-text.ts'

type Row = NonNullable<Awaited<ReturnType<typeof tokenByHash>>>
type Maker = Awaited<ReturnType<typeof requireClientRow>>
type LiveToken = { token: Row; kind: TokenKind; maker: Maker }

/**
 * A token that works now, with its maker. Throws RequestError 401 for one that is unknown, ended or without its maker's
 * role.
 */
export async function findLiveToken(
  { database, clock }: { database: Database; clock: () => Date },
  text: string,
): Promise<LiveToken> {
  if (!isTokenText(text)) throw authenticationRequired()
  const token = await tokenByHash(database, hashOfToken(text))
  if (token === null) throw authenticationRequired()
  const now = clock()
  if (token.endedAt !== null || token.endsAt <= now) throw tokenEnded()
  const maker = await requireClientRow(database, token.clientId)
  const held = await rolesOf(database, maker.id)
  const owner = ownerOfToken(token)
  const isMember =
    token.siteId === null || (await isSiteMember(database, { personId: maker.id, siteId: token.siteId }))
  if (!isMember || !hasRole(owner, held)) {
    // For good: who gets the role again makes a new token.
    await endToken(database, { id: token.id, owner, makerId: null, now })
    throw tokenEnded()
  }
  return { token, kind: kindOfOwner(owner), maker }
}

/** A buyer's token works for everybody but Dray's staff; others ask for a role where they belong. */
function hasRole(owner: TokenOwner, held: Awaited<ReturnType<typeof rolesOf>>): boolean {
  if ('breweryId' in owner) return held.some(({ breweryId }) => breweryId === owner.breweryId)
  if ('groupId' in owner) return held.some(({ groupId }) => groupId === owner.groupId)
  return !held.some(({ role }) => isStaffRole(role))
}
