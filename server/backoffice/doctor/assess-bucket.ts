import { type Finding, findingsOf } from './finding.ts'

const { ok, fail } = findingsOf('bucket')

export type BucketFacts = {
  /** Null where pictures are files. */
  bucket: { url: string; failure: { step: 'put' | 'get' | 'delete'; text: string } | null } | null
}

const rights = 'the keys need s3:PutObject, s3:GetObject and s3:DeleteObject there'

/** Whether a small object could be put, read and deleted again. */
export function assessBucket({ bucket }: BucketFacts): Finding {
  if (bucket === null) return ok('No bucket: pictures are files in VAR_FOLDER/media.')
  const { url, failure } = bucket
  if (failure === null) return ok(`${url} takes, gives and deletes an object.`)
  return fail(
    `${failure.step} failed in ${url}: ${failure.text}.`,
    `Check S3_BUCKET_URL, S3_REGION and the keys; ${rights}.`,
  )
}
