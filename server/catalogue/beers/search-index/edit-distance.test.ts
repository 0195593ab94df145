import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinDistance } from './edit-distance.ts'

/** The whole table of optimal string alignment, as its definition has it. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1
      const costs = [
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + change,
      ]
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        costs.push(table[row - 2]![column - 2]! + 1)
      table[row]![column] = Math.min(...costs)
    }
  return table[one.length]![other.length]!
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })
const slips = fc.integer({ min: 0, max: 3 })

test('a word is near another exactly when the whole table says so', () => {
  fc.assert(
    fc.property(word, word, slips, (one, other, most) => {
      expect(isWithinDistance(one, other, most)).toBe(distance(one, other) <= most)
    }),
    { numRuns: 5_000 },
  )
})

test('so it is for long words that have most letters in common', () => {
  const long = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 60, maxLength: 90 })
  const edits = fc.array(fc.tuple(fc.nat(89), fc.constantFrom('', 'a', 'bc', 'swap')), { maxLength: 4 })
  fc.assert(
    fc.property(long, edits, slips, (one, made, most) => {
      const other = made.reduce(
        (text, [at, by]) =>
          by === 'swap'
            ? text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2)
            : text.slice(0, at) + by + text.slice(at + 1),
        one,
      )
      expect(isWithinDistance(one, other, most)).toBe(distance(one, other) <= most)
    }),
  )
})
