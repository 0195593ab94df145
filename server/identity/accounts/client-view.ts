import type { Client, SignedIn } from '../../../shared/api/accounts-api.ts'
import { knownCouplers } from '../../../shared/accounts/cellar.ts'
import type { AccessToken } from './sessions/access-tokens.ts'

import type { SessionClientRow } from './sessions/session-queries.ts'

/** ENT-58: a client belongs to no brewery and brings no picture, so the fields for them are empty. */
export function clientView({
  id,
  email,
  name,
  emailConfirmedAt,
  siteId,
  hasSites,
  servings,
  couplers,
}: SessionClientRow): Client {
  const emailConfirmed = emailConfirmedAt !== null
  return {
    id,
    email,
    name,
    emailConfirmed,
    teamId: null,
    teamIds: [],
    avatarUrl: null,
    siteId: siteId ?? null,
    hasSites: hasSites ?? false,
    couplers: knownCouplers({ servings: servings ?? [], couplers: couplers ?? [] }),
  }
}

export function signedInView(
  client: SessionClientRow,
  { accessToken, expiresAt }: AccessToken,
  refresh: { refreshToken: string; expiresAt: Date },
): SignedIn {
  return {
    client: clientView(client),
    token: { accessToken, expiresAt: expiresAt.toISOString() },
    refresh: { refreshToken: refresh.refreshToken, expiresAt: refresh.expiresAt.toISOString() },
  }
}
