import { ConfigError } from './config-error.ts'
import { hasLogin } from './encrypted-addresses.ts'

export type BucketSettings = {
  /** Of the bucket itself: https://s3.eu-west-2.amazonaws.com/dray-media. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Read = (name: string) => string | null

/** The bucket for pictures; null without one. An incomplete one is a ConfigError. */
export function readBucketSettings(read: Read): BucketSettings | null {
  const url = read('S3_BUCKET_URL')
  const accessKeyId = read('S3_ACCESS_KEY_ID')
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY')
  if (url === null) {
    if (accessKeyId !== null || secretAccessKey !== null)
      throw new ConfigError('S3_BUCKET_URL must be set where the S3 keys are')
    return null
  }
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new ConfigError('S3_BUCKET_URL must be an http or https address')
  if (hasLogin(url))
    throw new ConfigError(
      'S3_BUCKET_URL must have no name and password: its keys are S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    )
  if (accessKeyId === null || secretAccessKey === null)
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_BUCKET_URL is')
  return {
    url: url.replace(/\/+$/, ''),
    region: read('S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}
