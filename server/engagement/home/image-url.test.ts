import { expect, test } from 'vitest'
import { publicImageUrl } from './image-url.ts'

test.each([
  ['http://localhost:9000/a.png', 'https://api.dray.test/a.png'],
  ['https://127.0.0.1/a/b.webp?w=400&h=2', 'https://api.dray.test/a/b.webp?w=400&h=2'],
  ['http://LOCALHOST/a.png', 'https://api.dray.test/a.png'],
])('the image %s is read from %s (CONST-23, C-89)', (url, shown) => {
  expect(publicImageUrl(url, 'https://api.dray.test/v1/')).toBe(shown)
})

test.each([
  'https://cdn.test/localhost/a.png',
  'http://localhost.evil.test/a.png',
  '/a.png',
  'http://',
  'a b',
])('the image %s stays as it is (CONST-23)', (url) =>
  expect(publicImageUrl(url, 'https://api.dray.test')).toBe(url),
)

test('the port of the API stays, no image stays none (CONST-23)', () => {
  expect(publicImageUrl('http://localhost:9000/a.png', 'http://shop.local:3000')).toBe(
    'http://shop.local:3000/a.png',
  )
  expect(publicImageUrl(null, 'http://shop.local:3000')).toBeNull()
  expect(publicImageUrl('', 'http://shop.local:3000')).toBeNull()
})
