import type { BeerCard } from '../catalogue/beer-card.ts'
import type { AccessoryCard } from './beer-page-data.ts'
import type { HeroSlide } from './heroes.ts'
import type { HomeFlags } from './home-flags.ts'
import type { PhotoFeed } from './photo-feed.ts'
import { paths } from '../paths/paths.ts'

/** What the home page draws. Null is a part that could not be read: the browser asks for it itself, or leaves it out. */
export type HomeData = {
  title: string
  flags: HomeFlags
  heroes: HeroSlide[]
  beers: { [K in HomeCarouselName]: BeerCard[] | null }
  /** How much there is to buy; null when it is not known. */
  stock: { beers: number; breweries: number } | null
  accessories: AccessoryCard[] | null
  services: HomeService[]
  breweries: HomeBrewery[]
  promotion: BreweryPromotion | null
  groups: FeaturedGroup[]
  photos: PhotoFeed
}

export type HomeService = {
  id: string
  title: string
  description: string
  iconKey: string
  linkUrl: string | null
  position: number
}

export type HomeBrewery = { id: string; name: string; href: string; logoUrl: string }

export type BreweryPromotion = {
  breweryName: string
  breweryHref: string
  logoUrl: string
  imageUrl: string | null
  imageTitle: string
  imageDescription: string
  mainTitle: string
  mainDescription: string
  textNeedsBackground: boolean
  textBackground: 'dark' | 'darkdeep' | 'light' | 'lightdeep'
  textColor: 'white' | 'black' | 'rainbow'
  /** No One chose this brewery: it is the default. */
  isFallback: boolean
  beers: PromotedBeer[]
}

/** Of approved reviews alone (S-01): the rating is out of 5, null where no one has given one. */
type PromotedBeer = { beer: BeerCard; customerRating: number | null; reviewCount: number }

export type FeaturedGroup = {
  id: string
  name: string
  href: string
  regionLabel: string
  imageUrl: string
  breweryCount: number
  marks: PlacedMark[]
}

/** A brewery's mark on the picture of a group; places in per cent of its width (left, size) and height (top). */
export type PlacedMark = {
  id: string
  name: string
  logoUrl: string
  /** In pixels, as the narrowest phone shows it. */
  size: number
  leftPercent: number
  topPercent: number
  sizePercent: number
}

export type HomeCarouselName = keyof typeof homeCarousels

/** The three beer carousels: what each asks for, how many it shows of that, and where the rest is (HOME-34 to HOME-38). */
export const homeCarousels = {
  latest: { limit: 16, shown: 8, packagingGroup: null, href: paths.latestReleases },
  casks: { limit: 24, shown: 8, packagingGroup: 'cask', href: paths.caskReleases },
  kegs: { limit: 24, shown: 8, packagingGroup: 'keg', href: paths.kegReleases },
} as const

/** Accessories on the home page (HOME-43), and groups (HOME-50). */
export const homeAccessoryLimit = 12
export const homeGroupLimit = 2
/** Brewery marks in the carousel; all of them are at /breweries. */
export const homeBreweryLimit = 24

/** The beers that a carousel shows of those it got: the first ones, each once. */
export function shownBeers(beers: readonly BeerCard[], shown: number): BeerCard[] {
  return [...new Map(beers.map((beer) => [beer.id, beer])).values()].slice(0, shown)
}
