import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test.each([
  ['GRP-05', 'wales', 0, 18, '/groups/region/wales'],
  ['GRP-05', 'wales', 1, 18, '/groups/region/wales'],
  ['GRP-05', 'wales', 2, 18, '/groups/region/wales/page/2'],
  ['GRP-06', 'wales', 1, 36, '/groups/region/wales?pageSize=36'],
  ['GRP-05 GRP-06', 'wales', 3, 36, '/groups/region/wales/page/3?pageSize=36'],
])('%s region %s, page %d by %d is at %s', (_row, region, page, pageSize, path) => {
  expect(paths.groupRegion(region, page, pageSize)).toBe(path)
})

const beer = { brewerySlug: 'Tern & Sons', style: 'Pale Ale', name: 'Crème №1', id: 'abc' }

test('a beer has a path of its own, and one inside a group (BEER-01, BEER-02, SLUG-08, SLUG-09, SLUG-10, SLUG-11)', () => {
  expect(paths.beer(beer)).toBe('/beer/tern-sons/pale-ale/creme-1/abc')
  expect(paths.beer(beer, ' Forth Crossing/')).toBe(
    '/groups/forth-crossing/beer/tern-sons/pale-ale/creme-1/abc',
  )
  const nameless = { brewerySlug: '', style: '!', name: ' ', id: 'abc' }
  expect(paths.beer(nameless)).toBe('/beer/brewery/beer/release/abc')
  expect(paths.beer(nameless, '/')).toBe('/groups/group/beer/brewery/beer/release/abc')
})
