import type { Segment } from './segment.ts'

/** A stretch of an answer: its own text, or one that others have too. */
export type Piece = string | Segment

/** What is sent: plain, gzip put together from segments (quick), gzip and brotli as a whole (small). */
export type Form = 'identity' | 'quick' | 'gzip' | 'br'

/** A finished body, in the forms that were made so far. */
export type CachedBody = {
  etag: string
  type: string
  segments: readonly Segment[]
  forms: Map<Form, Buffer>
  /** Asked for before: then it is worth its best compression. */
  isAskedAgain: boolean
}

/** The bytes as they are, put together. */
export function plainBytes({ forms, segments }: CachedBody): Buffer {
  return forms.get('identity') ?? Buffer.concat(segments.map(({ bytes }) => bytes))
}
