import type { FastifyRequest } from 'fastify'
import { authenticationRequired, bearerOf, type Identity, type SignedInClient } from '../http/identity.ts'
import type { Accounts } from './accounts.ts'
import { liveSessionClient } from './sessions/session-queries.ts'

/**
 * Who calls, by the bearer token. The session is looked up each time, so that signing out everywhere, a reset or a
 * stolen token that was noticed shuts everybody out at once and not only when their token expires.
 */
export function createIdentity({ database, tokens, clock }: Accounts): Identity {
  async function readClient(request: FastifyRequest): Promise<SignedInClient | null> {
    const bearer = bearerOf(request)
    if (bearer === null) return null
    const claims = await tokens.verify(bearer, clock())
    const client = claims && (await liveSessionClient(database, claims))
    if (claims === null || client === null) throw authenticationRequired()
    return { ...client, sessionId: claims.sessionId }
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
