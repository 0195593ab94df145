import { expect, test } from 'vitest'
import { firstLoad, type Load, loadOnce } from './load-once.ts'

test('HOME-31 HOME-32 what the page brought is there at once, even when it is nothing', () => {
  expect(firstLoad(['beer'])).toEqual({ state: 'success', value: ['beer'] })
  expect(firstLoad([])).toEqual({ state: 'success', value: [] })
  expect(firstLoad(null)).toEqual({ state: 'idle' })
})

test('HOME-31 HOME-33 one call leads from loading to success', async () => {
  const told: Load<number>[] = []
  let calls = 0
  await loadOnce(
    async () => (calls += 1),
    (load) => told.push(load),
  )
  expect(told).toEqual([{ state: 'loading' }, { state: 'success', value: 1 }])
})

test('HOME-31 a call that fails leads from loading to error', async () => {
  const told: Load<number>[] = []
  const error = new Error('Public API request failed: 500')
  await loadOnce(
    () => Promise.reject(error),
    (load) => told.push(load),
  )
  expect(told).toEqual([{ state: 'loading' }, { state: 'error', error }])
})
