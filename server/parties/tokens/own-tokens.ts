import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ApiToken } from '../../../shared/api/api-tokens-api.ts'
import { type TokenRow, tokensMadeBy, tokensOf } from './api-token-queries.ts'
import { kindOfOwner, ownerOfToken, type TokenOwner } from './token-owner.ts'
import type { TokenKind } from './token-text.ts'

/** The tokens of a buyer, a brewery or a group, newest first, without their texts; of one maker alone where one is named. */
export async function listTokens(
  database: Database,
  owner: TokenOwner,
  makerId: string | null = null,
): Promise<ApiToken[]> {
  const all = await tokensOf(database, owner)
  const rows = all.filter(({ clientId }) => makerId === null || clientId === makerId)
  const makers = await findPublicClients(database, [...new Set(rows.map(({ clientId }) => clientId))])
  return rows.map((row) => tokenView(row, makers.get(row.clientId)?.name ?? formerClientName))
}

export function tokenView(row: TokenRow, madeBy: string): ApiToken {
  const { id, name, scopes, madeAt, endsAt, lastUsedAt, lastUsedFrom } = row
  return {
    id,
    name,
    scopes,
    madeBy,
    madeAt: madeAt.toISOString(),
    endsAt: endsAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    lastUsedFrom,
  }
}

/** What the download of personal data says of the tokens that a client has made, and for whom. */
export async function ownTokens(
  database: Database,
  clientId: string,
): Promise<(ApiToken & { madeFor: TokenKind })[]> {
  const rows = await tokensMadeBy(database, clientId)
  const name = (await findPublicClients(database, [clientId])).get(clientId)?.name ?? formerClientName
  return rows.map((row) => ({ ...tokenView(row, name), madeFor: kindOfOwner(ownerOfToken(row)) }))
}
