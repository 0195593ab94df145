import type { FastifyRequest } from 'fastify'

export type Encoding = 'identity' | 'gzip' | 'br'

/** The best encoding we keep that the browser takes (RFC 9110 §12.5.3; a quality of 0 refuses). */
export function pickEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  // Codings are the same in either case (RFC 9110, 8.4.1).
  const codings = accepted.toLowerCase()
  if (takes(codings, 'br')) return 'br'
  if (takes(codings, 'gzip')) return 'gzip'
  return 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  if (at === -1) return false
  const after = accepted.slice(at + encoding.length, at + encoding.length + 12)
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(after)
}

/** Whether a browser opens the answer: only they name text/html. */
export const wantsHtml = (request: FastifyRequest): boolean => acceptOf(request).includes('text/html')

/** Media types are the same in either case (RFC 9110, 8.3.1). */
const acceptOf = ({ headers }: FastifyRequest): string => headers.accept?.toLowerCase() ?? ''

/** Whether a program asks for the payload; people's browsers name text/html first. */
export function wantsJson(request: FastifyRequest): boolean {
  const accept = acceptOf(request)
  return accept.includes('application/json') && !accept.includes('text/html')
}

/**
 * Whether a program would rather have Markdown than HTML: it names text/markdown, with no lower quality than text/html,
 * and before it where both are the same. Wildcards mean HTML, as they always did.
 */
export function wantsMarkdown(request: FastifyRequest): boolean {
  const accept = acceptOf(request)
  if (!accept.includes('text/markdown')) return false
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { type, quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  const markdown = ranges.findIndex(({ type }) => type === 'text/markdown')
  const html = ranges.findIndex(({ type }) => type === 'text/html')
  const quality = ranges[markdown]?.quality ?? 0
  if (quality === 0 || html === -1) return quality > 0
  const htmlQuality = ranges[html]!.quality
  return quality > htmlQuality || (quality === htmlQuality && markdown < html)
}

export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  return (
    known !== undefined &&
    (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  )
}
