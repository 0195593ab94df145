import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  '/',
  '/cart',
  '/shop?q=a%2Fb&page=2#top',
  '/beer/x/y/z',
  '/account/orders?next=https://a.example',
])('%s is taken (AUTH-13)', (next) => {
  expect(safeNext(next)).toBe(next)
})

test.each([
  null,
  undefined,
  '',
  'cart',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  ' //evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%252F%252Fevil.example',
  '/%09/evil.example',
  '/cart%0d%0aSet-Cookie:%20a=b',
  '/.//evil.example',
  '/a/..//evil.example',
  '/cart\u0000',
  `/${'a'.repeat(3_000)}`,
])('%j leads to / (AUTH-14, C-71)', (next) => {
  expect(safeNext(next)).toBe('/')
})

const piece = fc.constantFrom(
  '/',
  '\\',
  '%2f',
  '%5C',
  '%25',
  '%09',
  '\t',
  '\n',
  '.',
  '..',
  '@',
  ':',
  'evil.example',
  '?',
  '#',
)
const hostile = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 })

test('no address leads the browser away from this site, even after a server has decoded it (C-71)', () => {
  const here = 'https://shop.example'
  fc.assert(
    fc.property(hostile, (pieces) => {
      let next = safeNext(`/${pieces.join('')}`)
      for (let decoded = 0; decoded < 3; decoded += 1) {
        const { origin, pathname } = new URL(next, `${here}/account/login`)
        expect(origin).toBe(here)
        expect(pathname.startsWith('//')).toBe(false)
        expect(next).toMatch(/^\/(?![/\\])/)
        next = next.replace(/%25|%2f|%5c|%2e/gi, decodeURIComponent)
      }
    }),
    { numRuns: 5_000 },
  )
})
