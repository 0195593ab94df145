import { expect, test } from 'vitest'
import type { BeerCard } from '../../../shared/catalogue/beer-card.ts'
import { wishedBeerView } from './wished-beer-view.ts'

type Size = BeerCard['containers'][number]

/** What the page of the wishlist says of a beer in these sizes. */
function viewOf(...sizes: Partial<Size>[]) {
  const containers = sizes.map((size, at) => ({
    variantId: `variant-${at}`,
    name: `Size ${at}`,
    availableUnits: 10,
    priceMinor: 100,
    ...size,
  })) as Size[]
  const card = { id: 'b', name: 'Bitter', breweryName: 'Towpath', imageUrl: '', href: '/', containers }
  return wishedBeerView(card as BeerCard)
}

test('the wishlist offers no size of which less than one multiple is left (PRICE-06)', () => {
  const tooFew = { availableUnits: 3, orderMultiple: 6 }
  expect(viewOf(tooFew)).toMatchObject({ size: null, reason: 'Sold out' })
  expect(viewOf(tooFew, {})).toMatchObject({ size: { name: 'Size 1', stock: 'In stock: 10' } })
})

test('the wishlist counts the units that whole multiples sell (PRICE-06)', () => {
  expect(viewOf({ availableUnits: 15, orderMultiple: 6 })).toMatchObject({
    size: { name: 'Size 0', stock: 'In stock: 12', priceMinor: 100 },
  })
})

test('the wishlist names the price as the reason only of a size that could be sold', () => {
  expect(viewOf({ priceMinor: null })).toMatchObject({ size: null, reason: 'Contact for pricing' })
  expect(viewOf({ priceMinor: null, availableUnits: 3, orderMultiple: 6 })).toMatchObject({
    size: null,
    reason: 'Sold out',
  })
  expect(viewOf({ variantId: null })).toMatchObject({ size: null, reason: 'Sold out' })
})
