import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceConsignment } from '../../../../shared/orders/price-order.ts'
import { splitFee } from '../../../finance/payments/processing-fee.ts'
import { creditedBy } from '../refunds/price-credits.ts'
import { lineShares } from './line-shares.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  unitPriceMinor: fc.integer({ min: 1, max: 50_000 }),
  vatRate: fc.constantFrom(0, 2000),
  depositMinor: fc.constant(0),
})

test('fee and share of all lines and the delivery add up to those of the part, whatever is credited (SELL-22)', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(20_000),
      fc.integer({ min: 0, max: 1000 }),
      fc.nat(50),
      (drawn, shippingMinor, rate, gone) => {
        const lines = drawn.map((each, position) => ({ ...each, position }))
        const { totalMinor } = priceConsignment({ lines, shippingMinor })
        const units = Math.min(gone, lines[0]!.quantity)
        const credits = units === 0 ? [] : [{ what: 'units' as const, position: 0, units, amountMinor: 0 }]
        const part = { state: 'delivered' as const, shippingMinor, totalMinor, creditedMinor: 0 }
        const creditedMinor = creditedBy(part, lines, credits)
        const shares = [
          ...lineShares({ totalMinor, creditedMinor, shippingMinor }, { lines, credits, rate }).values(),
        ]
        const { feeMinor, amountMinor } = splitFee(totalMinor - creditedMinor, rate)
        const sum = (pick: (share: (typeof shares)[number]) => number) =>
          shares.reduce((all, share) => all + pick(share), 0)
        expect([sum((share) => share.feeMinor), sum((share) => share.yoursMinor)]).toEqual([
          feeMinor,
          amountMinor,
        ])
      },
    ),
  )
})

test('a line whose units are all credited leaves neither fee nor share (SELL-22)', () => {
  const lines = [
    { position: 0, quantity: 1, unitPriceMinor: 10_000, vatRate: 2000, depositMinor: 0 },
    { position: 1, quantity: 2, unitPriceMinor: 5000, vatRate: 2000, depositMinor: 0 },
  ]
  const credits = [{ what: 'units' as const, position: 0, units: 1, amountMinor: 0 }]
  const part = { totalMinor: 24_000, creditedMinor: 12_000, shippingMinor: 0 }
  const shares = lineShares(part, { lines, credits, rate: 300 })
  expect(shares.get(0)).toEqual({ feeMinor: 0, yoursMinor: 0 })
  expect(shares.get(1)).toEqual({ feeMinor: 360, yoursMinor: 11_640 })
})

test('a deposit has no fee and goes whole to the brewery, with its VAT, to the line that pays for it (SELL-22)', () => {
  const lines = [
    { position: 0, quantity: 1, unitPriceMinor: 10_000, vatRate: 2000, depositMinor: 3000 },
    { position: 1, quantity: 1, unitPriceMinor: 10_000, vatRate: 0, depositMinor: 1000 },
  ]
  const part = { totalMinor: 12_000 + 3600 + 10_000 + 1000, creditedMinor: 0, shippingMinor: 0 }
  const shares = lineShares(part, { lines, credits: [], rate: 300 })
  expect(shares.get(0)).toEqual({ feeMinor: 360, yoursMinor: 11_640 + 3600 })
  expect(shares.get(1)).toEqual({ feeMinor: 300, yoursMinor: 9700 + 1000 })
  expect(shares.get('delivery')).toEqual({ feeMinor: 0, yoursMinor: 0 })
})
