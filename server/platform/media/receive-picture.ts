import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { reviewPictureBytes, reviewTexts } from '../../../shared/reviews/review-limits.ts'
import { badField } from '../errors/common-errors.ts'
import { RequestError } from '../errors/request-error.ts'
import { pictureTooSlow } from '../errors/review-errors.ts'
import { badMultipart, multipartOnly } from '../errors/transport-errors.ts'

/** Room for the lines around the file in a multipart body. */
const wrapperBytes = 16 * 1024

/**
 * Writes the file of a multipart request to disk as it arrives, works with it, and always removes it. Throws
 * RequestError 400 for a large (C-40), missing or malformed file, 408 for a slow one.
 */
export async function receivePicture<T>(
  request: FastifyRequest,
  seconds: number,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > reviewPictureBytes + wrapperBytes) throw tooLarge()
  if (!request.isMultipart()) throw multipartOnly()
  const folder = await mkdtemp(join(tmpdir(), 'dray-upload-'))
  const path = join(folder, 'file')
  const deadline = AbortSignal.timeout(seconds * 1000)
  try {
    await receive(request, path, AbortSignal.any([deadline, hangUp(request)]))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(request: FastifyRequest, path: string, signal: AbortSignal): Promise<void> {
  try {
    const part = await unlessAborted(request.file(), signal)
    if (part === undefined || part.fieldname !== 'file') throw badField('file', "Field 'file' is missing.")
    await pipeline(part.file, createWriteStream(path), { signal })
    if (part.file.truncated) throw tooLarge()
  } catch (error) {
    if (error instanceof RequestError) throw error
    if (isTimeout(signal.reason)) throw pictureTooSlow()
    throw badMultipart()
  }
}

/** Aborted when the sender hangs up before all has arrived. */
function hangUp({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.complete) gone.abort()
  })
  return gone.signal
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'

/** Before the file begins there is no stream yet that could be ended. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

const tooLarge = () => badField('file', reviewTexts.pictureTooLarge)
