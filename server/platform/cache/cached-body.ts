import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, isNotModified, pickEncoding } from '../http/negotiation.ts'
import { type CachedBody, type Form, type Piece, plainBytes } from './body-forms.ts'
import { compressBest, compressWhole } from './compress-body.ts'
import { createSegment, gzipSegments, type Segment } from './segment.ts'

export function cachedBody(content: string | readonly Piece[], type: string): CachedBody {
  const segments = segmentsOf(typeof content === 'string' ? [content] : content)
  return { etag: etagOf(segments), type, segments, forms: new Map(), isAskedAgain: false }
}

/** A body that never changes while the server runs, compressed as well as can be before anybody asks. */
export function lastingBody(content: string, type: string): CachedBody {
  const body = cachedBody(content, type)
  for (const encoding of ['br', 'gzip'] as const) compressBest(body, encoding)
  return body
}

/** Adjoining texts become one segment; parts stay as they are. */
function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const segments: Segment[] = []
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece
      continue
    }
    if (text !== '') segments.push(segmentOf(text))
    segments.push(piece)
    text = ''
  }
  if (text !== '') segments.push(segmentOf(text))
  return segments
}

const longestBetween = 80
const mostBetween = 200
const between = new Map<string, Segment>()

/** What is between two parts, such as a comma or the end of a list's item, is the same in every answer. */
function segmentOf(text: string): Segment {
  if (text.length > longestBetween) return createSegment(text)
  const known = between.get(text)
  if (known !== undefined) return known
  const made = createSegment(text, between.size < mostBetween)
  if (made.isReused) between.set(text, made)
  return made
}

/** Of what each segment says, so that those of many answers are hashed once. */
const etagOf = (segments: readonly Segment[]): string => shortHash(segments.map(digestOf).join(' '))

const digestOf = (segment: Segment): string => (segment.digest ??= shortHash(segment.bytes))

const shortHash = (said: string | Buffer): string => hash('sha256', said, 'base64url').slice(0, 22)

/** Pieces put together as text. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.bytes.toString())).join('')

/** What a buffer takes besides its bytes, about. */
const bufferBytes = 200

/**
 * Memory that a body takes, about: its own text, its place in what others share, and the compressed forms to come. What is shared counts
 * for the first body that has it, as it may be the only one.
 */
export function bytesOfBody({ segments }: CachedBody): number {
  let own = 0
  for (const segment of segments) {
    own += segment.isReused && segment.isCounted ? 16 : segment.bytes.length + bufferBytes
    segment.isCounted = true
  }
  const all = segments.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return Math.ceil(own * 1.35 + all * 0.4) + 512
}

/** Sends a finished body in the best encoding, or 304 when the browser has it. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept, Accept-Encoding')
  const known = reply.statusCode === 200 && knownForm(request, body)
  if (known) return reply.header('etag', `"${body.etag}-${known}"`).code(304).send()
  const form = await formFor(body, encoding, request.headers['accept-encoding'])
  const sent = form === 'quick' ? 'gzip' : form
  reply.header('etag', `"${body.etag}-${form}"`)
  if (sent !== 'identity') reply.header('content-encoding', sent)
  reply.header('content-type', body.type)
  return reply.send(body.forms.get(form) ?? plainBytes(body))
}

/** The form that the browser has already, if any: all of them say the same. */
function knownForm(request: FastifyRequest, { etag }: CachedBody): Form | undefined {
  if (request.headers['if-none-match'] === undefined) return undefined
  const forms: Form[] = ['br', 'gzip', 'quick', 'identity']
  return forms.find((form) => isNotModified(request, `"${etag}-${form}"`))
}

/**
 * A new answer is put together from compressed segments, since no one should wait for more; one that is asked for again
 * is compressed as well as can be, beside the requests, and sent so from then on.
 */
async function formFor(body: CachedBody, encoding: Encoding, accepted = ''): Promise<Form> {
  if (encoding === 'identity') return 'identity'
  if (body.forms.has(encoding)) return encoding
  if (encoding === 'br' && !accepted.includes('gzip')) {
    await compressWhole(body)
    return 'br'
  }
  if (body.isAskedAgain) compressBest(body, encoding)
  body.isAskedAgain = true
  if (!body.forms.has('quick')) body.forms.set('quick', gzipSegments(body.segments))
  return 'quick'
}
