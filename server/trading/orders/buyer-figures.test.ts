import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOf, monthsUntil } from './buyer-figures.ts'

const sumOf = (bars: readonly { spentMinor: number }[]) => bars.reduce((sum, bar) => sum + bar.spentMinor, 0)
const styleOf = (itemId: string) => (itemId === 'a' ? 'Bitter' : 'IPA')
const months = monthsUntil(new Date('2026-11-29T12:00:00Z'))

test('the months are this one and the eleven before it (SEE-13)', () => {
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-12', '2026-11'])
})

test('spend by month and by brewery come to the same sum, that of the orders (SEE-13)', () => {
  const row = fc.record({
    month: fc.constantFrom(...months),
    name: fc.constantFrom(...'ABCDEFGHIJ'),
    minor: fc.integer({ min: 0, max: 200_000 }),
  })
  fc.assert(
    fc.property(fc.array(row), (spend) => {
      const {
        spentMinor,
        months: byMonth,
        breweries,
      } = figuresOf({ spend, drunk: [], months, styleOf: () => '' })
      expect(spentMinor).toBe(spend.reduce((sum, { minor }) => sum + minor, 0))
      expect([sumOf(byMonth), sumOf(breweries)]).toEqual([spentMinor, spentMinor])
      expect(breweries.length).toBeLessThanOrEqual(7)
    }),
  )
})

test('a firkin is 72 pints, a case of 24 cans of 440 ml nearly 19 (SEE-13)', () => {
  const drunk = [
    { itemId: 'a', variantLabel: '9g Cask (Firkin)', volumeMl: 40_914, units: 2 },
    { itemId: 'b', variantLabel: '24 x 440ml Can', volumeMl: 440, units: 1 },
  ]
  expect(figuresOf({ spend: [], drunk, months, styleOf }).styles).toEqual([
    { name: 'Bitter', pints: 144 },
    { name: 'IPA', pints: 19 },
  ])
})
