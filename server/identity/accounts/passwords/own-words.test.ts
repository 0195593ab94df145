import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnWords } from './own-words.ts'

const maggie = { email: 'maggie.tapster@thetap.example', name: 'Maggie O’Tapster' }

test.each([
  'maggietapster',
  'maggie.tapster@thetap.example',
  'maggie2026!',
  '!!tapster99',
  'thetap12',
  'thetap.example',
  'maggiemaggie',
  'dray1234',
  'draymaggie1',
  'password1!',
])('%s is what everybody knows of Maggie (security 13)', (password) => {
  expect(isOwnWords(password, maggie)).toBe(true)
})

test.each([
  'a firkin of mild',
  'maggies firkin',
  'tapstery of hops',
  '20261122',
  'aaaaaaaa',
  'hops and maggie',
])('%s is a password of its own (AUTH-30)', (password) => {
  expect(isOwnWords(password, maggie)).toBe(false)
})

test('digits and punctuation around an own word never make it acceptable (security 13)', () => {
  const around = fc.stringMatching(/^[0-9!?.-]{0,8}$/)
  const words = fc.constantFrom('maggie', 'tapster', 'thetap')
  fc.assert(
    fc.property(around, words, around, (before, word, after) => {
      expect(isOwnWords(`${before}${word}${after}`, maggie)).toBe(true)
    }),
  )
})
