import { expect, test } from 'vitest'
import { storeKey } from './send-review-once.ts'

test('a repeat after a lost answer has the same key; another text or an answer makes a new one', () => {
  let last = 0
  const keys = storeKey(() => `key-${(last += 1)}`)
  expect(keys.keyFor({ body: 'a' })).toBe('key-1')
  expect(keys.keyFor({ body: 'a' })).toBe('key-1')
  expect(keys.keyFor({ body: 'b' })).toBe('key-2')
  keys.answered()
  expect(keys.keyFor({ body: 'b' })).toBe('key-3')
})
