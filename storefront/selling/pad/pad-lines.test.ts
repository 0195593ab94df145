import { expect, test } from 'vitest'
import { addText, addUnits, findSizes, type PadLine, readSearch, setUnits } from './pad-lines.ts'

const size = (variantId: string, label: string, lastOrderedAt: string | null, orderMultiple?: number) => ({
  variantId,
  label,
  priceMinor: 10_000,
  maxQuantity: 20,
  lastOrderedAt,
  ...(orderMultiple && { orderMultiple }),
})
const beer = (name: string, ...sizes: ReturnType<typeof size>[]) => ({
  id: name,
  name,
  style: 'Bitter',
  breweryName: 'Jet Lantern',
  sizes,
})
const beers = [
  beer('Towpath', size('pin', 'Pin', null), size('firkin', 'Firkin', '2026-11-20T10:00:00.000Z')),
  beer('Harbour', size('can', '24 × 440 ml', '2026-11-01T10:00:00.000Z', 6)),
]
const found = (words: string[]) => findSizes({ beers }, words).map(({ size }) => size.variantId)
const units = (lines: readonly PadLine[]) => lines.map(({ size, quantity }) => [size.variantId, quantity])

test('a search reads a number first, and finds the usual size first (REP-01)', () => {
  expect(readSearch('3 towpath')).toEqual({ units: 3, words: ['towpath'] })
  expect(readSearch('2x harbour can')).toEqual({ units: 2, words: ['harbour', 'can'] })
  expect(readSearch('towpath 3')).toEqual({ units: null, words: ['towpath', '3'] })
  expect(found([])).toEqual(['firkin', 'can'])
  expect(found(['tow'])).toEqual(['firkin', 'pin'])
  expect(found(['tow', 'pin'])).toEqual(['pin'])
  expect(found(['none'])).toEqual([])
})

test('units are added up, in multiples, and removed at none (REP-01)', () => {
  const [firkin, can] = findSizes({ beers }, [])
  const lines = addUnits(addUnits(addUnits([], firkin!, null), firkin!, 2), can!, 7)
  expect(units(lines)).toEqual([
    ['firkin', 3],
    ['can', 12],
  ])
  expect(units(setUnits(lines, 'firkin', 0))).toEqual([['can', 12]])
})

test('of a pasted text what is read is added, and what is not is named (REP-01)', () => {
  const row = { lineNumber: 1, kind: 'variant' as const, understood: { container: '', name: '' }, items: [] }
  const { lines, unread } = addText(
    [],
    { beers },
    {
      rows: [
        { ...row, text: 'Hello', state: 'note', quantity: 0, question: null, chosen: null },
        { ...row, text: '2 towpath', state: 'sure', quantity: 2, question: null, chosen: 'firkin' },
        { ...row, text: 'some harbour', state: 'unsure', quantity: 0, question: 'quantity', chosen: 'can' },
        { ...row, text: '1 stout', state: 'nothing', quantity: 1, question: null, chosen: null },
      ],
      groups: [],
      leftOut: 0,
    },
  )
  expect(units(lines)).toEqual([['firkin', 2]])
  expect(unread).toEqual(['some harbour', '1 stout'])
})
