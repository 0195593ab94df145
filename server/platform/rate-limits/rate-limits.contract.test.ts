import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { callerOf, countAgainstLimits, uncount } from './rate-limits.ts'

/** A network of a /48, by its number. */
const network = (number: number) => `2001:db8:1:${(number * 256).toString(16)}::1`

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0/56'],
  ['2001:0DB8:1:2::6', '2001:db8:1:0/56'],
  ['2001:db8:1:abcd::1', '2001:db8:1:ab00/56'],
  ['2001:db8::6', '2001:db8:0:0/56'],
  ['::1', '0:0:0:0/56'],
  ['fe80::1%eth0', 'fe80:0:0:0/56'],
])('%s is limited as %s (security polish)', (ip, caller) => {
  expect(callerOf(ip)).toBe(caller)
})

test('a caller whose connection has ended before its turn has no address, and counts as one of those (INST-10)', () => {
  expect(callerOf(undefined)).toBe('gone')
})

test('256 networks of one provider’s /48 have sixteen times the limit together, not 256 times (security polish)', async () => {
  const { database, close } = await openTestDatabase()
  onTestFinished(close)
  const limit = { what: 'try', max: 2, seconds: 60 }
  const now = new Date('2026-11-22T12:00:00Z')
  const from = (ip: string) => countAgainstLimits(database, [{ limit, who: callerOf(ip) }], now)
  for (let number = 0; number < 32; number += 1) await from(network(number))
  await expect(from(network(32))).rejects.toMatchObject({ status: 429 })
  await expect(from('2001:db8:2::1')).resolves.toBeDefined()
})

test('an honest try is uncounted for the wider network too (security polish)', async () => {
  const { database, close } = await openTestDatabase()
  onTestFinished(close)
  const limit = { what: 'try', max: 1, seconds: 60 }
  const now = new Date('2026-11-22T12:00:00Z')
  const tryHonestly = async (number: number) => {
    const who = callerOf(network(number))
    await uncount(database, await countAgainstLimits(database, [{ limit, who }], now))
  }
  for (let number = 0; number < 39; number += 1) await tryHonestly(number)
  await expect(tryHonestly(39)).resolves.toBeUndefined()
})
