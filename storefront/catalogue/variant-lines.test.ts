import { expect, test } from 'vitest'
import { buildBeerPageContainer } from '../../tests/support/builders/beer-page-builder.ts'
import { chosenLines, chosenText } from './variant-lines.ts'
import { variantDetails } from './variant-details.ts'

const keg = buildBeerPageContainer()
const cask = buildBeerPageContainer({ id: 'cask', priceMinor: 10_925 })
const unpriced = buildBeerPageContainer({ id: 'box', priceMinor: null })

test('three sizes are chosen in one go, in the order of the page, those at 0 left out', () => {
  const lines = chosenLines([keg, cask, unpriced], { box: 1, keg: 2, cask: 0 })
  expect(lines).toEqual([
    { container: keg, quantity: 2 },
    { container: unpriced, quantity: 1 },
  ])
})

test.each([
  [{}, 'Nothing chosen yet'],
  [{ keg: 1 }, `1 × ${keg.name} · £96.00 ex VAT`],
  [{ keg: 12, cask: 2 }, '14 containers · £1,370.50 ex VAT'],
])('choosing %o is summed up as %s', (quantities, text) => {
  expect(chosenText(chosenLines([keg, cask, unpriced], quantities))).toBe(text)
})

test.each([
  ['9g Cask (Firkin)', '9 gallon', 40_914, ['72 pints']],
  ['Firkin', '9 gallon', 40_914, ['9 gallon', '72 pints']],
  ['4.5g Cask (Pin)', '4.5 gallon', 20_457, ['36 pints']],
  ['20L KeyKeg', '20 L', 20_000, ['35 pints']],
  ['Steel keg · D-Type', '50 L', 50_000, ['50 L', '87 pints']],
  ['12 x 500ml Bottle', '12 × 500 ml', 500, []],
  ['Mystery', '', null, []],
])('%s is completed by what its name leaves open', (name, size, volumeMl, details) => {
  expect(variantDetails({ name, size, volumeMl })).toEqual(details)
})
