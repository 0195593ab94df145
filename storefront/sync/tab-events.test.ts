import { afterEach, expect, test, vi } from 'vitest'
import { onOtherTabs } from './tab-events.ts'

afterEach(() => vi.unstubAllGlobals())

test('calls back for watched keys, for cleared storage and for a page that Back brings back', () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const callback = vi.fn<() => void>()
  onOtherTabs((key) => key === 'mine', callback)
  const raise = (type: string, fields: object) => {
    callback.mockClear()
    window.dispatchEvent(Object.assign(new Event(type), fields))
    return callback.mock.calls.length
  }
  expect([
    raise('storage', { key: 'mine' }),
    raise('storage', { key: 'other' }),
    raise('storage', { key: null }),
    raise('pageshow', { persisted: true }),
    raise('pageshow', { persisted: false }),
  ]).toEqual([1, 0, 1, 1, 0])
})
