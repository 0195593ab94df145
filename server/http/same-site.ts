import type { FastifyRequest } from 'fastify'
import { otherSite } from '../errors/common-errors.ts'

/**
 * Refuses requests that another site's page sends with our cookies (C-52). Browsers put the page's site into Origin in
 * every call with a side effect; programs send none. Throws RequestError 403.
 */
export function refuseOtherSites({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin, host } = headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw otherSite()
}
