import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCookies } from './keep-cookies.ts'
import { browserStorage } from '../storage/safe-storage.ts'

const calls: string[] = []
const page = { cookie: '' }

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  page.cookie = ''
  browserStorage.removeItem('dray-cookies-kept')
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`)
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function visit(): Promise<void> {
  keepCookies()
  await vi.advanceTimersByTimeAsync(2_000)
}

test('several changes of a guest’s basket are set again by the server in one call (CONST-01)', async () => {
  await visit()
  for (const quantity of [1, 2]) {
    page.cookie = `shopViewMode=list; dray_basket=1~~${quantity}`
    window.dispatchEvent(new Event('dray:basket-changed'))
  }
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toEqual(['POST /kept-cookies'])
  window.dispatchEvent(new Event('dray:basket-changed'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toHaveLength(1)
})

test('cookies that are there are set again once a day (CONST-04)', async () => {
  page.cookie = 'dray_wishlist=0'
  await visit()
  await visit()
  expect(calls).toHaveLength(1)
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  await visit()
  expect(calls).toHaveLength(2)
})

test('a visitor without these cookies sends nothing (CONST-01)', async () => {
  page.cookie = 'shopViewMode=list'
  await visit()
  expect(calls).toEqual([])
})
