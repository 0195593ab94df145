import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acknowledgePrices,
  addLine,
  type BasketLine,
  clearBasket,
  priceChangeMinor,
  removeLine,
  setQuantity,
} from './basket-lines.ts'
import { basketItemKey, basketItemKind } from './basket-keys.ts'
import { capQuantity, isSoldOut, readQuantity } from './basket-quantity.ts'

const group = { id: 'g1', slug: 'yorkshire', name: 'Yorkshire' }

const line = (overrides: Partial<BasketLine> = {}): BasketLine => ({
  itemKey: 'variant:a',
  quantity: 1,
  maxQuantity: 5,
  group: null,
  priceMinor: 12_000,
  baselinePriceMinor: 12_000,
  priceAcknowledgedAt: null,
  ...overrides,
})
const quantities = (lines: readonly BasketLine[]) => lines.map(({ quantity }) => quantity)

test('a quantity is floored (BASK-42)', () => {
  expect([readQuantity(2.9), readQuantity(0.9)]).toEqual([2, 0])
})

test.each([NaN, 'abc', Infinity, -Infinity, null, undefined, -1, 0])(
  '%s is none (BASK-43, BASK-44)',
  (value) => {
    expect(readQuantity(value)).toBe(0)
    expect(addLine([line()], line({ quantity: value as number }))).toEqual([line()])
  },
)

test('a quantity is capped where the most is known, and never below 0 (BASK-45, BASK-46)', () => {
  expect([capQuantity(9, 4), capQuantity(9, null), capQuantity(9, -2)]).toEqual([4, 9, 0])
})

test('a line needs a key (BASK-47)', () => {
  expect([addLine([], line({ itemKey: '' })), addLine([], line({ itemKey: ' ' }))]).toEqual([[], []])
})

test('adding merges and caps (BASK-18, BASK-19)', () => {
  const once = addLine([], line({ quantity: 1 }))
  expect(quantities(addLine(once, line({ quantity: 2 })))).toEqual([3])
  expect(quantities(addLine(addLine([], line({ quantity: 4 })), line({ quantity: 4 })))).toEqual([5])
  expect(quantities(addLine([], line({ quantity: 9, maxQuantity: null })))).toEqual([9])
})

test('does not add a sold-out item, and leaves its line until the buyer removes it (C-22)', () => {
  const soldOut = line({ quantity: 3, maxQuantity: 0 })
  expect(addLine([], soldOut)).toEqual([])
  expect(quantities(addLine([soldOut], line({ maxQuantity: 0 })))).toEqual([3])
  expect(quantities(setQuantity([soldOut], soldOut.itemKey, 2))).toEqual([2])
  expect(quantities(setQuantity([soldOut], soldOut.itemKey, 9))).toEqual([3])
  expect(setQuantity([soldOut], soldOut.itemKey, 0)).toEqual([])
})

test('a line is sold out when its most is 0, not when it is unknown (CART-36)', () => {
  expect([0, -1, 1, null].map((maxQuantity) => isSoldOut({ maxQuantity }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('setting caps, floors, removes and ignores (BASK-20, CART-32, CART-33, CART-34, CART-35)', () => {
  const four = [line({ quantity: 4 })]
  const after = [0, -3, 2.7, 99, NaN, Infinity].map((value) =>
    quantities(setQuantity(four, 'variant:a', value)),
  )
  expect(after).toEqual([[], [], [2], [5], [4], [4]])
})

test('lines of other baskets never merge (C-69)', () => {
  const item = { kind: 'variant', itemId: 'a' } as const
  const regular = line({ itemKey: basketItemKey({ ...item, groupId: null }) })
  const grouped = line({ itemKey: basketItemKey({ ...item, groupId: group.id }), group })
  const both = addLine(addLine([], regular), grouped)
  expect(both).toEqual([regular, grouped])
  expect(clearBasket(both, group.id)).toEqual([regular])
  expect(clearBasket(both, null)).toEqual([grouped])
})

test('accessory is another word for upsell (C-11)', () => {
  expect(['variant', 'upsell', 'accessory', 'beer'].map(basketItemKind)).toEqual([
    'variant',
    'upsell',
    'upsell',
    null,
  ])
})

test('acknowledging takes the present price as seen, and an unknown one leaves the old', () => {
  const risen = line({ priceMinor: 12_120 })
  const hidden = line({ itemKey: 'variant:b', priceMinor: null })
  expect([risen, hidden].map(priceChangeMinor)).toEqual([120, 0])
  const seen = acknowledgePrices([risen, hidden], ['variant:a', 'variant:b'], '2026-11-21T12:00:00.000Z')
  expect(seen.map(priceChangeMinor)).toEqual([0, 0])
  expect(seen.map(({ baselinePriceMinor }) => baselinePriceMinor)).toEqual([12_120, 12_000])
  expect(seen.map(({ priceAcknowledgedAt }) => priceAcknowledgedAt)).toEqual(
    Array(2).fill('2026-11-21T12:00:00.000Z'),
  )
})

const keys = ['variant:a', 'variant:b', 'upsell:c', 'variant:a:g1', 'variant:b:g1', 'variant:a:g2']
const groupOf = (key: string) => {
  const id = key.split(':')[2]
  return id === undefined ? null : { id, slug: id, name: id }
}
const anyNumber = fc.oneof(fc.integer({ min: -3, max: 30 }), fc.double())
const stock = fc.option(fc.integer({ min: -1, max: 12 }))
const key = fc.constantFrom(...keys)
/** An action, and the keys of the lines it may change. */
type Step = { touched: readonly string[]; does: (lines: readonly BasketLine[]) => readonly BasketLine[] }

const steps = (stocks: Record<string, number | null>): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.tuple(key, anyNumber).map(([itemKey, quantity]): Step => ({
      touched: [itemKey],
      does: (lines) =>
        addLine(
          lines,
          line({ itemKey, quantity, maxQuantity: stocks[itemKey] ?? null, group: groupOf(itemKey) }),
        ),
    })),
    fc.tuple(key, anyNumber).map(([itemKey, quantity]): Step => ({
      touched: [itemKey],
      does: (lines) => setQuantity(lines, itemKey, quantity),
    })),
    key.map((itemKey): Step => ({ touched: [itemKey], does: (lines) => removeLine(lines, itemKey) })),
    fc.constantFrom(null, 'g1', 'g2').map((groupId): Step => ({
      touched: keys.filter((name) => (groupOf(name)?.id ?? null) === groupId),
      does: (lines) => clearBasket(lines, groupId),
    })),
    fc
      .subarray(keys)
      .map((touched): Step => ({ touched, does: (lines) => acknowledgePrices(lines, touched, 'now') })),
  )
const histories = fc
  .record(Object.fromEntries(keys.map((name) => [name, stock])))
  .chain((stocks) => fc.array(steps(stocks), { maxLength: 40 }))

test('whatever is done, quantities are whole and within the stock, and other baskets stay (CART-37)', () => {
  fc.assert(
    fc.property(histories, (history) => {
      let lines: readonly BasketLine[] = []
      for (const { touched, does } of history) {
        const before = lines
        lines = does(lines)
        const others = (all: readonly BasketLine[]) => all.filter(({ itemKey }) => !touched.includes(itemKey))
        expect(others(lines)).toEqual(others(before))
        expect(new Set(lines.map(({ itemKey }) => itemKey)).size).toBe(lines.length)
        const wrong = lines.filter(
          ({ quantity, maxQuantity }) =>
            !Number.isInteger(quantity) || quantity <= 0 || quantity > (maxQuantity ?? Infinity),
        )
        expect(wrong).toEqual([])
      }
    }),
  )
})

test('a quantity price is no change of the price, which compares without it (OFFER-04)', () => {
  const sixth = line({ priceMinor: 9200, plainPriceMinor: 9675, baselinePriceMinor: 9675 })
  expect(priceChangeMinor(sixth)).toBe(0)
  const dearer = { ...sixth, plainPriceMinor: 9875 }
  expect(priceChangeMinor(dearer)).toBe(200)
  expect(acknowledgePrices([dearer], [dearer.itemKey], 'now')[0]).toMatchObject({ baselinePriceMinor: 9875 })
})
