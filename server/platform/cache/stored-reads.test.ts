import { expect, test } from 'vitest'
import { createStoredReads } from './stored-reads.ts'

/** Reads that count how often they were read. */
function openReads(maxBytes = 1e5) {
  const reads = createStoredReads({ maxBytes })
  let times = 0
  const read = async (text = '') => ({ times: (times += 1), text, topics: ['accessories', 'beer:1'] })
  const get = (name = 'couplers', text?: string) => reads.get(name, () => read(text))
  return { reads, get }
}

test('what was read is read again after a change notice of one of its topics, and no other', async () => {
  const { reads, get } = openReads()
  expect([await get(), await get()]).toMatchObject([{ times: 1 }, { times: 1 }])
  reads.drop('beer:2')
  expect(await get()).toMatchObject({ times: 1 })
  reads.drop('beer:1')
  expect(await get()).toMatchObject({ times: 2 })
  reads.clear()
  expect(await get()).toMatchObject({ times: 3 })
})

test('what a change overtook is not stored', async () => {
  const { reads, get } = openReads()
  const overtaken = get()
  reads.drop('beer:2')
  expect(await overtaken).toMatchObject({ times: 1 })
  expect(await get()).toMatchObject({ times: 2 })
})

test('no more is held than its bytes', async () => {
  const { reads, get } = openReads(20_000)
  for (let name = 0; name < 100; name += 1) await get(String(name), 'x'.repeat(name * 20))
  expect(reads.size().bytes).toBeLessThanOrEqual(20_000)
  expect(reads.size().entries).toBeGreaterThan(0)
  expect(await get('0')).toMatchObject({ times: 101 })
})
