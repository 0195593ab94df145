import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PalletCause, type PalletShares, sharePallet, sharesByBrewery } from './share-pallet.ts'

const placed: PalletShares = { chargeMinor: 8100, buyerMinor: 8100, others: [] }

test('the brewery that refuses pays what the buyer is spared, and a later cause what it adds (LIFE-18)', () => {
  const refused = sharePallet(placed, {
    chargeMinor: 6800,
    stayingG: 416_430,
    goingG: 256_572,
    cause: { breweryId: 'C' },
  })
  expect(refused).toEqual({ chargeMinor: 6800, buyerMinor: 5012, others: [{ breweryId: 'C', minor: 1788 }] })
  const less = sharePallet(refused, {
    chargeMinor: 6800,
    stayingG: 405_047,
    goingG: 11_383,
    cause: { breweryId: 'A' },
  })
  expect(less.buyerMinor).toBe(4875)
  expect(sharesByBrewery(less)).toEqual(
    new Map([
      ['C', 1788],
      ['A', 137],
    ]),
  )
})

test('the buyer pays what a change of his own leaves of the charge (LIFE-19)', () => {
  const shared = { chargeMinor: 6800, buyerMinor: 5012, others: [{ breweryId: 'C', minor: 1788 }] }
  const change = { stayingG: 300_000, goingG: 100_000, cause: 'buyer' as const }
  expect(sharePallet(shared, { chargeMinor: 6200, ...change })).toEqual({
    chargeMinor: 6200,
    buyerMinor: 4412,
    others: [{ breweryId: 'C', minor: 1788 }],
  })
  expect(sharePallet(shared, { chargeMinor: 1000, ...change })).toEqual({
    chargeMinor: 1000,
    buyerMinor: 0,
    others: [{ breweryId: 'C', minor: 1000 }],
  })
})

test('a cheaper pallet relieves the latest first (LIFE-18)', () => {
  const shared = {
    chargeMinor: 6800,
    buyerMinor: 4000,
    others: [
      { breweryId: 'C', minor: 1800 },
      { breweryId: null, minor: 1000 },
    ],
  }
  const cheaper = sharePallet(shared, {
    chargeMinor: 4900,
    stayingG: 9,
    goingG: 1,
    cause: { breweryId: 'B' },
  })
  expect(cheaper).toEqual({ chargeMinor: 4900, buyerMinor: 3600, others: [{ breweryId: 'C', minor: 1300 }] })
})

const causes: PalletCause[] = ['buyer', { breweryId: 'A' }, { breweryId: 'B' }, { breweryId: null }]

test('shares always add up to the charge, and others never make the buyer pay more (LIFE-18, LIFE-19, INV-06)', () => {
  const step = fc.record({
    drop: fc.nat({ max: 3000 }),
    goes: fc.double({ min: 0, max: 1, noNaN: true }),
    cause: fc.constantFrom(...causes),
  })
  fc.assert(
    fc.property(fc.nat({ max: 50_000 }), fc.array(step, { maxLength: 12 }), (charge, steps) => {
      let shares: PalletShares = { chargeMinor: charge, buyerMinor: charge, others: [] }
      for (const { drop, goes, cause } of steps) {
        const goingG = Math.floor(500_000 * goes)
        const before = shares
        const chargeMinor = Math.max(0, shares.chargeMinor - drop)
        shares = sharePallet(before, { chargeMinor, stayingG: 500_000 - goingG, goingG, cause })
        const others = shares.others.reduce((sum, { minor }) => sum + minor, 0)
        expect(shares.buyerMinor + others).toBe(chargeMinor)
        expect(shares.others.every(({ minor }) => minor > 0)).toBe(true)
        expect(shares.buyerMinor).toBeGreaterThanOrEqual(0)
        expect(shares.buyerMinor).toBeLessThanOrEqual(before.buyerMinor)
      }
    }),
  )
})
