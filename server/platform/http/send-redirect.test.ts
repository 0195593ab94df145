import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeNext } from '../../../shared/format/safe-next.ts'
import { headerPath } from './send-redirect.ts'

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '/',
    '\\',
    '//',
    '\u3000',
    '\uff0f',
    '\ud800',
    '%',
    '%2f',
    '..',
    '?',
    '#',
    '@evil.example',
    '\r\n',
  ),
)
const next = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)

test('whatever path a form asks to go back to, the header carries it and it leads to this site (security polish)', () => {
  fc.assert(
    fc.property(next, (asked) => {
      const location = headerPath(safeNext(asked))
      expect(location).toMatch(/^\/[\x21-\x7e]*$/)
      expect(new URL(location, 'https://dray.example/cart/lines').origin).toBe('https://dray.example')
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['/\u3000/evil', '/%E3%80%80/evil'],
  ['/shop?q=Märzen%20ale#rating', '/shop?q=M%C3%A4rzen%20ale#rating'],
  ['/\ud800', '/%EF%BF%BD'],
])('%s is sent as %s', (path, location) => {
  expect(headerPath(path)).toBe(location)
})
