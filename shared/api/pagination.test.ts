import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampPage, clampPageSize, pageCount, pageLinks } from './pagination.ts'

const beers = { default: 16, max: 40, belowOne: 'clamp' } as const
const groups = { default: 18, max: 50, belowOne: 'default' } as const

test.each([
  ['API-17', 0, 1],
  ['API-17', '-2', 1],
  ['API-17', 100, 40],
  ['API-18', undefined, 16],
  ['API-18', '', 16],
  ['API-18', 'abc', 16],
  ['API-18', '12abc', 16],
  ['API-19', '100', 40],
  ['C-05', '7.9', 7],
  ['C-05', ['3'], 16],
])('%s a beer page size of %j is %d', (_row, value, size) => {
  expect(clampPageSize(value, beers)).toBe(size)
})

test.each([
  ['API-30', 500, 50],
  ['API-30', '24', 24],
  ['API-31', null, 18],
  ['GRP-29', 'abc', 18],
  ['GRP-29', 0, 18],
  ['GRP-29', '-5', 18],
  ['GRP-29', 0.5, 18],
  ['GRP-29', Infinity, 18],
])('%s C-04 a group page size of %j is %d', (_row, value, size) => {
  expect(clampPageSize(value, groups)).toBe(size)
})

test.each([
  [undefined, 5, 1],
  ['2', 5, 2],
  ['9', 5, 5],
  [-1, 5, 1],
  ['x', 5, 1],
  [3, 0, 1],
])('page %j of %d is page %d (SHOP-43)', (value, pages, page) => {
  expect(clampPage(value, pages)).toBe(page)
})

test('nineteen groups make two pages, eighteen and none make one (GRP-27, GRP-28)', () => {
  expect(pageCount(19, 18)).toBe(2)
  expect(pageCount(18, 18)).toBe(1)
  expect(pageCount(0, 18)).toBe(1)
})

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [7, 10, [1, 'gap', 6, 7, 8, 9, 10]],
  [10, 10, [1, 'gap', 6, 7, 8, 9, 10]],
])('page %d of %d links to %j (SHOP-46)', (page, pages, links) => {
  expect(pageLinks(page, pages)).toEqual(links)
})

test('page links: seven at most, ascending, ends and neighbours present, gaps that hide pages (SHOP-43, SHOP-46)', () => {
  const place = fc
    .integer({ min: 1, max: 10_000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const links = pageLinks(page, pages)
      expect(links.length).toBeLessThanOrEqual(7)
      expect(links[0]).toBe(1)
      expect(links.at(-1)).toBe(pages)
      for (const near of [page - 1, page, page + 1]) {
        expect(links.includes(near)).toBe(near >= 1 && near <= pages)
      }
      const numbers = links.filter((link) => link !== 'gap')
      const breaks = numbers.filter((number, index) => index > 0 && number !== numbers[index - 1]! + 1)
      const afterGaps = links.filter((_, index) => links[index - 1] === 'gap')
      expect(breaks).toEqual(afterGaps)
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    }),
  )
})
