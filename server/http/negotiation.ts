import type { FastifyRequest } from 'fastify'

export type Encoding = 'identity' | 'gzip' | 'br'

/** The best encoding we keep that the browser takes (RFC 9110 §12.5.3; a quality of 0 refuses). */
export function pickEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (takes(accepted, 'br')) return 'br'
  if (takes(accepted, 'gzip')) return 'gzip'
  return 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  if (at === -1) return false
  const after = accepted.slice(at + encoding.length, at + encoding.length + 12)
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(after)
}

/** Whether a program asks for the payload; people's browsers name text/html first. */
export function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept
  return accept !== undefined && accept.includes('application/json') && !accept.includes('text/html')
}

export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  return (
    known !== undefined &&
    (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  )
}
