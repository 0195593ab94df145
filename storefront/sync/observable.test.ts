import { expect, test, vi } from 'vitest'
import { createObservable } from './observable.ts'

test('the first value is made when it is first read, once', () => {
  const first = vi.fn<() => string>(() => '')
  const observable = createObservable(first)
  expect(first).not.toHaveBeenCalled()
  expect([observable.read(), observable.read(), first.mock.calls.length]).toEqual(['', '', 1])
})

test('every change is announced until the watcher leaves', () => {
  const observable = createObservable<string>(() => 'mild')
  const seen: string[] = []
  const leave = observable.subscribe(() => seen.push(observable.read()))
  observable.write('stout')
  leave()
  observable.write('pale')
  expect([seen, observable.read()]).toEqual([['stout'], 'pale'])
})
