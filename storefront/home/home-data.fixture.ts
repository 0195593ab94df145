import type { BeerCard } from '../../shared/catalogue/beer-card.ts'
import { builtInPhotos } from '../../shared/pages/built-in-photos.ts'
import { type SuppliedHero, heroSlides } from '../../shared/pages/heroes.ts'
import type {
  BreweryPromotion,
  FeaturedGroup,
  HomeData,
  PlacedMark,
} from '../../shared/pages/home-page-data.ts'
import { readHomeFlags } from '../../shared/pages/home-flags.ts'
import { photoFeed } from '../../shared/pages/photo-feed.ts'

/** A home page with everything in it, changed where a test says so. */
export function homeData(overrides: Partial<HomeData> = {}): HomeData {
  return {
    title: 'Home',
    flags: readHomeFlags({}),
    heroes: heroSlides([hero('one'), hero('two')]),
    beers: { latest: [card('latest')], casks: [card('cask')], kegs: [card('keg')] },
    stock: { beers: 561, breweries: 50 },
    accessories: [accessory('coupler')],
    services: [service('truck', 1)],
    breweries: [brewery('tern')],
    promotion: promotion(),
    groups: [group('aire'), group('bute')],
    photos: photoFeed(null, builtInPhotos),
    ...overrides,
  }
}

export const hero = (id: string, overrides: Partial<SuppliedHero> = {}): SuppliedHero => ({
  id,
  category: `Category ${id}`,
  title: `Title ${id}`,
  message: `Message ${id}`,
  showButton: true,
  buttonText: `Button ${id}`,
  buttonLink: `/shop?q=${id}`,
  theme: 'dark',
  imageUrl: `/pictures/scene/${id}.svg`,
  ...overrides,
})

export const card = (id: string, overrides: Partial<BeerCard> = {}): BeerCard => ({
  id,
  href: `/beer/tern/porter/${id}/${id}`,
  name: `Beer ${id}`,
  style: 'Porter',
  abv: 5,
  colorHex: '#331100',
  glutenFree: false,
  imageUrl: `/pictures/beer/${id}/1.svg`,
  breweryName: 'Tern',
  breweryHref: '/brewery/tern',
  town: 'Leeds',
  racked: null,
  containers: [],
  ...overrides,
})

const accessory = (slug: string) => ({
  id: slug,
  slug,
  name: `Accessory ${slug}`,
  description: '',
  imageUrl: `/pictures/accessory/${slug}.svg`,
  priceMinor: 3850,
  couplerType: null,
  currentStock: 3,
  maxQuantity: null,
  isSoldOut: false,
})

export const service = (id: string, position: number) => ({
  id,
  title: `Service ${id}`,
  description: `About ${id}`,
  iconKey: 'icon-box-01',
  linkUrl: null,
  position,
})

export const brewery = (id: string) => ({
  id,
  name: `Brewery ${id}`,
  href: `/brewery/${id}`,
  logoUrl: `/pictures/brewery/${id}/1.svg`,
})

export const group = (id: string): FeaturedGroup => ({
  id,
  name: `Group ${id}`,
  href: `/groups/${id}`,
  regionLabel: 'Yorkshire',
  imageUrl: `/pictures/group/${id}/1.svg`,
  breweryCount: 2,
  marks: [mark(`${id}-one`, 5), mark(`${id}-two`, 50)],
})

const mark = (id: string, leftPercent: number): PlacedMark => ({
  ...brewery(id),
  size: 85,
  leftPercent,
  topPercent: 12.5,
  sizePercent: 25,
})

export const promotion = (overrides: Partial<BreweryPromotion> = {}): BreweryPromotion => ({
  breweryName: 'Tern',
  breweryHref: '/brewery/tern',
  logoUrl: '/pictures/brewery/tern/1.svg',
  imageUrl: '/pictures/scene/mash-tun.svg',
  imageTitle: 'In the brewhouse',
  imageDescription: '',
  mainTitle: 'Patient lagers',
  mainDescription: 'Brewed slowly.',
  textNeedsBackground: true,
  textBackground: 'dark',
  textColor: 'white',
  isFallback: false,
  beers: [
    { beer: card('promoted-one'), customerRating: 4.5, reviewCount: 3 },
    { beer: card('promoted-two'), customerRating: null, reviewCount: 0 },
  ],
  ...overrides,
})
