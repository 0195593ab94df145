import { expect, test } from 'vitest'
import { beerColourOf, beerColours } from './beer-colours.ts'

test('API-12 a beer is found under the colour its shade looks nearest to', () => {
  const shades = ['#F8F4A0', '#F5C842', '#D08020', '#A0522D', '#4A2511', '#0F0B0A']
  expect(shades.map(beerColourOf)).toEqual(beerColours.map(({ key }) => key))
})

test('API-12 a beer of unknown colour is found under none', () => {
  expect([null, undefined, '', 'red', '#12345'].map(beerColourOf)).toEqual([null, null, null, null, null])
})
