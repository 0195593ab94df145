import { expect, test } from 'vitest'
import { poundsText, readLimit } from './read-limit.ts'

test.each([
  ['', null],
  ['500', 50_000],
  ['£1,500.5', 150_050],
  ['499.99', 49_999],
  ['0', 0],
  ['-5', undefined],
  ['5.999', undefined],
  ['lots', undefined],
])('a limit typed as %j is read in pence, or refused (BIZ-06)', (typed, pence) => {
  expect(readLimit(typed)).toBe(pence)
})

test.each([null, 50_000, 49_999])('a limit of %j is typed as it is read (BIZ-06)', (minor) => {
  expect(readLimit(poundsText(minor))).toBe(minor)
})
