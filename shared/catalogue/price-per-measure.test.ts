import { expect, test } from 'vitest'
import { pricePerLitreMinor, pricePerPintMinor } from './price-per-measure.ts'

test.each([
  ['a firkin at £85.00', { priceMinor: 8500, volumeMl: 40_914, packSize: 1 }, 118, 208],
  ['a 30 litre keg at £120.00', { priceMinor: 12_000, volumeMl: 30_000 }, 227, 400],
  ['24 cans of 440 ml at £48.00', { priceMinor: 4800, volumeMl: 440, packSize: 24 }, 258, 455],
  ['something given away', { priceMinor: 0, volumeMl: 500, packSize: null }, 0, 0],
])('the price per pint and per litre of %s', (_what, container, pint, litre) => {
  expect(pricePerPintMinor(container)).toBe(pint)
  expect(pricePerLitreMinor(container)).toBe(litre)
})

test('exactly half a penny is rounded up', () => {
  expect(pricePerLitreMinor({ priceMinor: 5, volumeMl: 2000 })).toBe(3)
  expect(pricePerLitreMinor({ priceMinor: 4999, volumeMl: 20_000, packSize: 1 })).toBe(250)
  expect(pricePerPintMinor({ priceMinor: 100, volumeMl: 56_826.125 })).toBe(1)
})

test.each([
  { priceMinor: null, volumeMl: 500 },
  { priceMinor: 500, volumeMl: null },
  { priceMinor: 500, volumeMl: 0 },
  { priceMinor: 500, volumeMl: 440, packSize: 0 },
])('an unknown price or volume has no price per measure: %j', (container) => {
  expect(pricePerPintMinor(container)).toBeNull()
  expect(pricePerLitreMinor(container)).toBeNull()
})
