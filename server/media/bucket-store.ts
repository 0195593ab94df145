import { AwsClient } from 'aws4fetch'
import type { MediaStore } from './media-store.ts'

export type BucketSettings = {
  /** Of the bucket itself: https://s3.eu-west-2.amazonaws.com/dray-media. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const waitMs = 20_000

/** Files in a bucket of S3 or whatever speaks like it. Answers other than yes are errors, told without keys. */
export function createBucketStore({ url, region, ...keys }: BucketSettings): MediaStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })
  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(`${url}/${name}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(waitMs),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new Error(`The media bucket answered ${method} ${name} with ${answer.status}`)
  }
  return {
    put: async (name, bytes, contentType) => {
      const answer = await ask('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' },
      })
      await answer.body?.cancel()
      if (!answer.ok)
        throw new Error(`The media bucket does not exist: PUT ${name} answered ${answer.status}`)
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
