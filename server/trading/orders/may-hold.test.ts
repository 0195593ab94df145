import { expect, test } from 'vitest'
import { mayHold } from './may-hold.ts'

const nothing = { hasPaid: false, heldOrders: 0, heldMinor: 0 }
const regular = { ...nothing, hasPaid: true }
const order = (totalMinor: number, quantity = 1, sellable = 20) => ({
  totalMinor,
  lines: [
    { quantity: 1, sellable: 20 },
    { quantity, sellable },
  ],
})

test.each([
  ['£2,000.00', order(200_000), true],
  ['£2,000.01', order(200_001), false],
  ['5 of 20', order(100, 5, 20), true],
  ['6 of 20', order(100, 6, 20), false],
  ['6 of 21: a quarter is rounded up', order(100, 6, 21), true],
  ['the last one', order(100, 1, 1), true],
  ['all 4', order(100, 4, 4), false],
])('a client who never paid holds %s: %j (STOCK-08)', (_what, wanted, isHeld) => {
  expect(mayHold(nothing, wanted)).toBe(isHeld)
})

test('a client who never paid holds one order at a time (STOCK-08)', () => {
  expect(mayHold({ ...nothing, heldOrders: 1, heldMinor: 100 }, order(100))).toBe(false)
})

test.each([
  ['all of an item', { heldOrders: 0, heldMinor: 0 }, order(100, 20, 20), true],
  ['more than there is', { heldOrders: 0, heldMinor: 0 }, order(100, 21, 20), false],
  ['a third order', { heldOrders: 2, heldMinor: 0 }, order(100), true],
  ['a fourth order', { heldOrders: 3, heldMinor: 0 }, order(100), false],
  ['£20,000.00 together', { heldOrders: 1, heldMinor: 1_000_000 }, order(1_000_000), true],
  ['£20,000.01 together', { heldOrders: 1, heldMinor: 1_000_000 }, order(1_000_001), false],
])('a client who has paid before holds %s: %j, %j, %j (STOCK-09)', (_what, held, wanted, isHeld) => {
  expect(mayHold({ ...regular, ...held }, wanted)).toBe(isHeld)
})
