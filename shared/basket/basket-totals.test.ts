import fc from 'fast-check'
import { expect, test } from 'vitest'
import { summarise, summariseGroups, summariseRegular } from './basket-totals.ts'
import { vatMinor } from '../duty/vat.ts'

const group = (id: string) => ({ id, slug: `slug-${id}`, name: `Group ${id}` })
const line = (
  quantity: number,
  priceMinor: number | null,
  groupId: string | null = null,
  vatRate?: number,
) => ({
  quantity,
  priceMinor,
  baselinePriceMinor: priceMinor,
  group: groupId === null ? null : group(groupId),
  vatRate,
})

test.each([
  [[[1000, 2000]], 200],
  [[[2, 2000]], 0],
  // 0.5 pence is rounded up, and three lines of 1 penny are taxed together: 0.6.
  [[[5, 1000]], 1],
  [
    [
      [1, 2000],
      [1, 2000],
      [1, 2000],
    ],
    1,
  ],
  [
    [
      [1000, 2000],
      [1000, 500],
      [1000, 0],
    ],
    250,
  ],
  [[], 0],
])('VAT of %j is %i pence (C-84)', (parts, tax) => {
  expect(vatMinor(parts.map(([netMinor = 0, vatRate = 0]) => ({ netMinor, vatRate })))).toBe(tax)
})

test('two groups make two summaries, and the regular basket its own (BASK-51, ENT-50)', () => {
  const lines = [
    line(2, 12_000),
    line(1, 9999, 'a'),
    { ...line(3, 1050, 'b'), baselinePriceMinor: 1000 },
    line(2, 101, 'a'),
    line(4, null, 'b'),
  ]
  expect(summariseGroups(lines)).toEqual([
    {
      groupId: 'a',
      groupSlug: 'slug-a',
      groupName: 'Group a',
      subtotalMinor: 10_201,
      taxTotalMinor: 2040,
      totalMinor: 12_241,
      itemCount: 3,
      priceAlerts: 0,
    },
    {
      groupId: 'b',
      groupSlug: 'slug-b',
      groupName: 'Group b',
      subtotalMinor: 3150,
      taxTotalMinor: 630,
      totalMinor: 3780,
      itemCount: 7,
      priceAlerts: 1,
    },
  ])
  expect(summariseRegular(lines)).toMatchObject({ subtotalMinor: 24_000, totalMinor: 28_800, itemCount: 2 })
})

test('nothing costs nothing (CART-38)', () => {
  expect(summarise([])).toEqual({
    subtotalMinor: 0,
    taxTotalMinor: 0,
    totalMinor: 0,
    itemCount: 0,
    priceAlerts: 0,
  })
})

test('totals are the sum of the lines in pence, and the baskets together are the whole', () => {
  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      priceMinor: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      groupId: fc.constantFrom(null, 'a', 'b', 'c'),
      vatRate: fc.constantFrom(undefined, 0, 500, 2000),
    })
    .map(({ quantity, priceMinor, groupId, vatRate }) => line(quantity, priceMinor, groupId, vatRate))
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 300 }), (lines) => {
      const whole = summarise(lines)
      const sum = lines.reduce((total, { quantity, priceMinor }) => total + quantity * (priceMinor ?? 0), 0)
      expect(whole.subtotalMinor).toBe(sum)
      expect(whole.totalMinor - whole.taxTotalMinor).toBe(sum)
      const exactTax = lines.reduce(
        (total, { quantity, priceMinor, vatRate = 2000 }) =>
          total + (quantity * (priceMinor ?? 0) * vatRate) / 10_000,
        0,
      )
      expect(Math.abs(whole.taxTotalMinor - exactTax)).toBeLessThanOrEqual(1.5)
      const parts = [summariseRegular(lines), ...summariseGroups(lines)]
      expect(parts.reduce((total, { subtotalMinor }) => total + subtotalMinor, 0)).toBe(sum)
      expect(parts.reduce((total, { itemCount }) => total + itemCount, 0)).toBe(whole.itemCount)
    }),
  )
})
