import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A stretch of a finished answer: its own, or one that others have too. */
export type Segment = {
  readonly bytes: Buffer
  /** Rendered once and reused. */
  readonly isReused: boolean
  /** Whether the estimate of a body that has it counts its bytes. */
  isCounted: boolean
  /** Of the bytes; null until it is asked for. */
  digest: string | null
  /** Deflated once, where it is long and the same for many answers; null until it is asked for. */
  deflated?: Buffer | null
}

/**
 * The same bytes in memory of just their size, for what is cached: Node cuts buffers below 32 KB out of pools of 64 KB, and a
 * pool stays as long as any piece of it, so that a page of 24 KB would hold 64.
 */
export const ownBytes = (bytes: Buffer): Buffer =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer)

export const createSegment = (text: string, isReused = false): Segment => ({
  bytes: bytesOf(text),
  isReused,
  isCounted: false,
  digest: null,
})

/** Written where it stays, which spares the copy of ownBytes. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** A stretch that is in so many answers that it is worth compressing on its own, as well as can be. */
export const createConstant = (text: string): Segment => ({ ...createSegment(text, true), deflated: null })

/** Quick for what only one answer has, good for what all have. */
const levels = { once: 1, constant: 9 }

/**
 * DEFLATE blocks, none of them the last one, that end at a byte and refer to nothing before them: so they may be
 * anywhere in a stream (RFC 1951 §2.3, §3.2).
 */
const deflate = (bytes: Buffer, level: number): Buffer =>
  deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH })

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const emptyLastBlock = Buffer.from([3, 0])

/** What is between two constants, such as a comma, is not worth compressing. */
const longestStored = 80

/** The head of a block that holds its bytes as they are (RFC 1951 §3.2.4). */
function storedBlock(length: number): Uint8Array {
  return Uint8Array.of(0, length & 255, length >>> 8, ~length & 255, (~length >>> 8) & 255)
}

/** The segments one after the other as one gzip member: constants as they were compressed once, the rest at a stretch. */
export function gzipSegments(segments: readonly Segment[]): Buffer {
  const parts: Uint8Array[] = [gzipHeader]
  let waiting: Buffer[] = []
  let checksum = 0
  let length = 0
  const endStretch = () => {
    const stretch = waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting)
    waiting = []
    if (stretch.length === 0) return
    if (stretch.length <= longestStored) parts.push(storedBlock(stretch.length), stretch)
    else parts.push(deflate(stretch, levels.once))
  }
  for (const segment of segments) {
    checksum = crc32(segment.bytes, checksum)
    length += segment.bytes.length
    if (segment.deflated === undefined) {
      waiting.push(segment.bytes)
      continue
    }
    endStretch()
    segment.deflated ??= ownBytes(deflate(segment.bytes, levels.constant))
    parts.push(segment.deflated)
  }
  endStretch()
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length, 4)
  return joined([...parts, emptyLastBlock, trailer])
}

/** Like Buffer.concat, in memory of just the size. */
function joined(parts: readonly Uint8Array[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
