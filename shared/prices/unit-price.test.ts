import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerPriceMinor, priceLines, type SaleTerms, type SizeOffer } from './unit-price.ts'

const plain: SaleTerms = { baseMinor: 9675, listed: null, steps: [], offers: [] }
const stepped: SaleTerms = {
  ...plain,
  steps: [
    { fromUnits: 6, priceMinor: 9200 },
    { fromUnits: 12, priceMinor: 8800 },
  ],
}
const offer = (changed: Partial<SizeOffer>): SizeOffer => ({
  id: 'o',
  name: 'Any 10 firkins',
  fromUnits: 1,
  percentOff: 500,
  priceMinor: null,
  untilDay: null,
  unitsLeft: null,
  ...changed,
})
const one = (terms: SaleTerms, units: number) => priceLines([{ terms, units }])[0]!

test('a quantity price holds from its units on, and the line names it (OFFER-01, OFFER-04)', () => {
  expect([5, 6, 11, 12, 13].map((units) => one(stepped, units).priceMinor)).toEqual([
    9675, 9200, 9200, 8800, 8800,
  ])
  expect([5, 6, 13].map((units) => one(stepped, units).reason)).toEqual([
    null,
    { kind: 'quantity', fromUnits: 6 },
    { kind: 'quantity', fromUnits: 12 },
  ])
})

test('the next step says how many more units make one cheaper (OFFER-05)', () => {
  expect(one(stepped, 4).next).toEqual({ units: 2, priceMinor: 9200 })
  expect(one(stepped, 6).next).toEqual({ units: 6, priceMinor: 8800 })
  expect(one(stepped, 12).next).toBeNull()
  // A buyer whose list is cheaper than a step is not sent to that step.
  const listed = { percentOff: 0, priceMinor: 9000 }
  expect(one({ ...stepped, listed }, 4).next).toEqual({ units: 8, priceMinor: 8800 })
})

test('a mixed offer counts the units of all its sizes in the order (OFFER-02)', () => {
  const mixed = { ...plain, offers: [offer({ fromUnits: 10 })] }
  const other = { ...mixed, baseMinor: 8001 }
  const prices = (units: [number, number]) =>
    priceLines([
      { terms: mixed, units: units[0] },
      { terms: other, units: units[1] },
    ])
  expect(prices([4, 5]).map(({ priceMinor, next }) => [priceMinor, next])).toEqual([
    [9675, { units: 1, priceMinor: 9191 }],
    [8001, { units: 1, priceMinor: 7601 }],
  ])
  expect(prices([4, 6]).map(({ priceMinor }) => priceMinor)).toEqual([9191, 7601])
  expect(prices([4, 6])[0]!.reason).toEqual({
    kind: 'mixed',
    offerId: 'o',
    name: 'Any 10 firkins',
    fromUnits: 10,
  })
})

test('a percentage of an offer is rounded half a penny up per unit, and never below one penny (OFFER-02)', () => {
  expect(offerPriceMinor(9675, { percentOff: 1000, priceMinor: null })).toBe(8708)
  expect(offerPriceMinor(9674, { percentOff: 1000, priceMinor: null })).toBe(8707)
  expect(offerPriceMinor(9675, { percentOff: 10_000, priceMinor: null })).toBe(1)
})

test('an offer with units left holds for lines that they suffice for (OFFER-03)', () => {
  const dated = { ...plain, offers: [offer({ percentOff: null, priceMinor: 8000, unitsLeft: 10 })] }
  expect(one(dated, 10)).toMatchObject({ priceMinor: 8000, plainMinor: 8000 })
  expect(one(dated, 11)).toMatchObject({ priceMinor: 9675, plainMinor: 9675, reason: null })
  // Two sizes of the offer take from the same units.
  const two = priceLines([
    { terms: dated, units: 6 },
    { terms: dated, units: 5 },
  ])
  expect(two.map(({ priceMinor }) => priceMinor)).toEqual([9675, 9675])
})

const pence = fc.integer({ min: 0, max: 10_000_000 })
const units = fc.integer({ min: 1, max: 40 })
const offers = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    name: fc.constant('Offer'),
    fromUnits: fc.integer({ min: 1, max: 40 }),
    percentOff: fc.integer({ min: 1, max: 10_000 }),
    priceMinor: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    untilDay: fc.constant(null),
    unitsLeft: fc.option(fc.integer({ min: 0, max: 40 })),
  }),
  { maxLength: 4 },
)
const terms = fc.record({
  baseMinor: pence,
  listed: fc.option(
    fc.record({ percentOff: fc.integer({ min: 0, max: 10_000 }), priceMinor: fc.option(pence) }),
  ),
  steps: fc.array(fc.record({ fromUnits: units, priceMinor: pence }), { maxLength: 5 }),
  offers,
})
const lines = fc.array(fc.record({ terms, units }), { minLength: 1, maxLength: 5 })

/** Every price that applies to a line, worked out one by one. */
function applicable(all: { terms: SaleTerms; units: number }[], at: number): number[] {
  const { terms, units } = all[at]!
  const { baseMinor, listed, steps, offers } = terms
  const counted = (id: string) =>
    all.reduce((sum, line) => sum + line.units * line.terms.offers.filter((each) => each.id === id).length, 0)
  return [
    baseMinor,
    ...(listed === null
      ? []
      : [listed.priceMinor ?? Math.round((baseMinor * (10_000 - listed.percentOff)) / 10_000)]),
    ...steps.filter(({ fromUnits }) => fromUnits <= units).map(({ priceMinor }) => priceMinor),
    ...offers
      .filter(({ id, fromUnits, unitsLeft }) =>
        fromUnits > 1 ? counted(id) >= fromUnits : unitsLeft === null || counted(id) <= unitsLeft,
      )
      .map(({ percentOff, priceMinor }) =>
        Math.max(1, priceMinor ?? Math.round((baseMinor * (10_000 - percentOff!)) / 10_000)),
      ),
  ]
}

test('the price charged is the lowest of those that apply, for any lists, steps and offers (OFFER-04)', () => {
  fc.assert(
    fc.property(lines, (all) => {
      for (const [at, priced] of priceLines(all).entries()) {
        const prices = applicable(all, at)
        expect(priced.priceMinor).toBe(Math.min(...prices))
        expect(priced.plainMinor).toBeGreaterThanOrEqual(priced.priceMinor)
        expect(priced.reason === null).toBe(priced.priceMinor === all[at]!.terms.baseMinor)
        expect(priced.next?.priceMinor ?? -1).toBeLessThan(priced.priceMinor)
      }
    }),
  )
})
