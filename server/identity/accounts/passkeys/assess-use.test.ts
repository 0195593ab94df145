import { expect, test } from 'vitest'
import { assessUse } from './assess-use.ts'

const device = false
const synced = true

test.each([
  ['a first use without a counter', { counter: 0, is: device }, { counter: 0, is: device }, 'fine'],
  ['a counter that rises', { counter: 4, is: device }, { counter: 5, is: device }, 'fine'],
  ['a device’s counter that stays', { counter: 4, is: device }, { counter: 4, is: device }, 'copied'],
  ['a device’s counter that goes back', { counter: 4, is: device }, { counter: 0, is: device }, 'copied'],
  ['a device’s key that says it is synced', { counter: 4, is: device }, { counter: 3, is: synced }, 'copied'],
  ['a device’s key that became synced', { counter: 4, is: device }, { counter: 5, is: synced }, 'fine'],
  ['a synced counter that goes back', { counter: 4, is: synced }, { counter: 0, is: synced }, 'behind'],
  ['a synced key whose flag is gone', { counter: 4, is: synced }, { counter: 0, is: device }, 'behind'],
  ['an older passkey, synced', { counter: 4, is: null }, { counter: 0, is: synced }, 'behind'],
  ['an older passkey of a device', { counter: 4, is: null }, { counter: 0, is: device }, 'copied'],
] as const)('%s (ROLE-09)', (_what, stored, signed, kind) => {
  const use = assessUse(
    { counter: stored.counter, isSyncable: stored.is },
    { counter: signed.counter, isSyncable: signed.is },
  )
  expect(use.kind).toBe(kind)
})
