import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser asks before anybody has opened the page: Chrome's Sec-Purpose, its older Purpose, and Firefox's
 * X-Moz.
 */
export function isFetchedAhead({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    /^\s*prefetch\b/i.test(String(purpose ?? '')),
  )
}
