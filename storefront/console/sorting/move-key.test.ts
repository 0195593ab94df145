import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveKey, placeAfterKey } from './move-key.ts'

test('a key moves to its place, and the others keep their order (SEE-08)', () => {
  expect(moveKey(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moveKey(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(moveKey(['a', 'b'], 'x', 0)).toEqual(['a', 'b'])
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (keys, one, to) => {
      const key = keys[one % keys.length]!
      const moved = moveKey(keys, key, to % keys.length)
      expect(moved[to % keys.length]).toBe(key)
      expect(moved.filter((each) => each !== key)).toEqual(keys.filter((each) => each !== key))
    }),
  )
})

test('arrows move by one, Home and End to the ends, and nothing moves beyond them (SEE-08)', () => {
  const moves = ['ArrowUp', 'ArrowRight', 'Home', 'End', 'Enter'].map((key) => placeAfterKey(key, 1, 4))
  expect(moves).toEqual([0, 2, 0, 3, null])
  expect([placeAfterKey('ArrowLeft', 0, 4), placeAfterKey('End', 3, 4)]).toEqual([null, null])
})
