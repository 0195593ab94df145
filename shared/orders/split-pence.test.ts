import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPence } from './split-pence.ts'

const weights = fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 30 })
const pence = fc.nat(2_000_000_000)

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [8100, [50_000, 50_000], [4050, 4050]],
  [10, [0, 0], [5, 5]],
  [7, [0, 3], [0, 7]],
  [0, [4, 5], [0, 0]],
])('%i pence over %j are %j', (total, parts, split) => {
  expect(splitPence(total, parts)).toEqual(split)
})

test('splits nothing when there are no shares', () => {
  expect(splitPence(100, [])).toEqual([])
})

test('the parts of a split always sum to the penny', () => {
  fc.assert(
    fc.property(pence, weights, (total, parts) => {
      const split = splitPence(total, parts)
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(split).toHaveLength(parts.length)
    }),
  )
})

test('no part is a penny or more from its exact share', () => {
  fc.assert(
    fc.property(pence, weights, (total, parts) => {
      const sum = parts.reduce((whole, part) => whole + part, 0)
      fc.pre(sum > 0)
      splitPence(total, parts).forEach((part, index) => {
        expect(Math.abs(part - (total * parts[index]!) / sum)).toBeLessThan(1.000001)
        expect(part).toBeGreaterThanOrEqual(0)
      })
    }),
  )
})

test('a heavier share never pays less', () => {
  fc.assert(
    fc.property(pence, weights, (total, parts) => {
      const split = splitPence(total, parts)
      const byWeight = parts.map((weight, at) => ({ weight, part: split[at]! }))
      const isFair = byWeight.every((one) =>
        byWeight.every((other) => one.weight <= other.weight || one.part >= other.part),
      )
      expect(isFair).toBe(true)
    }),
  )
})
