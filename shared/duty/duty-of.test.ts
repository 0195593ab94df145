import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dutyMinorOf, dutyOf, isDraught } from './duty-of.ts'
import { dutyRates, dutyRatesOn } from './duty-rates.ts'
import { dutyText, taxText } from './duty-text.ts'

const firkin = {
  dutyMinor: null,
  dutyRate: 'draught',
  type: 'cask',
  volumeMl: 40_914,
  packSize: 1,
  abv: 4,
} as const
const day = '2026-11-21'

test.each([
  ['2023-07-31', null],
  ['2023-08-01', '2023-08-01'],
  ['2025-01-31', '2023-08-01'],
  ['2025-02-01', '2025-02-01'],
  ['2026-01-31', '2025-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['2027-06-01', '2026-02-01'],
])('on %s the rates from %s are in force', (on, from) => {
  expect(dutyRatesOn(on)?.from ?? null).toBe(from)
})

test('rates are sorted newest first, draught below full, weaker below stronger', () => {
  const days = dutyRates.map(({ from }) => from)
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { full, draught } of dutyRates) {
    expect(draught.low).toBeLessThan(full.low)
    expect(draught.middle).toBeLessThan(full.middle)
    const steps = [full.low, full.middle, full.high, full.highest]
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  }
})

test.each([
  // A firkin at 4 %: 1.63656 litres of alcohol × £19.45 = £31.83
  ['a firkin at 4 %', firkin, 'draught', 3183, 1945],
  ['a firkin at 3.4 %', { ...firkin, abv: 3.4 }, 'draught', 1194, 858],
  ['a firkin at 3.5 %', { ...firkin, abv: 3.5 }, 'draught', 2785, 1945],
  ['a firkin at 0.5 %', { ...firkin, abv: 0.5 }, 'draught', 0, 0],
  [
    'a keg of 20 litres at 8.49 %',
    { ...firkin, type: 'keg', volumeMl: 20_000, abv: 8.49 },
    'draught',
    3303,
    1945,
  ],
  ['a firkin at the full rate', { ...firkin, dutyRate: 'full' }, 'full', 3695, 2258],
  [
    '24 cans at 5 %',
    { ...firkin, dutyRate: 'full', type: 'smallpack', volumeMl: 440, packSize: 24, abv: 5 },
    'full',
    1192,
    2258,
  ],
  [
    '12 bottles at 8.5 %',
    { ...firkin, dutyRate: 'full', type: 'smallpack', volumeMl: 330, packSize: 12, abv: 8.5 },
    'full',
    1031,
    3062,
  ],
  [
    'a bottle at 30 %',
    { ...firkin, dutyRate: 'full', type: 'smallpack', volumeMl: 700, abv: 30 },
    'full',
    714,
    3399,
  ],
  [
    'a bottle at 22 %',
    { ...firkin, dutyRate: 'full', type: 'smallpack', volumeMl: 700, abv: 22 },
    'full',
    472,
    3062,
  ],
] as const)('the duty in %s', (_what, container, basis, minor, rateMinor) => {
  expect(dutyOf(container, day)).toEqual({ basis, minor, rateMinor, ratesFrom: '2026-02-01' })
})

test('what the brewery states is taken as it is, whatever the rate', () => {
  expect(dutyOf({ ...firkin, dutyMinor: 1590 }, day)).toEqual({ basis: 'stated', minor: 1590 })
  expect(dutyOf({ ...firkin, dutyMinor: 0, dutyRate: null, volumeMl: null }, day)?.minor).toBe(0)
})

test.each([
  ['nothing is stated', { dutyRate: null }],
  ['the strength is not known', { abv: null }],
  ['the volume is not known', { volumeMl: null }],
  ['draught relief is stated for a small keg', { type: 'keg', volumeMl: 19_999 }],
  ['draught relief is stated for 8.5 % and more', { abv: 8.5 }],
  ['draught relief is stated for bottles', { type: 'smallpack', volumeMl: 500 }],
  ['the day lies before the rates', {}],
] as const)('no duty is stated where %s', (_why, change) => {
  expect(dutyOf({ ...firkin, ...change }, Object.keys(change).length === 0 ? '2020-01-01' : day)).toBeNull()
})

test('whole pence, half a penny up, never more than half a penny from the exact amount, and monotone', () => {
  expect(dutyMinorOf({ ml: 1000, abv: 50, rateMinor: 1 })).toBe(1)
  expect(dutyMinorOf({ ml: 1000, abv: 49.99, rateMinor: 1 })).toBe(0)
  const beer = fc.record({
    ml: fc.integer({ min: 1, max: 2_000_000 }),
    hundredths: fc.integer({ min: 0, max: 7500 }),
    rateMinor: fc.integer({ min: 0, max: 5000 }),
  })
  fc.assert(
    fc.property(beer, fc.integer({ min: 0, max: 1000 }), ({ ml, hundredths, rateMinor }, more) => {
      const minor = dutyMinorOf({ ml, abv: hundredths / 100, rateMinor })
      const twice = 2n * BigInt(minor) * 10_000_000n
      const exact = 2n * BigInt(ml) * BigInt(hundredths) * BigInt(rateMinor)
      expect(Number.isInteger(minor)).toBe(true)
      expect(twice - exact).toBeLessThanOrEqual(10_000_000n)
      expect(exact - twice).toBeLessThan(10_000_000n)
      expect(dutyMinorOf({ ml: ml + more, abv: hundredths / 100, rateMinor })).toBeGreaterThanOrEqual(minor)
    }),
  )
})

test('draught relief never costs more than the full rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 100_000 }),
      fc.integer({ min: 0, max: 849 }),
      (volumeMl, hundredths) => {
        const cask = { ...firkin, volumeMl, abv: hundredths / 100 }
        expect(isDraught(cask)).toBe(true)
        const full = dutyOf({ ...cask, dutyRate: 'full' }, day)
        expect(dutyOf(cask, day)!.minor).toBeLessThanOrEqual(full!.minor)
      },
    ),
  )
})

test('the words name amount, rate and date, and the VAT on top', () => {
  const duty = dutyOf(firkin, day)!
  expect(taxText({ duty, netMinor: 2 * 9675, quantity: 2 })).toBe(
    'Includes about £63.66 UK alcohol duty: draught rate £19.45 a litre of pure alcohol, HMRC rates from 1 Feb 2026. VAT at 20% adds £38.70.',
  )
  expect(dutyText({ basis: 'stated', minor: 1590 })).toBe(
    'Includes £15.90 UK alcohol duty, as the brewery states it.',
  )
})
