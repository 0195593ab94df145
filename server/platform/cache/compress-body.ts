import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type CachedBody, plainBytes } from './body-forms.ts'
import { ownBytes } from './segment.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** While a visitor waits, and for bodies that stay. A window of 256 KB holds any page; a larger one costs memory. */
const quality = { waiting: 4, best: 9 }
const windowBits = 18

/** Bodies that wait for their best compression; beyond that many, one is asked for again later. */
const longestQueue = 64
const queue: { body: CachedBody; encoding: 'br' | 'gzip' }[] = []
let isWorking = false

/** Compresses with brotli for a program that takes nothing else but plain text. */
export async function compressWhole(body: CachedBody): Promise<void> {
  body.forms.set('br', ownBytes(await brotli(plainBytes(body), quality.waiting)))
}

/** Compresses as well as pays for a body that stays, one at a time and beside the requests. */
export function compressBest(body: CachedBody, encoding: 'br' | 'gzip'): void {
  if (queue.length >= longestQueue) return
  if (queue.some((waiting) => waiting.body === body && waiting.encoding === encoding)) return
  queue.push({ body, encoding })
  if (!isWorking) void work()
}

async function work(): Promise<void> {
  isWorking = true
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    const { body, encoding } = next
    const plain = plainBytes(body)
    try {
      const bytes =
        encoding === 'br' ? await brotli(plain, quality.best) : await compressGzip(plain, { level: 9 })
      body.forms.set(encoding, ownBytes(bytes))
    } finally {
      queue.shift()
    }
  }
  isWorking = false
}

const brotli = (bytes: Buffer, level: number) =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
