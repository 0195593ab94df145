import fc from 'fast-check'

/** A limit, and totals of orders that meet: some fit, together most do not. */
export const creditRaces = fc.record({
  limitMinor: fc.integer({ min: 1, max: 100_000 }),
  totals: fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 20 }),
})
