import { expect, test } from 'vitest'
import { firstNameOf, initialOf } from './name-parts.ts'

test.each([
  ['Ada Lovelace', 'ada@pub.example', 'Ada', 'A'],
  ['  élodie   Weir ', 'e@pub.example', 'élodie', 'É'],
  ['', 'cellar@pub.example', 'cellar', 'C'],
  ['𝒜da', 'a@pub.example', '𝒜da', '𝒜'],
  ['', '', 'You', 'Y'],
])('%j with %s is called %s, %s for short (HEAD-26, HEAD-27)', (name, email, first, initial) => {
  expect(firstNameOf({ name, email })).toBe(first)
  expect(initialOf({ name, email })).toBe(initial)
})
