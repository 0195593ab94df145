import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildBeerPageContainer } from '../../tests/support/builders/beer-page-builder.ts'
import type { BeerCard, BeerCardContainer } from '../../shared/catalogue/beer-card.ts'
import { ContainerLines } from './ContainerLines.tsx'
import { PriceListBeer } from './PriceListBeer.tsx'

const size = (availableUnits: number): BeerCardContainer => ({
  ...buildBeerPageContainer({ id: 'case', name: '12 x 330ml Can', variantId: 'a', priceMinor: 2400 }),
  availableUnits,
  orderMultiple: 6,
})
const beer = (availableUnits: number) =>
  ({
    id: 'a',
    name: 'Lock Stout',
    href: '/beer/a',
    abv: 4,
    containers: [size(availableUnits)],
  }) as unknown as BeerCard

test.each([
  [3, 'Sold out'],
  [17, 'In stock: 12'],
])('of %d units sold in sixes a card says %s (PRICE-06)', (units, said) => {
  expect(renderToStaticMarkup(<ContainerLines beer={beer(units)} />)).toContain(said)
})

const row = (units: number) =>
  renderToStaticMarkup(
    <table>
      <PriceListBeer beer={beer(units)} />
    </table>,
  )

test('so does the price list', () => {
  expect(row(3)).toContain('Sold out')
  expect(row(17)).toMatch(/>12</)
})
