import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientPriceMinor } from './list-price.ts'

test('a tenth off £96.75 is £87.08: half a penny goes up (PRICE-02)', () => {
  expect(clientPriceMinor(9675, { percentOff: 1000, priceMinor: null })).toBe(8708)
  expect(clientPriceMinor(9674, { percentOff: 1000, priceMinor: null })).toBe(8707)
  expect(clientPriceMinor(3, { percentOff: 5000, priceMinor: null })).toBe(2)
})

test('a single price counts before the percentage, and never above the base price (PRICE-02)', () => {
  expect(clientPriceMinor(9675, { percentOff: 1000, priceMinor: 9000 })).toBe(9000)
  expect(clientPriceMinor(9675, { percentOff: 1000, priceMinor: 9900 })).toBe(9675)
  expect(clientPriceMinor(null, { percentOff: 1000, priceMinor: 9000 })).toBeNull()
  expect(clientPriceMinor(9675, null)).toBe(9675)
})

const pence = fc.integer({ min: 0, max: 10_000_000 })
const percent = fc.integer({ min: 0, max: 10_000 })

test('no list makes a price higher or less than zero, and a single price is the lower of the two (PRICE-02)', () => {
  fc.assert(
    fc.property(pence, percent, pence, (base, percentOff, priceMinor) => {
      expect(clientPriceMinor(base, { percentOff, priceMinor })).toBe(Math.min(base, priceMinor))
    }),
  )
})

test('a percentage is taken off to the nearest penny, half a penny up (PRICE-02)', () => {
  fc.assert(
    fc.property(pence, percent, (base, percentOff) => {
      const price = clientPriceMinor(base, { percentOff, priceMinor: null })!
      // In ten-thousandths of a penny: above the exact price by half a penny at the most, below it by less.
      const away = price * 10_000 - base * (10_000 - percentOff)
      expect(away).toBeGreaterThan(-5000)
      expect(away).toBeLessThanOrEqual(5000)
      expect(price).toBeLessThanOrEqual(base)
    }),
  )
})
