import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { matchingStep, newTotpSecret, totpAddress } from './totp.ts'

const { base32: secret } = Secret.fromUTF8('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)
const stepAt = (now: Date) => Math.floor(now.getTime() / 30_000)
const codeOf = (step: number) => new TOTP({ secret }).generate({ timestamp: step * 30_000 })

/** RFC 6238, appendix B, SHA-1; the last six of its eight digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at %i seconds is that of RFC 6238: %s (ROLE-08)', (seconds, code) => {
  expect(matchingStep(secret, code, { now: at(seconds), lastStep: null })).toBe(stepAt(at(seconds)))
})

test('a code is good one step either side and no further, and never twice (ROLE-08)', () => {
  const now = at(1_800_000_000)
  const own = stepAt(now)
  for (const away of [-2, -1, 0, 1, 2]) {
    const found = matchingStep(secret, codeOf(own + away), { now, lastStep: null })
    expect(found).toBe(Math.abs(away) <= 1 ? own + away : null)
  }
  expect(matchingStep(secret, codeOf(own), { now, lastStep: own })).toBeNull()
  expect(matchingStep(secret, codeOf(own - 1), { now, lastStep: own })).toBeNull()
  expect(matchingStep(secret, codeOf(own + 1), { now, lastStep: own })).toBe(own + 1)
})

test('any typed text is a step or null, never an exception (ROLE-08)', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (typed) => {
      const found = matchingStep(secret, typed, { now: at(59), lastStep: null })
      expect(found === null || Math.abs(found - 1) <= 1).toBe(true)
    }),
  )
})

test('a secret has 160 bits, and apps can read its address (ROLE-08)', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  const address = new URL(totpAddress(secret, 'maggie@thetap.example'))
  expect(address.href).toContain('otpauth://totp/Dray:maggie%40thetap.example?')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret,
    issuer: 'Dray',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('a code of other characters is wrong, however many bytes they have (SAFE-16)', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  for (const code of ['\u{e9150}\u{e9151}\u{e9152}', '١٢٣٤٥٦', 'éééééé'])
    expect(matchingStep(newTotpSecret(), code, { now, lastStep: null })).toBe(null)
})
