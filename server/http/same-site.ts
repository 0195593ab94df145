import type { FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/**
 * Refuses what another site's page sends along with our cookies (C-52). Browsers name the page's site in Origin with
 * every call that changes something; programs send none. Throws RequestError 403.
 */
export function refuseOtherSites({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin, host } = headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw new RequestError(403, 'other_site', 'This call is for pages of this site only.')
}
