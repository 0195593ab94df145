import { expect, test } from 'vitest'
import { stockBand } from './stock-band.ts'

test.each([
  [0, 1, 'out_of_stock'],
  [1, 1, 'low'],
  [5, 1, 'low'],
  [6, 1, 'in_stock'],
  [5, 6, 'out_of_stock'],
  [12, 6, 'in_stock'],
])('%i units, sold by %i, are %s (PLAT-15)', (units, multiple, band) => {
  expect(stockBand(units, multiple)).toBe(band)
})
