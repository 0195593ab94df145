import { expect, test } from 'vitest'
import { outcomeOf } from './proposal-outcome.ts'

const line = (position: number, quantity: number, quantitySent: number) => ({
  position,
  quantity,
  quantitySent,
  unitPriceMinor: 9_600,
  vatRate: 2_000,
  depositKind: null,
  depositMinor: 0,
})
const proposing = (position: number, units: number) => ({
  lines: [{ position, units, substitute: null }],
  dispatchOn: null,
})

test('a line that is declined keeps the units that left with an earlier run (LIFE-06)', () => {
  const lines = [line(0, 4, 2), line(1, 3, 0)]
  const given = { lines, proposal: proposing(0, 3), shippingMinor: 0 }
  expect(outcomeOf('agree', given)?.quantities).toEqual(new Map([[0, 3]]))
  expect(outcomeOf('decline_lines', given)?.quantities).toEqual(new Map([[0, 2]]))
})

test('a part of which something has left is not given up with the line that is declined (LIFE-06)', () => {
  const given = { lines: [line(0, 4, 2)], proposal: proposing(0, 3), shippingMinor: 0 }
  expect(outcomeOf('decline_lines', given)?.sums.totalMinor).toBe(23_040)
  expect(outcomeOf('decline_lines', { ...given, lines: [line(0, 4, 0)] })).toBeNull()
})
