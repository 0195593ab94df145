import { expect, test } from 'vitest'
import { closureText } from './seller-closure.ts'

test.each([
  ['seller_paused', '2027-01-04', 'This brewery takes no orders until Monday 4 January.'],
  ['seller_paused', '2026-12-31', 'This brewery takes no orders until Thursday 31 December.'],
  ['seller_paused', null, 'This brewery takes no orders until further notice.'],
  ['seller_not_cleared', null, 'This brewery cannot take orders on Dray at the moment.'],
  ['seller_not_cleared', '2027-01-04', 'This brewery cannot take orders on Dray at the moment.'],
] as const)('%s until %s reads: %s (AWRS-06)', (reason, until, text) => {
  expect(closureText({ reason, until })).toBe(text)
})
