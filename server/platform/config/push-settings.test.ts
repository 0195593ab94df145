import webPush from 'web-push'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const { publicKey, privateKey } = webPush.generateVAPIDKeys()

test('without keys no push is sent; keys come as a pair that belongs together (NOTE-05)', () => {
  expect(readConfig({}).pushKeys).toBeNull()
  const pair = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }
  expect(readConfig(pair).pushKeys).toEqual({ publicKey, privateKey })
  const other = webPush.generateVAPIDKeys().publicKey
  for (const wrong of [
    { PUSH_PRIVATE_KEY: undefined },
    { PUSH_PUBLIC_KEY: other },
    { PUSH_PRIVATE_KEY: 'x' },
  ])
    expect(() => readConfig({ ...pair, ...wrong })).toThrow(/PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY/)
})
