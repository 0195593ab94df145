import { expect, test } from 'vitest'
import { plainBytes } from './body-forms.ts'
import { createPartCache, lasting } from './part-cache.ts'
import { createPageCache, type CachedPage, type NoPage } from './page-cache.ts'

const page = (content: string, topics: string[] = []) => ({
  content,
  type: 'text/html; charset=utf-8',
  topics,
})
const htmlOf = (cached: CachedPage | NoPage) => ('body' in cached ? plainBytes(cached.body).toString() : null)

test('a page is rendered once for everyone who asks while it is being made', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  let renders = 0
  const render = async () => page(`render ${(renders += 1)}`)
  const answers = await Promise.all([
    cache.get('/a', render),
    cache.get('/a', render),
    cache.get('/a', render),
  ])
  expect(answers.map(htmlOf)).toEqual(['render 1', 'render 1', 'render 1'])
  expect(htmlOf(await cache.get('/a', render))).toBe('render 1')
})

test('a change drops the pages that showed it and no others', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await cache.get('/beer', async () => page('beer', ['beer:1']))
  await cache.get('/other', async () => page('other', ['beer:2']))
  cache.drop('beer:1')
  expect(cache.peek('/beer')).toBeUndefined()
  expect(cache.peek('/other')).toBeDefined()
})

test('a page whose data was read before a change is served but not cached', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  let finish = (_page: ReturnType<typeof page>) => {}
  const slow = cache.get('/beer', () => new Promise((resolve) => (finish = resolve)))
  cache.drop('beer:1')
  finish(page('old', ['beer:1']))
  expect(htmlOf(await slow)).toBe('old')
  expect(cache.peek('/beer')).toBeUndefined()
})

test('a page that lacks something is served and made again for the next visitor', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  expect(htmlOf(await cache.get('/', async () => ({ ...page('partial'), isPartial: true })))).toBe('partial')
  expect(htmlOf(await cache.get('/', async () => page('whole')))).toBe('whole')
  expect(htmlOf(await cache.get('/', async () => page('never asked')))).toBe('whole')
})

const until = (freshUntil: number) => async () => ({ ...page('before'), freshUntil })

test('a page on which something begins is made again once it has begun', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await cache.get('/', until(Date.now() + 30))
  await cache.get('/far', until(Date.now() + 3_600_000))
  await cache.get('/past', until(Date.now() - 1))
  await expect.poll(() => cache.peek('/')).toBeUndefined()
  expect(cache.peek('/far')).toBeDefined()
  expect(cache.peek('/past')).toBeUndefined()
})

const elsewhere = () => Promise.resolve({ redirectTo: '/elsewhere' })

test('redirects and missing pages go to everyone who waits and are not cached', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  const answers = await Promise.all([cache.get('/a', elsewhere), cache.get('/a', elsewhere)])
  expect(answers).toEqual([{ redirectTo: '/elsewhere' }, { redirectTo: '/elsewhere' }])
  expect(cache.size().entries).toBe(0)
})

test('a render that fails fails for everyone and is tried again', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await expect(cache.get('/a', () => Promise.reject(new Error('database away')))).rejects.toThrow(
    'database away',
  )
  expect(htmlOf(await cache.get('/a', async () => page('well')))).toBe('well')
})

test('ten thousand pages stay within the memory they were given', async () => {
  const maxBytes = 200_000
  const cache = createPageCache({ maxBytes })
  for (let at = 0; at < 10_000; at += 1)
    await cache.get(`/${at}`, async () => page('x'.repeat(1000), [`beer:${at}`]))
  expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes)
  expect(cache.size().entries).toBeLessThan(100)
})

test('parts that only one page has count for it, parts that others have for the first', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  const parts = createPartCache({ maxBytes: 1e6 })
  const part = (owner: object) => parts.segment(owner, 'part', () => 'x'.repeat(10_000))!
  const sizeWith = async (key: string, owner: object) => {
    const before = cache.size().bytes
    await cache.get(key, async () => ({ ...page(''), content: [part(owner)] }))
    return cache.size().bytes - before
  }
  const shared = lasting({})
  expect(await sizeWith('/a', shared)).toBeGreaterThan(10_000)
  expect(await sizeWith('/b', shared)).toBeLessThan(10_000)
  expect(await sizeWith('/c', lasting({}))).toBeGreaterThan(10_000)
})
