import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLots, countOlder, lotsToCharge, lotsWithDeposits, sumLots, takeFront } from './charge-sums.ts'

const lots = [
  { day: '2026-06-01', count: 2, depositMinor: 3000 },
  { day: '2026-08-01', count: 1, depositMinor: 0 },
  { day: '2026-11-20', count: 5, depositMinor: 3000 },
]

test('a container is charged its price less the deposit on it, the oldest first (EMPT-06)', () => {
  expect(lotsToCharge(lots, { skip: 0, count: 3, priceMinor: 12_000 })).toEqual([
    { count: 2, netMinor: 9000 },
    { count: 1, netMinor: 12_000 },
  ])
  expect(lotsToCharge(lots, { skip: 1, count: 1, priceMinor: 12_000 })).toEqual([
    { count: 1, netMinor: 9000 },
  ])
  expect(lotsToCharge(lots, { skip: 0, count: 1, priceMinor: 2000 })).toEqual([{ count: 1, netMinor: 0 }])
})

test.each([
  ['2026-08-30', 0],
  ['2026-08-31', 2],
  ['2026-10-30', 2],
  ['2026-10-31', 3],
])('on %s, %i are there for more than 90 days (EMPT-06)', (today, count) => {
  expect(countOlder(lots, { today, days: 90 })).toBe(count)
})

test('what is taken from the front and what stays are all of it, to the penny (EMPT-06)', () => {
  const lot = fc.record({ count: fc.integer({ min: 1, max: 50 }), netMinor: fc.nat(20_000) })
  const run = fc.property(fc.array(lot, { maxLength: 6 }), fc.nat(320), (charged, wanted) => {
    const { taken, left } = takeFront(charged, wanted)
    expect(countLots(taken)).toBe(Math.min(wanted, countLots(charged)))
    expect(countLots(taken) + countLots(left)).toBe(countLots(charged))
    expect(sumLots(taken, 2000).netMinor + sumLots(left, 2000).netMinor).toBe(sumLots(charged, 2000).netMinor)
    expect([...taken, ...left].every(({ count }) => count > 0)).toBe(true)
  })
  fc.assert(run)
})

test('what replaced units of a part has the deposits that they left, and no more (EMPT-06)', () => {
  const day = '2026-06-01'
  const deposits = [{ partId: 'first', replacements: ['again'], units: 3, netMinor: 3000 }]
  const bornBy = (first: number) => {
    const there = [
      { partId: 'first', count: first },
      { partId: 'again', count: 1 },
    ]
    return lotsWithDeposits([{ day, count: first + 1 }], there, deposits).map((lot) => [
      lot.count,
      lot.depositMinor,
    ])
  }
  // One was missing and sent again; one was damaged, and both are there.
  expect(bornBy(2)).toEqual([
    [2, 3000],
    [1, 3000],
  ])
  expect(bornBy(3)).toEqual([
    [3, 3000],
    [1, 0],
  ])
})

test('lots come to their price with VAT at the rate (EMPT-06)', () => {
  const charged = [
    { count: 2, netMinor: 9000 },
    { count: 1, netMinor: 12_000 },
  ]
  expect(sumLots(charged, 2000)).toEqual({ netMinor: 30_000, vatMinor: 6000, totalMinor: 36_000 })
  expect(sumLots(charged, 0)).toEqual({ netMinor: 30_000, vatMinor: 0, totalMinor: 30_000 })
})
