import { beforeAll, expect, test, vi } from 'vitest'
import { kindOf, isCacheable } from './cacheable.ts'

beforeAll(() => vi.stubGlobal('location', { origin: 'https://dray.example' }))

const asked = (path: string, mode: RequestMode = 'navigate', accept = 'text/html', method = 'GET') =>
  kindOf({
    url: new URL(path, 'https://dray.example').href,
    mode,
    method,
    headers: new Headers({ accept }),
  })

test.each([
  ['/', 'document'],
  ['/shop?style=ipa', 'document'],
  ['/cart', 'document'],
  ['/assets/entry-1.js', 'asset'],
  ['/assets/dray-text-1.woff2', null],
  ['/pictures/icons.svg', 'picture'],
  ['/api/cart', null],
  ['/public/beers/latest', null],
  ['/public/marketplace/wishlist', null],
  ['/auth/google/callback?code=1', null],
  ['/account/overview', null],
  ['/unsubscribe?token=1', null],
  ['/newsletter/confirm?token=1', null],
  ['/checkout', null],
  ['/media/1.jpg', null],
  ['/docs/api', null],
  ['/service-worker.js', null],
  ['/robots.txt', null],
  ['https://elsewhere.example/shop', null],
])('%s is asked for as %s', (path, kind) => expect(asked(path)).toBe(kind))

test('a payload request is known by its Accept type, and only a GET counts', () => {
  expect(asked('/shop', 'cors', 'application/json')).toBe('payload')
  expect(asked('/shop', 'cors', '*/*')).toBeNull()
  expect(asked('/shop', 'navigate', 'text/html', 'POST')).toBeNull()
})

test.each([
  [200, 'public, max-age=0, s-maxage=1, must-revalidate', true],
  [200, 'private, no-store', false],
  [200, 'no-store', false],
  [404, 'public', false],
  [500, '', false],
])('an answer %i, %s: may be stored %s', (status, control, expected) => {
  const headers = new Headers({ 'cache-control': control })
  expect(isCacheable({ status, type: 'basic', redirected: false, headers })).toBe(expected)
  expect(isCacheable({ status, type: 'basic', redirected: true, headers })).toBe(false)
  expect(isCacheable({ status, type: 'opaque', redirected: false, headers })).toBe(false)
})
