import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, shortText } from './cut-text.ts'

test.each([
  ['Stout', 5, 'Stout'],
  ['Stout', 3, 'Sto'],
  ['🍺🍺', 4, '🍺🍺'],
  ['🍺🍺', 3, '🍺'],
  ['🍺', 1, ''],
  ['', 3, ''],
  ['Stout\ud83c', 9, 'Stout'],
])('‘%s’ is cut to %i: ‘%s’', (text, most, cut) => expect(cutText(text, most)).toBe(cut))

test.each([
  ['Stout', 5, 'Stout'],
  ['Stouts', 5, 'Stou…'],
  ['🍺🍺🍺', 4, '🍺…'],
])('‘%s’ is said in %i: ‘%s’', (text, most, said) => expect(shortText(text, most)).toBe(said))

test('what is cut is the beginning, at most one short of the bound, and whole characters stay whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 30 }), (text, most) => {
      const cut = cutText(text, most)
      expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true)
      expect(Math.min(text.length, most) - cut.length).toBeOneOf([0, 1])
    }),
  )
})
