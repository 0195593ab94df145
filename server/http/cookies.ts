import type { FastifyRequest } from 'fastify'

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
