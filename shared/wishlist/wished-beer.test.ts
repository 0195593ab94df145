import { expect, test } from 'vitest'
import { readUnmoved, unmovedQueryName, writeUnmoved } from './wished-beer.ts'

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [['a'], ['a']],
  [[], ['none']],
])('beers %j that stayed are read from the address as %j', (stayed, read) => {
  expect(readUnmoved(new URLSearchParams(writeUnmoved(stayed)))).toEqual(read)
})

test('an address without the report says nothing of beers that stayed', () => {
  expect(readUnmoved(new URLSearchParams(''))).toBeNull()
  expect(writeUnmoved(['a'])).toBe(`${unmovedQueryName}=a`)
})
