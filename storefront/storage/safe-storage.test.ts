import { expect, test } from 'vitest'
import { safeStorage } from './safe-storage.ts'

/** Storage that throws what a browser throws while it is denied, or full. */
function openStorage() {
  const texts = new Map<string, string>()
  const fault = { isDenied: false, isFull: false }
  const storage = safeStorage(() => {
    if (fault.isDenied) throw new DOMException('denied', 'SecurityError')
    return {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        if (fault.isFull) throw new DOMException('full', 'QuotaExceededError')
        texts.set(key, text)
      },
      removeItem: (key) => void texts.delete(key),
    }
  })
  return { storage, texts, fault }
}

test('writes to the browser’s storage, and removes from it', () => {
  const { storage, texts } = openStorage()
  storage.setItem('a', 'one')
  expect([storage.getItem('a'), texts.get('a'), storage.isStored('a')]).toEqual(['one', 'one', true])
  storage.removeItem('a')
  expect([storage.getItem('a'), texts.size]).toEqual([null, 0])
})

test('with full storage the page holds the newer text until there is room again', () => {
  const { storage, texts, fault } = openStorage()
  storage.setItem('a', 'one')
  fault.isFull = true
  storage.setItem('a', 'two')
  expect([storage.getItem('a'), texts.get('a'), storage.isStored('a')]).toEqual(['two', 'one', false])
  fault.isFull = false
  storage.setItem('a', 'three')
  expect([storage.getItem('a'), texts.get('a'), storage.isStored('a')]).toEqual(['three', 'three', true])
})

test('denied storage throws nothing, and texts live as long as the page', () => {
  const { storage, fault } = openStorage()
  fault.isDenied = true
  expect([storage.getItem('a'), storage.isStored('a')]).toEqual([null, false])
  storage.setItem('a', 'one')
  expect(storage.getItem('a')).toBe('one')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})
