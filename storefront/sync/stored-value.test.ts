import { expect, test } from 'vitest'
import { pretendStorage } from './pretend-tabs.fixture.ts'
import { storedJson, storedList } from './stored-value.ts'

test('a value comes back as it was written; text that is no JSON counts as nothing', () => {
  const storage = pretendStorage()
  const stored = storedJson(storage, 'count', (value) => (typeof value === 'number' ? value : 0))
  stored.write(3)
  expect([stored.read(), storage.getItem('count')]).toEqual([3, '3'])
  for (const text of ['{bad', '"3"', 'null']) {
    storage.setItem('count', text)
    expect(stored.read()).toBe(0)
  }
  stored.remove()
  expect([stored.read(), storage.getItem('count')]).toEqual([0, null])
})

test('a list skips invalid items, and an empty list stores nothing', () => {
  const storage = pretendStorage()
  const stored = storedList<{ id: string }>(storage, 'list', ({ id }) => typeof id === 'string')
  storage.setItem('list', JSON.stringify([{ id: 'a' }, null, 7, { id: 7 }]))
  expect(stored.read()).toEqual([{ id: 'a' }])
  storage.setItem('list', '{"id":"a"}')
  expect(stored.read()).toEqual([])
  stored.write([{ id: 'b' }])
  expect(storage.getItem('list')).toBe('[{"id":"b"}]')
  stored.write([])
  expect(storage.getItem('list')).toBeNull()
})
