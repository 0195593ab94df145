import { expect, test } from 'vitest'
import { usedCredit, usedCreditText } from './used-credit.ts'

test.each([
  [12_000, 12_000, 0, '£120.00 of £1,000.00 used'],
  [0, 0, 0, '£0.00 of £1,000.00 used'],
  [-30_000, 0, 30_000, '£0.00 of £1,000.00 used, £300.00 paid beyond'],
])('a balance of %i pence is %i used and %i paid beyond (CRED-07)', (owed, used, beyond, text) => {
  expect(usedCredit(owed)).toEqual({ usedMinor: used, beyondMinor: beyond })
  expect(usedCreditText({ usedMinor: owed, limitMinor: 100_000 })).toBe(text)
})
