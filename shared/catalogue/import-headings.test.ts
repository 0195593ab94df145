import { expect, test } from 'vitest'
import { matchHeadings, missingColumns } from './import-headings.ts'

test('known headings match whatever their case and punctuation, each column once (SELL-36)', () => {
  const matched = matchHeadings('stock', ['Beer_Name', 'SIZE', 'Quantity', 'On hand', 'Note'], new Map())
  expect(matched).toEqual(['beer', 'container', 'onHand', null, null])
  expect(missingColumns('stock', matched)).toEqual([])
})

test('what was chosen by hand counts first, also that a heading is passed over (SELL-36)', () => {
  const chosen = new Map([
    ['qty on hand', 'onHand' as const],
    ['quantity', null],
  ])
  expect(matchHeadings('stock', ['Id', 'Quantity', 'Qty on hand'], chosen)).toEqual([
    'containerId',
    null,
    'onHand',
  ])
})

test('a file says what it lacks (SELL-36)', () => {
  expect(missingColumns('prices', matchHeadings('prices', ['Beer', 'Cost'], new Map()))).toEqual([
    'Price ex VAT',
    'Id, or Beer and Size',
  ])
})
