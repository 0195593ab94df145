import { expect, test } from 'vitest'
import { beerColourOf, beerColours } from './beer-colours.ts'

test('a beer is found under the colour its shade looks nearest to (API-12)', () => {
  const shades = ['#F8F4A0', '#F5C842', '#D08020', '#A0522D', '#4A2511', '#0F0B0A']
  expect(shades.map(beerColourOf)).toEqual(beerColours.map(({ key }) => key))
})

test('the shade of each colour is found under that colour', () => {
  for (const { key, hex } of beerColours) expect(beerColourOf(hex)).toBe(key)
})

test('a beer of unknown colour is found under none (API-12)', () => {
  for (const unknown of [null, undefined, '', 'red', '#12345']) expect(beerColourOf(unknown)).toBeNull()
})
