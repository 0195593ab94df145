import type { BeerReviews } from '../api/reviews-api.ts'
import type { BeerCard, BeerCardContainer } from '../catalogue/beer-card.ts'
import type { MenuLink } from '../paths/paths.ts'

export type BeerPageContainer = BeerCardContainer & {
  id: string
  volumeMl: number | null
  packSize: number
  couplerType: string | null
  /** The size in the words of the trade, '9 gallon' or '24 × 440 ml'; '' when the volume is unknown. */
  size: string
  pricePerLitreMinor: number | null
  /** Duty in the price and VAT on top of it, in a sentence; null where the brewery states no duty. */
  taxText: string | null
  /** Its quantity prices and offers, with what they save; absent without any (OFFER-05). */
  offerText?: string
}

export type AccessoryCard = {
  id: string
  slug: string
  name: string
  description: string
  imageUrl: string
  priceMinor: number | null
  couplerType: string | null
  currentStock: number
  maxQuantity: number | null
  isSoldOut: boolean
}

export type BeerPageBeer = Omit<
  BeerCard,
  'racked' | 'containers' | 'breweryName' | 'breweryHref' | 'town'
> & {
  description: string
  tastingNotes: string
  ingredients: string[]
  allergens: string[]
  /** 'racked 12 Nov, best before 24 Dec', with the year where it is another. */
  lastBatch: string | null
  /** Null for a style that belongs to no category. */
  styleCategory: MenuLink | null
  containers: BeerPageContainer[]
}

export type BeerPageBrewery = {
  id: string
  slug: string
  name: string
  href: string
  logoUrl: string
  town: string
  country: string
  email: string | null
  telephone: string | null
  soldByDisclaimer: string | null
}

export type BeerPagePicture = { id: string; imageUrl: string; thumbnailUrl: string; caption: string }
export type BeerPageGroup = { id: string; slug: string; name: string }

export type ProductDetailData = {
  title: string
  /** From the home page to the beer itself (BEER-04). */
  breadcrumb: MenuLink[]
  beer: BeerPageBeer
  brewery: BeerPageBrewery
  /** The group whose basket this page fills, inside a group (BEER-02). */
  group: BeerPageGroup | null
  /** The label first, then the containers that wear it, then what the brewery brought. */
  gallery: BeerPagePicture[]
  accessories: AccessoryCard[]
  moreFromBrewery: BeerCard[]
  /** The public reviews; the browser fetches a client's own votes and pending reviews. */
  reviews: BeerReviews
}

export type AccessoriesData = {
  title: string
  breadcrumb: MenuLink[]
  accessories: AccessoryCard[]
}
