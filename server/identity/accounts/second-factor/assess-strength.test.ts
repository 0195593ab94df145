import { expect, test } from 'vitest'
import { isStrong } from './assess-strength.ts'

const now = new Date('2026-11-22T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const hour = 60
const day = 24 * hour

test.each([
  ['staff', 60, null, true],
  ['staff', 61, null, false],
  ['staff', 11 * hour, 60, true],
  ['staff', 11 * hour, 61, false],
  ['staff', 12 * hour, 1, true],
  ['staff', 12 * hour + 1, 1, false],
  ['trade', 13 * day, null, true],
  ['trade', 14 * day, null, true],
  ['trade', 14 * day + 1, 1, false],
] as const)(
  '%s, %i minutes after the factor, last seen %s ago: %s (ROLE-11)',
  (policy, given, seen, strong) => {
    const strength = { factorAt: ago(given), seenAt: seen === null ? null : ago(seen) }
    expect(isStrong(strength, { policy, fresh: false, now })).toBe(strong)
  },
)

test.each([
  [10, true],
  [11, false],
])('a factor given %i minutes ago is fresh: %s (ROLE-12)', (minutes, fresh) => {
  for (const policy of ['staff', 'trade'] as const)
    expect(isStrong({ factorAt: ago(minutes), seenAt: now }, { policy, fresh: true, now })).toBe(fresh)
})

test('a session without a second factor is never strong (ROLE-07)', () => {
  for (const fresh of [true, false])
    expect(isStrong({ factorAt: null, seenAt: now }, { policy: 'trade', fresh, now })).toBe(false)
})
