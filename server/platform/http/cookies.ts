import type { FastifyRequest } from 'fastify'

/**
 * The name of a cookie that only the server reads. Over https browsers take `__Host-` from this very host alone, so no
 * subdomain can plant one; over http they refuse it.
 */
export const hostCookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

/** The value of a cookie, or null. Not decoded: our cookies hold only characters that need no escape. */
export function readCookie(request: FastifyRequest, name: string): string | null {
  const header = request.headers.cookie
  if (header === undefined) return null
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return null
}
