import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

type Entry = { topics: ReadonlySet<string>; body: string }
const entry = (body: string): Entry => ({ topics: new Set(['listing']), body })
const store = (body: string) => async () => ({ store: entry(body), bytes: 200 })
const longKey = (at: number) => `/public/search/suggestions ${at} ${'q'.repeat(14_000)}`

test('keys count against the bound, so that small answers under long keys cannot fill the memory (SAFE-01)', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 1_000_000 })
  for (let at = 0; at < 2000; at += 1) await cache.get(`/public/${at}/${'q'.repeat(180)}`, store('small'))
  expect(cache.size().entries).toBeLessThan(1_000_000 / 180 / 3)
  expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000)
})

test('a long key is held as its hash: a thousand of 14,000 characters take less than a megabyte (SAFE-01)', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 32 * 1024 * 1024 })
  for (let at = 0; at < 1000; at += 1) await cache.get(longKey(at), store(String(at)))
  expect(cache.size()).toEqual({ entries: 1000, bytes: expect.any(Number) })
  expect(cache.size().bytes).toBeLessThan(1_000_000)
  expect(cache.peek(longKey(7))?.body).toBe('7')
  expect(cache.peek(longKey(1000))).toBeUndefined()
  cache.drop('listing')
  expect(cache.peek(longKey(7))).toBeUndefined()
})

test('answers that are being made are held under the hash of a long key as well (SAFE-01)', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 1000 })
  const key = `/long/${'q'.repeat(5000)}`
  let made = 0
  const make = async () => {
    made += 1
    return { store: entry('once'), bytes: 10 }
  }
  await Promise.all([cache.get(key, make), cache.get(key, make)])
  expect(made).toBe(1)
})
