import { expect, test } from 'vitest'
import { firstLoad, type Load, loadOnce } from './load-once.ts'

test('what the page brought is there at once, even when it is nothing (HOME-31, HOME-32)', () => {
  expect(firstLoad(['beer'])).toEqual({ state: 'success', value: ['beer'] })
  expect(firstLoad([])).toEqual({ state: 'success', value: [] })
  expect(firstLoad(null)).toEqual({ state: 'idle' })
})

test('one call leads from loading to success (HOME-31, HOME-33)', async () => {
  const loads: Load<number>[] = []
  let calls = 0
  await loadOnce(
    async () => (calls += 1),
    (load) => loads.push(load),
  )
  expect(loads).toEqual([{ state: 'loading' }, { state: 'success', value: 1 }])
})

test('a call that fails leads from loading to error (HOME-31)', async () => {
  const loads: Load<number>[] = []
  const error = new Error('Public API request failed: 500')
  await loadOnce(
    () => Promise.reject(error),
    (load) => loads.push(load),
  )
  expect(loads).toEqual([{ state: 'loading' }, { state: 'error', error }])
})
