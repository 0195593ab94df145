import type { FastifyReply } from 'fastify'

/**
 * Leads to a path of this site. The path may hold letters that a header cannot carry, so they are percent-encoded; what
 * is encoded already stays.
 */
export function sendRedirect(reply: FastifyReply, path: string, status: 301 | 303): FastifyReply {
  return reply.redirect(headerPath(path), status)
}

/** The path in visible ASCII. */
export function headerPath(path: string): string {
  return path.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}
