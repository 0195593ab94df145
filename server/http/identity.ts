import type { FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** Who sends a request with a bearer token. */
export type SignedInClient = {
  id: string
  sessionId: string
  email: string
  name: string
  emailConfirmed: boolean
}

/** Whom a bearer names, before anybody looked whether that session goes on. */
export type Caller = { clientId: string; sessionId: string }

/** What features ask to know who calls. Accounts answer it; a session that was ended is no longer known at once. */
export type Identity = {
  /** Null for a request without a bearer. Throws RequestError 401 for a bearer that is not, or no longer, good. */
  readClient: (request: FastifyRequest) => Promise<SignedInClient | null>
  /**
   * By the token alone, null for none that is good: for statements that ask for the session themselves
   * (accounts/session-in-statement.ts).
   */
  readCaller: (request: FastifyRequest) => Promise<Caller | null>
  /** Throws RequestError 401 'Authentication required' (ERR-23) for everybody who is not signed in. */
  requireClient: (request: FastifyRequest) => Promise<SignedInClient>
}

export const authenticationRequired = () =>
  new RequestError(401, 'authentication_required', 'Authentication required')

/** The token of `Authorization: Bearer …`, '' for another scheme, or null without the header. */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers
  if (authorization === undefined) return null
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
}
