import type { FastifyRequest } from 'fastify'
import { bearerOf, type Identity, type SignedInClient } from '../../platform/http/identity.ts'
import type { Accounts } from './accounts.ts'
import { actionForSite } from './sites/act-for-site.ts'
import { liveSessionClient } from './sessions/session-queries.ts'
import { authenticationRequired } from '../../platform/errors/common-errors.ts'

/**
 * Identifies the caller by the bearer token. It reads the session on every call, so that a sign-out everywhere, a reset
 * or the reuse of a stolen token takes effect at once, not when the access token expires.
 */
export function createIdentity({ database, tokens, clock }: Accounts): Identity {
  async function readClient(request: FastifyRequest): Promise<SignedInClient | null> {
    const bearer = bearerOf(request)
    if (bearer === null) return null
    const claims = await tokens.verify(bearer, clock())
    const client = claims && (await liveSessionClient(database, claims))
    if (claims === null || client === null) throw authenticationRequired()
    const { sessionId } = claims
    return actionForSite(database, request, { ...client, personId: client.id, sessionId })
  }
  return {
    readClient,
    readCaller: async (request) => {
      const bearer = bearerOf(request)
      return bearer === null ? null : tokens.verify(bearer, clock())
    },
    requireClient: async (request) => {
      const client = await readClient(request)
      if (client === null) throw authenticationRequired()
      return client
    },
  }
}
