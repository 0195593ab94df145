import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { summarise } from '../basket/basket-totals.ts'
import { addSums, priceConsignment, priceOrder } from './price-order.ts'
import { vatMinor } from '../duty/vat.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  unitPriceMinor: fc.nat(60_000),
  vatRate: fc.constantFrom(0, 500, 2000, 2000, 2000),
})
const consignment = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  shippingMinor: fc.constantFrom(0, 0, 2267, 9200),
})
const order = fc.array(consignment, { minLength: 1, maxLength: 6 })
const sum = (numbers: number[]) => numbers.reduce((whole, number) => whole + number, 0)

test('consignments sum to their order to the penny, and VAT is that of the whole net per rate, delivery’s where any good has VAT (C-84, DOC-08)', () => {
  fc.assert(
    fc.property(order, (consignments) => {
      const { consignments: parts, ...whole } = priceOrder(consignments)
      expect(addSums(parts)).toEqual(whole)
      const goods = consignments.flatMap(({ lines }) =>
        lines.map(({ quantity, unitPriceMinor, vatRate }) => ({
          netMinor: quantity * unitPriceMinor,
          vatRate,
        })),
      )
      const shipping = consignments.map(({ lines, shippingMinor }) => ({
        netMinor: shippingMinor,
        vatRate: lines.some(({ vatRate }) => vatRate > 0) ? 2000 : 0,
      }))
      expect(whole.vatMinor).toBe(vatMinor([...goods, ...shipping]))
      expect(whole.totalMinor).toBe(whole.goodsMinor + whole.shippingMinor + whole.vatMinor)
      expect(sum(whole.vatByRate.map(({ netMinor }) => netMinor))).toBe(
        whole.goodsMinor + whole.shippingMinor,
      )
      for (const part of parts)
        expect(part.totalMinor).toBe(part.goodsMinor + part.shippingMinor + part.vatMinor)
    }),
  )
})

test('an order without shipping costs the total of its basket (ENT-50)', () => {
  fc.assert(
    fc.property(order, (consignments) => {
      const unshipped = consignments.map(({ lines }) => ({ lines, shippingMinor: 0 }))
      const basket = summarise(
        consignments.flatMap(({ lines }) =>
          lines.map(({ quantity, unitPriceMinor, vatRate }) => ({
            quantity,
            vatRate,
            group: null,
            priceMinor: unitPriceMinor,
            baselinePriceMinor: null,
          })),
        ),
      )
      expect(priceOrder(unshipped)).toMatchObject({
        goodsMinor: basket.subtotalMinor,
        vatMinor: basket.taxTotalMinor,
        totalMinor: basket.totalMinor,
      })
    }),
  )
})

test('a consignment that is adjusted down never costs more than before', () => {
  fc.assert(
    fc.property(order, fc.nat(5), fc.nat(7), fc.nat(500), (consignments, which, at, fewer) => {
      const index = which % consignments.length
      const { lines, shippingMinor } = consignments[index]!
      const place = at % lines.length
      fc.pre(lines[place]!.unitPriceMinor > 0 && fewer > 0)
      const lowered = lines.map((line, number) =>
        number === place ? { ...line, quantity: Math.max(0, line.quantity - fewer) } : line,
      )
      const before = priceOrder(consignments).consignments[index]!
      expect(priceConsignment({ lines: lowered, shippingMinor }).totalMinor).toBeLessThanOrEqual(
        before.totalMinor,
      )
    }),
  )
})

test('two kegs and a case of two breweries with a shared pallet', () => {
  const keg = { quantity: 2, unitPriceMinor: 12_345, vatRate: 2000 }
  const { consignments, ...whole } = priceOrder([
    { lines: [keg], shippingMinor: 3401 },
    { lines: [{ quantity: 1, unitPriceMinor: 3333, vatRate: 2000 }], shippingMinor: 3399 },
  ])
  expect(whole).toEqual({
    goodsMinor: 28_023,
    depositsMinor: 0,
    shippingMinor: 6800,
    vatByRate: [{ vatRate: 2000, netMinor: 34_823, vatMinor: 6965 }],
    vatMinor: 6965,
    totalMinor: 41_788,
  })
  expect(consignments.map(({ vatMinor }) => vatMinor)).toEqual([5619, 1346])
})

test('deposits have the VAT of their lines, delivery the standard rate, and rates are in order (DOC-08)', () => {
  const lines = [
    { quantity: 2, unitPriceMinor: 10_000, vatRate: 2000, depositMinor: 3000 },
    { quantity: 1, unitPriceMinor: 5000, vatRate: 0, depositMinor: 1000 },
  ]
  expect(priceConsignment({ lines, shippingMinor: 1000 })).toEqual({
    goodsMinor: 25_000,
    depositsMinor: 7000,
    shippingMinor: 1000,
    vatByRate: [
      { vatRate: 0, netMinor: 6000, vatMinor: 0 },
      { vatRate: 2000, netMinor: 27_000, vatMinor: 5400 },
    ],
    vatMinor: 5400,
    totalMinor: 38_400,
  })
  const back = [{ ...lines[0]!, depositUnits: 1 }]
  expect(priceConsignment({ lines: back, shippingMinor: 0 })).toMatchObject({
    depositsMinor: 3000,
    totalMinor: 27_600,
  })
})

test('a consignment of delivery alone has the standard rate, and one of nothing has no rate (DOC-08)', () => {
  expect(priceConsignment({ lines: [], shippingMinor: 1000 }).vatByRate).toEqual([
    { vatRate: 2000, netMinor: 1000, vatMinor: 200 },
  ])
  expect(priceConsignment({ lines: [], shippingMinor: 0 }).vatByRate).toEqual([])
})
