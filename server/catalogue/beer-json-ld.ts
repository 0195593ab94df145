import { optionAvailability } from '../../shared/beer-availability.ts'
import type { BeerPageBeer, BeerPageBrewery, BeerPageContainer } from '../../shared/beer-page.ts'

/**
 * schema.org Product with an offer for each container that is sold online and has a price. Prices are trade
 * prices in pounds, without VAT.
 */
export function productJsonLd(publicUrl: string, beer: BeerPageBeer, brewery: BeerPageBrewery): object {
  const address = publicUrl + beer.href
  const offers = beer.containers.flatMap((container) => offerOf(container, address, brewery))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: beer.name,
    url: address,
    image: new URL(beer.imageUrl, publicUrl).href,
    category: beer.styleCategory?.label ?? beer.style,
    brand: { '@type': 'Brand', name: brewery.name },
    ...(beer.description !== '' && { description: beer.description }),
    ...(beer.abv !== null && {
      additionalProperty: { '@type': 'PropertyValue', name: 'ABV', value: beer.abv, unitCode: 'P1' },
    }),
    ...(offers.length > 0 && { offers }),
  }
}

function offerOf(container: BeerPageContainer, address: string, brewery: BeerPageBrewery): object[] {
  const { variantId, availableUnits, priceMinor } = container
  if (variantId === null || priceMinor === null) return []
  const { purchasable } = optionAvailability({ storefrontVariantId: variantId, availableUnits })
  const price = (priceMinor / 100).toFixed(2)
  return [
    {
      '@type': 'Offer',
      name: container.name,
      sku: variantId,
      url: address,
      price,
      priceCurrency: 'GBP',
      priceSpecification: {
        '@type': 'PriceSpecification',
        price,
        priceCurrency: 'GBP',
        valueAddedTaxIncluded: false,
      },
      availability: `https://schema.org/${purchasable ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: brewery.name },
    },
  ]
}
