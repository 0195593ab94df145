import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { publicProblems } from './public-settings.ts'

const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>

/** Names that readConfig asks an environment for. */
function namesRead(environment: Record<string, string>): Set<string> {
  const names = new Set<string>()
  const recorder = new Proxy(environment, {
    get: (target, name) => {
      names.add(String(name))
      return target[String(name)]
    },
  })
  publicProblems(recorder, readConfig(recorder))
  return names
}

test('.env.example names every setting and no other', () => {
  // The server reads the region of a bucket only when a bucket is configured.
  const bucket = { S3_BUCKET_URL: 'https://s3.example', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const read = namesRead({}).union(namesRead(bucket))
  expect(Object.keys(example).toSorted()).toEqual([...read].toSorted())
})

test('.env.example holds the defaults: with it the shop starts as without it', () => {
  expect(readConfig(example)).toEqual(readConfig({}))
})
