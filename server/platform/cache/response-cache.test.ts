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

const counted = (bytes = 1000) => {
  const made: string[] = []
  const ask = (cache: ReturnType<typeof createResponseCache<Entry>>, key: string, freshUntil?: number) =>
    cache.get(key, async () => {
      made.push(key)
      return { store: entry(key), bytes, ...(freshUntil !== undefined && { freshUntil }) }
    })
  return { made, ask }
}

test('an answer that was asked for twice outlives thousands that were asked for once', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 100_000 })
  const { made, ask } = counted()
  await ask(cache, '/shop')
  await ask(cache, '/shop')
  for (let at = 0; at < 5000; at += 1) await ask(cache, `/shop?page=${at}`)
  expect(cache.peek('/shop')?.body).toBe('/shop')
  expect(made.filter((key) => key === '/shop')).toHaveLength(1)
  expect(cache.size().bytes).toBeLessThanOrEqual(100_000 / 4)
})

test('answers that come back after they gave way fill all of the memory', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 1_000_000 })
  const { made, ask } = counted(10_000)
  const keys = Array.from({ length: 60 }, (_, at) => `/beer/${at}`)
  for (let round = 0; round < 4; round += 1) for (const key of keys) await ask(cache, key)
  // Once more each at the most: the third round and the fourth find all of them.
  expect(made.length).toBeLessThanOrEqual(2 * keys.length)
  expect(cache.size().entries).toBe(60)
})

test('what a change dropped is stored for good when it is asked for again', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 100_000 })
  const { made, ask } = counted()
  await ask(cache, '/shop')
  cache.drop('listing')
  expect(cache.size().entries).toBe(0)
  await ask(cache, '/shop')
  for (let at = 0; at < 500; at += 1) await ask(cache, `/shop?page=${at}`)
  expect(cache.peek('/shop')).toBeDefined()
  cache.drop('listing')
  expect(cache.peek('/shop')).toBeUndefined()
  expect(made.filter((key) => key === '/shop')).toHaveLength(2)
})

test('an answer that ends at a time ends then also after it was asked for again', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 100_000 })
  const { made, ask } = counted()
  const end = Date.now() + 200
  await ask(cache, '/offers', end)
  await ask(cache, '/offers', end)
  expect(made).toEqual(['/offers'])
  await expect.poll(() => cache.peek('/offers')).toBeUndefined()
  expect(Date.now()).toBeGreaterThanOrEqual(end)
})

test('an answer that is larger than the share of those that were asked for once is stored', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 100_000 })
  await cache.get('/sitemap.xml', async () => ({ store: entry('long'), bytes: 50_000 }))
  expect(cache.peek('/sitemap.xml')?.body).toBe('long')
})

test('a cache of one byte stores nothing', async () => {
  const cache = createResponseCache<Entry>({ maxBytes: 1 })
  const { made, ask } = counted()
  await ask(cache, '/shop')
  await ask(cache, '/shop')
  expect(made).toEqual(['/shop', '/shop'])
  expect(cache.size().entries).toBe(0)
})
