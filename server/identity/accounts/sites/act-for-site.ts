import type { FastifyRequest } from 'fastify'
import { hasSiteRight } from '../../../../shared/accounts/site-roles.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { siteAccessEnded, siteRoleMissing } from '../../../platform/errors/site-errors.ts'
import type { SignedInClient } from '../../../platform/http/identity.ts'
import { rightOfCall } from './site-calls.ts'
import { rolesAt } from './site-queries.ts'

/**
 * The caller as the site that the session or the token acts for, on calls that act for one; otherwise the person. Rights
 * are read on every call, so that a removal holds from the next one on. A call that describes `site` in its address reads that
 * site instead (BIZ-08). Throws RequestError 403 `site_access_ended` and `site_role_missing`, and 404 for a `site` without
 * a role (BIZ-03, BIZ-09).
 */
export async function actionForSite(
  database: Database,
  request: FastifyRequest,
  person: SignedInClient,
): Promise<SignedInClient> {
  const { personId, token } = person
  const named = siteInAddress(request)
  const siteId = named ?? person.siteId
  const right = siteId === null ? null : rightOfCall(request.method, request.routeOptions.url ?? '')
  if (siteId === null || right === null) return person
  if (named === personId && token === undefined) return person
  if (named !== null && token !== undefined && named !== (person.siteId ?? personId))
    throw notFound('The site')
  const roles = await rolesAt(database, { personId, siteId })
  if (roles.length === 0) throw named === null ? siteAccessEnded() : notFound('The site')
  if (!hasSiteRight(roles, right)) throw siteRoleMissing()
  return { ...person, id: siteId }
}

type Described = { properties?: Record<string, unknown> }

/** The site that a call names in its address, where the call describes that it may; null for none and for all of them. */
function siteInAddress({ query, routeOptions }: FastifyRequest): string | null {
  const { properties } = (routeOptions.schema?.querystring ?? {}) as Described
  if (properties?.['site'] === undefined) return null
  const { site } = query as { site?: string }
  return site === undefined || site === 'all' ? null : site.toLowerCase()
}
