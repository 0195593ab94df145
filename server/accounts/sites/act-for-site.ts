import type { FastifyRequest } from 'fastify'
import { hasSiteRight } from '../../../shared/accounts/site-roles.ts'
import type { Database } from '../../database/database.ts'
import { siteAccessEnded, siteRoleMissing } from '../../errors/site-errors.ts'
import type { SignedInClient } from '../../http/identity.ts'
import { rightOfCall } from './site-calls.ts'
import { rolesAt } from './site-queries.ts'

/**
 * The caller as the site that the session or the token acts for, on calls that act for one; otherwise the person. Rights
 * are read on every call, so that a removal holds from the next one on. Throws RequestError 403 `site_access_ended` and
 * `site_role_missing` (BIZ-03).
 */
export async function actForSite(
  database: Database,
  request: FastifyRequest,
  person: SignedInClient,
): Promise<SignedInClient> {
  const { siteId } = person
  const right = siteId === null ? null : rightOfCall(request.method, request.routeOptions.url ?? '')
  if (siteId === null || right === null) return person
  const roles = await rolesAt(database, { personId: person.personId, siteId })
  if (roles.length === 0) throw siteAccessEnded()
  if (!hasSiteRight(roles, right)) throw siteRoleMissing()
  return { ...person, id: siteId }
}
