import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pretendTabs } from './pretend-tabs.fixture.ts'
import { storedJson } from './stored-value.ts'
import { withoutLock } from './tab-lock.ts'
import { createTabState } from './tab-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const parse = (value: unknown) => (Array.isArray(value) ? (value as string[]) : [])
const add = (word: string) => (words: string[]) => [...words, word]

function openTabs() {
  const { texts, openTab } = pretendTabs()
  const open = (onChange?: () => void) => {
    const tab = openTab()
    return { ...createTabState(storedJson(tab.storage, 'words', parse), tab.withLock, onChange), ...tab }
  }
  return { texts, open }
}

test('a change is shown at once and stored under the lock, and no tab overwrites another’s', async () => {
  const { texts, open } = openTabs()
  const [one, other] = [open(), open()]
  void one.change(add('a'))
  void other.change(add('b'))
  expect([one.read(), other.read(), texts.size]).toEqual([['a'], ['b'], 0])
  await vi.advanceTimersByTimeAsync(500)
  expect([one.read(), other.read()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

test('a page that is left stores its changes without waiting for the lock', () => {
  const { texts, open } = openTabs()
  const tab = open()
  void tab.change(add('a'))
  tab.flush()
  expect(texts.get('words')).toBe('["a"]')
})

test('a rule that changes nothing writes nothing', async () => {
  const { texts, open } = openTabs()
  void open().change((words) => words)
  await vi.advanceTimersByTimeAsync(500)
  expect(texts.size).toBe(0)
})

test('onChange runs when a change is shown and when it is stored, and once where both are one', async () => {
  const onChange = vi.fn<() => void>()
  const { open } = openTabs()
  void open(onChange).change(add('a'))
  expect(onChange).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(onChange).toHaveBeenCalledTimes(2)
  const { storage } = pretendTabs().openTab()
  const atOnce = createTabState(storedJson(storage, 'words', parse), withoutLock, onChange)
  await atOnce.change(add('a'))
  expect([onChange.mock.calls.length, storage.getItem('words')]).toEqual([3, '["a"]'])
})
