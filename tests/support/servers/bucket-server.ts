import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'
import type { BucketSettings } from '../../../server/platform/config/media-settings.ts'

/** An S3-compatible server with one bucket, on a port of its own, closed with the test. */
export async function openBucketServer(): Promise<{
  settings: BucketSettings
  /** Names of the bucket's objects. */
  held: () => Promise<string[]>
}> {
  const directory = await mkdtemp(join(tmpdir(), 'dray-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'dray' }],
  })
  const { port } = await server.run()
  onTestFinished(async () => {
    await server.close()
    await rm(directory, { recursive: true })
  })
  return {
    // The server knows one pair of keys, and checks every signature against it.
    settings: {
      url: `http://127.0.0.1:${port}/dray`,
      region: 'eu-west-2',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    held: async () => {
      const files = await readdir(join(directory, 'dray'))
      return files.flatMap((file) => /^(.*)\._S3rver_object$/.exec(file)?.[1] ?? []).toSorted()
    },
  }
}
