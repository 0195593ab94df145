import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneLetterApart, readName, readNameLoosely } from './read-name.ts'

test.each([
  [
    "Lock Keeper's Small",
    [
      'Lock Keeper’s Small',
      'Lock Keeper‘s Small',
      'Lock Keeperʼs Small',
      'Lock Keeper´s Small',
      'Lock Keeper`s Small',
    ],
  ],
  ['"Old" Stout', ['“Old” Stout', '„Old‟ Stout', '"Old"\u00a0Stout', '"Old"\u2009 Stout ']],
  ['Hop-Ale', ['Hop–Ale', 'Hop—Ale', 'Hop‑Ale', 'Hop−Ale', 'Hop‐Ale']],
  ['Oak and Ash', ['Oak & Ash', 'Oak&Ash', 'Oak &  Ash']],
  ['Kolsch', ['Kölsch', 'Ko\u0308lsch']],
  ['Smorrebrod', ['Smørrebrød']],
])('reads %s in every way it is typed (SELL-35)', (name, typed) => {
  for (const each of typed) expect(readName(each)).toBe(readName(name))
})

test('keeps names apart that differ by more than such characters (SELL-35)', () => {
  expect(readName('Hop Ale')).not.toBe(readName('Hop-Ale'))
  expect(readName('hop ale')).not.toBe(readName('Hop Ale'))
  expect(readNameLoosely('HOP ALE’S')).toBe(readNameLoosely("Hop Ale's"))
})

test('reading a name again changes nothing (SELL-35)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(readName(readName(name))).toBe(readName(name))
    }),
  )
})

test.each([
  ['towpath bitter', 'towpath biter', true],
  ['towpath bitter', 'towpath bittar', true],
  ['towpath bitter', 'towpath bitters', true],
  ['towpath bitter', 'towpath bitter', false],
  ['towpath bitter', 'towpath butler', false],
  ['vintage 2025', 'vintage 2026', false],
  ['ipa', 'apa', false],
])('whether %s and %s are one letter apart: %s (SELL-35)', (one, other, is) => {
  expect([isOneLetterApart(one, other), isOneLetterApart(other, one)]).toEqual([is, is])
})
