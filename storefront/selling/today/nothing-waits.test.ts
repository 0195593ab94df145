import { expect, test } from 'vitest'
import { nothingWaits } from './nothing-waits.ts'

test('with nothing waiting Today says so, and how many beers there are and how many are low (SELL-15)', () => {
  expect(nothingWaits.title).toBe('Nothing is waiting.')
  expect(nothingWaits.shelf({ onSale: 14, low: 3 })).toBe('14 beers are on the shelf; 3 are low.')
  expect(nothingWaits.shelf({ onSale: 1, low: 1 })).toBe('1 beer is on the shelf; 1 is low.')
})
