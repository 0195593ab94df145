import type { Client, SignedIn } from '../../shared/api/accounts.ts'
import type { AccessToken } from './sessions/access-tokens.ts'

type ClientFacts = { id: string; email: string; name: string; emailConfirmedAt: Date | null }

/** ENT-58: a client belongs to no brewery and brings no picture, so the fields for them are empty. */
export function clientView({ id, email, name, emailConfirmedAt }: ClientFacts): Client {
  const emailConfirmed = emailConfirmedAt !== null
  return { id, email, name, emailConfirmed, teamId: null, teamIds: [], avatarUrl: null }
}

export function signedInView(
  client: ClientFacts,
  { accessToken, expiresAt }: AccessToken,
  refresh: { refreshToken: string; expiresAt: Date },
): SignedIn {
  return {
    client: clientView(client),
    token: { accessToken, expiresAt: expiresAt.toISOString() },
    refresh: { refreshToken: refresh.refreshToken, expiresAt: refresh.expiresAt.toISOString() },
  }
}
