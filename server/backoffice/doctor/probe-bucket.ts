import { randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import { createBucketStore } from '../../platform/media/bucket-store.ts'
import type { BucketFacts } from './assess-bucket.ts'
import { describeFailure, withinTime } from './describe-failure.ts'

type Failure = NonNullable<NonNullable<BucketFacts['bucket']>['failure']>

/** Puts a small object of a random name, reads it and deletes it, whatever comes of reading it. */
export async function probeBucket({ mediaBucket }: Config, waitMs: number): Promise<BucketFacts> {
  if (mediaBucket === null) return { bucket: null }
  const { url } = mediaBucket
  const store = createBucketStore(mediaBucket)
  const name = `doctor-${randomBytes(12).toString('hex')}`
  const bytes = randomBytes(16)
  const steps = [
    { step: 'put', run: () => store.put(name, bytes, 'application/octet-stream') },
    { step: 'get', run: () => requireSame(store.read(name), bytes) },
    { step: 'delete', run: () => store.remove(name) },
  ] as const
  const failures: Failure[] = []
  for (const { step, run } of steps) {
    await withinTime(run(), waitMs).catch((error: unknown) => {
      failures.push({ step, text: describeFailure(error) })
    })
    // What was not put is not there to be read or deleted.
    if (failures[0]?.step === 'put') break
  }
  return { bucket: { url, failure: failures[0] ?? null } }
}

async function requireSame(read: Promise<Uint8Array | null>, bytes: Buffer): Promise<void> {
  const found = await read
  if (found === null || !bytes.equals(found)) throw new Error('what was put is not what is there')
}
