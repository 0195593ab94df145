import { expect, test } from 'vitest'
import { plainError } from './plain-error.ts'

test.each([
  [new Error('550 <maggie@thetap.example>: no such mailbox'), '550 <(address)>: no such mailbox'],
  ['to "jo.o’neil+x@pub.co.uk", refused', 'to "(address)", refused'],
  [new Error('Failed query: select 1\nparams: maggie, secret'), 'Failed query: select 1'],
  ['a\0b', 'ab'],
  ['', ''],
  [null, 'null'],
])('%s is shown as %s (STAF-23)', (fault, text) => {
  expect(plainError(fault)).toBe(text)
})

test('a letter of two halves that the cut divides leaves no half: the database would refuse it (STAF-23)', () => {
  const text = plainError('x'.repeat(299) + '🍺')
  expect([text.length, text.isWellFormed()]).toEqual([300, true])
})

test('a long error is cut, and many at characters take no long time (STAF-23)', () => {
  expect(plainError('x'.repeat(100_000))).toHaveLength(300)
  expect(plainError('@'.repeat(1_000_000)).length).toBeLessThanOrEqual(300)
})
