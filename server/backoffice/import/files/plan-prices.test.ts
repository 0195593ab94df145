import { expect, test } from 'vitest'
import { priceWarnings } from './plan-prices.ts'

test.each([
  [9600, 0, ['This gives the beer away.']],
  [null, 0, ['This gives the beer away.']],
  [0, 0, []],
  [9600, 13_000, ['The price goes up by 35%.']],
  [9600, 5000, ['The price goes down by 48%.']],
  [9600, 9900, []],
] as const)('an imported price of %s that becomes %s warns %j (SELL-35)', (before, after, warnings) => {
  expect(priceWarnings(before, after)).toEqual(warnings)
})
