import { expect, test } from 'vitest'
import type { SheetRow } from '../../../shared/api/price-lists-api.ts'
import { nextCell, pastedCells, readEdits, withCell, withPasted, withRaise } from './sheet-edits.ts'

const row = (containerId: string, more: Partial<SheetRow> = {}): SheetRow => ({
  containerId,
  beerId: 'b',
  beer: 'Heron',
  container: '9g Cask (Firkin)',
  volumeMl: 40_914,
  packSize: 1,
  isOnline: true,
  orderMultiple: 1,
  priceMinor: 9000,
  coming: [],
  duty: null,
  onHand: 9,
  sellable: 9,
  ...more,
})
const rows = [
  row('a'),
  row('b', { priceMinor: null }),
  row('c', { coming: [{ priceMinor: 9500, fromDay: '2026-12-10' }] }),
]
const ids = rows.map(({ containerId }) => containerId)

test('what a spreadsheet copied fills cells to the right and down, and nothing beyond the sheet (SELL-44)', () => {
  const cells = pastedCells('£92.00\t12\tnote\r\n1,234.50\t\r\n\t7\r\n99\t9\r\n')
  const edits = withPasted({}, cells, { ids, at: 0, column: 'price' })
  expect(edits).toEqual({ a: { price: '£92.00', units: '12' }, b: { price: '1,234.50' }, c: { units: '7' } })
  expect(readEdits(edits, rows, '2026-12-01')).toEqual({
    kind: 'sheet',
    body: {
      fromDay: '2026-12-01',
      prices: [
        { containerId: 'a', priceMinor: 9200 },
        { containerId: 'b', priceMinor: 123_450 },
      ],
      counts: [
        { containerId: 'a', units: 12 },
        { containerId: 'c', units: 7 },
      ],
    },
  })
})

test('a raise counts from the price of its day and leaves sizes without a price (SELL-44)', () => {
  const raise = { unit: 'percent', amount: 300 } as const
  const raised = withRaise({}, rows, { raise, step: 5, fromDay: '2027-01-01' })
  expect(raised).toEqual({ a: { price: '92.70' }, c: { price: '97.85' } })
})

test('a wrong cell stays as it was typed and is named, and an empty one is no edit (SELL-44)', () => {
  const wrong = withCell(withCell({}, 'c', 'units', '3.5'), 'a', 'price', '-')
  expect(readEdits(wrong, rows, '2026-12-01')).toEqual({ kind: 'wrong', id: 'c', column: 'units' })
  expect(withCell(withCell(wrong, 'c', 'units', ' '), 'a', 'price', '')).toEqual({})
})

test.each([
  ['Enter', false, { at: 2, column: 'price' }],
  ['Enter', true, { at: 0, column: 'price' }],
  ['ArrowDown', false, { at: 2, column: 'price' }],
  ['ArrowUp', false, { at: 0, column: 'price' }],
  ['ArrowRight', false, { at: 1, column: 'units' }],
  ['ArrowLeft', false, null],
  ['5', false, null],
])('%s leads from cell to cell (SELL-44)', (key, shiftKey, to) => {
  const caret = { isAtStart: true, isAtEnd: true }
  expect(nextCell({ key, shiftKey }, { at: 1, column: 'price' }, caret)).toEqual(to)
})
