import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grossProfit, packSizeOf, sellingPriceFor, soldMeasureOf } from './gross-profit.ts'

test.each([
  ['a firkin at £96.75', { priceMinor: 9675, volumeMl: 40_914, packSize: 1 }, 'pint', 134.38],
  ['a 30 litre keg at £120.00', { priceMinor: 12_000, volumeMl: 30_000, packSize: 1 }, 'pint', 227.3],
  ['two pins sold together', { priceMinor: 12_000, volumeMl: 20_457, packSize: 2 }, 'pint', 166.67],
  ['24 cans of 440 ml at £48.00', { priceMinor: 4800, volumeMl: 440, packSize: 24 }, 'unit', 200],
] as const)('%s costs per measure', (_what, container, name, costMinor) => {
  const measure = soldMeasureOf(container)
  expect(measure?.name).toBe(name)
  expect(measure?.costMinor).toBeCloseTo(costMinor, 1)
})

test.each([
  { priceMinor: null, volumeMl: 40_914, packSize: 1 },
  { priceMinor: 4800, volumeMl: null, packSize: 24 },
  { priceMinor: 4800, volumeMl: 0, packSize: 24 },
  { priceMinor: 4800, volumeMl: 440, packSize: null },
])('what is not known costs nothing that can be stated: %j', (container) => {
  expect(soldMeasureOf(container)).toBeNull()
})

test.each([
  [
    'a pint bought at £1.34 and sold at £4.80',
    134,
    480,
    2000,
    { netMinor: 400, profitMinor: 266, percent: 66.5 },
  ],
  ['the same where no VAT is due', 134, 480, 0, { netMinor: 480, profitMinor: 346, percent: 72.1 }],
  ['what is sold at cost', 200, 240, 2000, { netMinor: 200, profitMinor: 0, percent: 0 }],
  ['what is sold below cost', 300, 240, 2000, { netMinor: 200, profitMinor: -100, percent: -50 }],
  ['what was given away', 0, 240, 2000, { netMinor: 200, profitMinor: 200, percent: 100 }],
])('the gross profit of %s', (_what, costMinor, sellingMinor, vatRate, profit) => {
  expect(grossProfit({ costMinor, sellingMinor }, vatRate)).toEqual(profit)
})

test('no price has no profit', () => {
  expect(grossProfit({ costMinor: 100, sellingMinor: 0 })).toBeNull()
  expect(grossProfit({ costMinor: 100, sellingMinor: -5 })).toBeNull()
})

test.each([
  [134, 65, 460],
  [200, 0, 240],
  [0, 70, 0],
])('what costs %i has to be sold for %i%% at %i', (costMinor, percent, price) => {
  expect(sellingPriceFor({ costMinor, percent })).toBe(price)
})

test.each([
  ['24 × 440ml Can', 24],
  ['12x 500ml Bottle', 12],
  ['Case of 24', null],
  ['30L Keg', null],
  ['0 × 330ml', null],
  [null, null],
])('%s holds %s', (label, size) => {
  expect(packSizeOf(label)).toBe(size)
})

const cost = fc.double({ min: 0, max: 100_000, noNaN: true })
const price = fc.integer({ min: 1, max: 1_000_000 })
const rate = fc.constantFrom(0, 500, 2000)

test('a higher price never earns less, a higher cost never more, and nothing earns more than all of it', () => {
  fc.assert(
    fc.property(cost, cost, price, price, rate, (a, b, one, two, vatRate) => {
      const percentOf = (costMinor: number, sellingMinor: number) =>
        grossProfit({ costMinor, sellingMinor }, vatRate)!.percent
      expect(percentOf(a, Math.max(one, two))).toBeGreaterThanOrEqual(percentOf(a, Math.min(one, two)))
      expect(percentOf(Math.max(a, b), one)).toBeLessThanOrEqual(percentOf(Math.min(a, b), one))
      expect(percentOf(a, one)).toBeLessThanOrEqual(100)
    }),
  )
})

test('the price for a percentage earns it, and a penny less does not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 95 }),
      rate,
      (costMinor, percent, vatRate) => {
        const sellingMinor = sellingPriceFor({ costMinor, percent }, vatRate)
        const earned = (minor: number) => 100 - (costMinor * (10_000 + vatRate)) / (minor * 100)
        expect(earned(sellingMinor)).toBeGreaterThanOrEqual(percent - 1e-6)
        expect(earned(sellingMinor - 1)).toBeLessThan(percent)
      },
    ),
  )
})

test('more of the same at the same price each costs the same per measure', () => {
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 96 }),
      (unit, volumeMl, packSize) => {
        const measure = soldMeasureOf({ priceMinor: unit * packSize, volumeMl, packSize })
        expect(measure?.costMinor).toBeCloseTo(unit, 6)
      },
    ),
  )
})
