import type { BeerReviews, Comment } from '../../../shared/api/reviews-api.ts'
import { optionAvailability } from '../../../shared/catalogue/beer-availability.ts'
import type {
  BeerPageBeer,
  BeerPageBrewery,
  BeerPageContainer,
} from '../../../shared/pages/beer-page-data.ts'

/**
 * schema.org Product with an offer for each container that is sold online and has a price (PLAT-20): a trade
 * price in pounds without VAT. With the reviews that the page itself shows.
 */
export function productJsonLd(
  publicUrl: string,
  beer: BeerPageBeer,
  brewery: BeerPageBrewery,
  reviews: BeerReviews,
): object {
  const address = publicUrl + beer.href
  const offers = beer.containers.flatMap((container) =>
    offerOf(container, { address, brewery, isClosed: beer.closed !== undefined }),
  )
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
    ...ratingOf(reviews.summary),
    ...(reviews.firstPage.comments.length > 0 && { review: reviews.firstPage.comments.map(reviewOf) }),
  }
}

/** Nothing where no one has given stars. */
function ratingOf({ averageRating, ratingBuckets, totalComments }: BeerReviews['summary']): object {
  if (averageRating === null) return {}
  const ratingCount = Object.values(ratingBuckets).reduce((sum, count) => sum + count, 0)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating,
      ratingCount,
      reviewCount: totalComments,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

function reviewOf({ author, createdAt, rating, title, body }: Comment): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.displayName },
    datePublished: createdAt.slice(0, 10),
    ...(title !== null && { name: title }),
    reviewBody: body,
    ...(rating !== null && {
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    }),
  }
}

type Selling = { address: string; brewery: BeerPageBrewery; isClosed: boolean }

function offerOf(container: BeerPageContainer, { address, brewery, isClosed }: Selling): object[] {
  const { variantId, availableUnits, priceMinor } = container
  if (variantId === null || priceMinor === null) return []
  const { maxQuantity } = optionAvailability({
    storefrontVariantId: variantId,
    availableUnits,
    priceMinor,
    orderMultiple: container.orderMultiple,
  })
  return [
    {
      '@type': 'Offer',
      name: container.name,
      sku: variantId,
      url: address,
      ...priceOf(priceMinor),
      eligibleCustomerType: 'http://purl.org/goodrelations/v1#Business',
      availability: `https://schema.org/${maxQuantity > 0 && !isClosed ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Brewery', name: brewery.name, url: new URL(brewery.href, address).href },
    },
  ]
}

/** The price twice: search engines read the offer's own, others the specification, which says that VAT comes on top. */
function priceOf(priceMinor: number): object {
  const price = (priceMinor / 100).toFixed(2)
  const priceCurrency = 'GBP'
  return {
    price,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      valueAddedTaxIncluded: false,
    },
  }
}
