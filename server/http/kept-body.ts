import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, isNotModified, pickEncoding } from './negotiation.ts'

/** A finished body in every encoding that was asked for so far. */
export type KeptBody = { etag: string; type: string; bytes: Map<Encoding, Buffer> }

export function keptBody(text: string, type: string): KeptBody {
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { etag, type, bytes: new Map([['identity', Buffer.from(text)]]) }
}

/** Memory that a body takes, about: compressed forms come later and add a third. */
export function bytesOfBody(body: KeptBody): number {
  return Math.ceil((body.bytes.get('identity')?.length ?? 0) * 1.35) + 512
}

/** Sends a finished body in the best encoding, or 304 when the browser has it. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: KeptBody,
): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const etag = `"${body.etag}-${encoding}"`
  reply.header('etag', etag)
  reply.header('vary', 'Accept, Accept-Encoding')
  if (reply.statusCode === 200 && isNotModified(request, etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('content-type', body.type)
  return reply.send(body.bytes.get(encoding) ?? (await compress(body, encoding)))
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
/** Good enough to beat gzip at its best, quick enough to do while somebody waits. */
const brotliQuality = 5

/** Compresses at first use and keeps the result beside the others. */
async function compress(body: KeptBody, encoding: Encoding): Promise<Buffer> {
  const identity = body.bytes.get('identity') ?? Buffer.alloc(0)
  const bytes =
    encoding === 'br'
      ? await compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await compressGzip(identity)
  body.bytes.set(encoding, bytes)
  return bytes
}
