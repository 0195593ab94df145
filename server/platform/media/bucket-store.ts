import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from '../config/media-settings.ts'
import { StoreAwayError } from '../errors/store-away.ts'
import type { MediaStore } from './media-store.ts'

const waitMs = 20_000

/** Files in an S3-compatible bucket. No answer, or an unsuccessful one, is a StoreAwayError whose text contains no keys. */
export function createBucketStore({ url, region, ...keys }: BucketSettings): MediaStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })
  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client
      .fetch(`${url}/${name}`, { ...init, method, signal: AbortSignal.timeout(waitMs) })
      .catch((cause: unknown) => {
        throw new StoreAwayError(`The media bucket does not answer ${method} ${name}`, { cause })
      })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new StoreAwayError(`The media bucket answered ${method} ${name} with ${answer.status}`)
  }
  return {
    put: async (name, bytes, contentType) => {
      const answer = await ask('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' },
      })
      await answer.body?.cancel()
      if (!answer.ok)
        throw new StoreAwayError(`The media bucket does not exist: PUT ${name} answered ${answer.status}`)
    },
    read: async (name) => {
      const answer = await ask('GET', name)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      await answer.body?.cancel()
      return null
    },
    remove: async (name) => {
      await (await ask('DELETE', name)).body?.cancel()
    },
  }
}
