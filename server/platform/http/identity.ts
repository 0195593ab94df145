import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The sender of a request with a bearer token. */
export type SignedInClient = {
  /** The client that the call is for: on calls of trade the site that the person acts for, otherwise the person. */
  id: string
  /** Who calls; the same where the person acts for the own account (accounts/sites). */
  personId: string
  /** The site that the session has chosen or the token belongs to; null for the own account. */
  siteId: string | null
  sessionId: string
  email: string
  name: string
  emailConfirmed: boolean
  /** Of a call by a program's token, which has no session: whose it is, and its brewery. */
  token?: { kind: 'buyer' | 'brewery' | 'group'; breweryId: string | null }
}

/** The client whom a bearer token names, before the check that the session is active. */
export type SessionIdentity = { clientId: string; sessionId: string }

/** Identifies callers for the features; accounts implement it. An ended session is refused at once. */
export type Identity = {
  /** Null for a request without a bearer. Throws RequestError 401 for a bearer that is not, or no longer, good. */
  readClient: (request: FastifyRequest) => Promise<SignedInClient | null>
  /**
   * By the token alone, null for none that is good: for statements that ask for the session themselves
   * (accounts/session-in-statement.ts).
   */
  readCaller: (request: FastifyRequest) => Promise<SessionIdentity | null>
  /** Throws RequestError 401 'Authentication required' (ERR-23) for callers without a session. */
  requireClient: (request: FastifyRequest) => Promise<SignedInClient>
}

/** The token of `Authorization: Bearer …`, '' for another scheme, or null without the header. */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers
  if (authorization === undefined) return null
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
}

/** Whether an Authorization header brings this token, compared without telling by the time how much of it fits. */
export function isBearer(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
