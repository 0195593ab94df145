import { expect, test } from 'vitest'
import { carriedBy, isSentInParts, sentText, shipmentUnits, unitsToCome } from './shipment-words.ts'

const line = (title: string, quantity: number, quantitySent: number) => ({
  title,
  variantLabel: '24 x 440ml Can',
  quantity,
  quantitySent,
})
const shipment = (...units: number[]) => ({
  carrier: 'Lowland Carriers',
  tracking: null,
  lines: units.map((each, position) => ({ position, units: each })),
})
const first = { lines: [line('Swan Neck', 3, 1), line('Towpath', 2, 0)], shipments: [shipment(1)] }
const second = {
  lines: [line('Swan Neck', 3, 3), line('Towpath', 2, 2)],
  shipments: [shipment(1), shipment(2, 2)],
}
const whole = { ...second, shipments: [shipment(3, 2)] }

test('a shipment names its own units and what is still to come (OPEN-24)', () => {
  expect(shipmentUnits(first, first.shipments[0]!)).toBe('1 of 3 × Swan Neck, 24 x 440ml Can')
  expect(unitsToCome(first)).toBe('2 × Swan Neck, 24 x 440ml Can; 2 × Towpath, 24 x 440ml Can')
  expect(shipmentUnits(second, second.shipments[1]!)).toBe(
    '2 of 3 × Swan Neck, 24 x 440ml Can; 2 × Towpath, 24 x 440ml Can',
  )
  expect([unitsToCome(second), carriedBy(shipment())]).toEqual(['', ['With Lowland Carriers.']])
})

test.each([
  ['some of it has left', first, true],
  ['it left in two shipments', second, true],
  ['it left at once', whole, false],
  ['nothing has left', { ...first, shipments: [] }, false],
])('whether a part is sent in parts where %s: %s (OPEN-24)', (_what, part, is) => {
  expect(isSentInParts(part)).toBe(is)
})

test('a line says how many of it are sent, where only some are (OPEN-24)', () => {
  expect(first.lines.map(sentText)).toEqual(['Sent 1 of 3.', null])
  expect(second.lines.map(sentText)).toEqual([null, null])
})
