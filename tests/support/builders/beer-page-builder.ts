import type {
  AccessoryCard,
  BeerPageContainer,
  ProductDetailData,
} from '../../../shared/pages/beer-page-data.ts'
import { buildBeerReviews } from './review-builder.ts'

type Overrides = Partial<Omit<ProductDetailData, 'beer' | 'brewery'>> & {
  beer?: Partial<ProductDetailData['beer']>
  brewery?: Partial<ProductDetailData['brewery']>
}

/** The data of a beer page with everything on it, changed where the test says so. */
export function buildBeerPage({ beer, brewery, ...rest }: Overrides = {}): ProductDetailData {
  const href = '/beer/pierhead/porter/coal-staith/5e1d7a3c-0000-4000-8000-000000000001'
  const name = beer?.name ?? 'Coal Staith'
  return {
    title: `${name}, Pierhead Tide`,
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Shop', href: '/shop' },
      { label: name, href },
    ],
    beer: {
      id: '5e1d7a3c-0000-4000-8000-000000000001',
      href,
      name,
      style: 'Porter',
      abv: 5.2,
      colorHex: '#1b100b',
      glutenFree: true,
      imageUrl: '/pictures/beer/1/a.svg',
      description: 'Brown malt and patience.',
      tastingNotes: 'Cocoa and blackcurrant.',
      ingredients: ['Water', 'brown malt', 'Fuggles hops'],
      allergens: ['barley', 'lactose'],
      lastBatch: 'racked 5 Sept',
      styleCategory: { label: 'Stout & Porter', href: '/shop?style=stout' },
      containers: [buildBeerPageContainer()],
      ...beer,
    },
    brewery: {
      id: 'brewery',
      slug: 'pierhead',
      name: 'Pierhead Tide',
      href: '/brewery/pierhead',
      logoUrl: '/pictures/brewery/1/a.svg',
      town: 'Cardiff',
      country: 'Wales',
      email: 'beer@pierhead.example',
      telephone: '029 2018 0164',
      soldByDisclaimer: 'Sold by Pierhead Tide Ltd.',
      ...brewery,
    },
    group: null,
    gallery: [
      {
        id: 'label',
        imageUrl: '/pictures/beer/1/a.svg',
        thumbnailUrl: '/pictures/beer/1/a.svg',
        caption: 'Label of Coal Staith',
      },
      {
        id: 'keg-30',
        imageUrl: '/pictures/container/keg-30/1/a.svg',
        thumbnailUrl: '/pictures/container/keg-30/1/a.svg',
        caption: 'Coal Staith, 30L Keg',
      },
    ],
    accessories: [buildAccessoryCard()],
    moreFromBrewery: [],
    reviews: buildBeerReviews(),
    ...rest,
  }
}

/** A 30 litre keg, four in stock at £96.00. */
export function buildBeerPageContainer(overrides: Partial<BeerPageContainer> = {}): BeerPageContainer {
  return {
    id: 'keg',
    name: '30L Keg · S-Type',
    picture: 'keg-30',
    size: '30 L',
    variantId: 'variant-keg',
    availableUnits: 4,
    priceMinor: 9600,
    pricePerPintMinor: 182,
    pricePerLitreMinor: 320,
    volumeMl: 30_000,
    packSize: 1,
    couplerType: 's',
    taxText: null,
    ...overrides,
  }
}

export function buildAccessoryCard(overrides: Partial<AccessoryCard> = {}): AccessoryCard {
  return {
    id: 'coupler',
    slug: 's-type-coupler',
    name: 'S-Type Keg Coupler',
    description: 'Brass.',
    imageUrl: '/pictures/accessory/coupler.svg',
    priceMinor: 3850,
    couplerType: 's',
    currentStock: 64,
    maxQuantity: null,
    isSoldOut: false,
    ...overrides,
  }
}
