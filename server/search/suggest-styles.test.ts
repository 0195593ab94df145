import { expect, test } from 'vitest'
import { suggestStyles } from './suggest-styles.ts'

test.each([
  ['stout', ['Stout & Porter', 'Dry Stout', 'Oatmeal Stout']],
  ['PORT', ['Stout & Porter', 'Porter', 'Baltic Porter']],
  ['kolsch', ['Kölsch']],
  ['mild &', ['Mild & Brown', 'Dark Mild', 'Pale Mild']],
  ['out', []],
  ['&', []],
])('for %s the styles are %j', (text, names) => {
  expect(suggestStyles(text, 3).map(({ name }) => name)).toEqual(names)
})

test('a style leads to the shop narrowed by it', () => {
  expect(suggestStyles('gose', 3)).toEqual([{ code: 'gose', name: 'Gose', href: '/shop?style=gose' }])
})
