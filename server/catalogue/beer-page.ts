import { formatAbv } from '../../shared/abv.ts'
import type { BeerReviews } from '../../shared/api/reviews.ts'
import type { BeerPageBeer, BeerPageBrewery, BeerPageGroup } from '../../shared/beer-page.ts'
import { paths } from '../../shared/paths.ts'
import { recommendAccessories } from '../accessories/recommend-accessories.ts'
import type { Database } from '../database/connect.ts'
import type { PageHead, PageRequest, PageResult } from '../http/page-loading.ts'
import { productJsonLd } from './beer-json-ld.ts'
import type { ReviewsOfBeer } from './beer-reviews.ts'
import { beerPageBeerView, beerPageBreweryView, beerPageGallery } from './beer-page-view.ts'
import { beerRows, galleryRows } from './beer-queries.ts'
import { isUuid } from '../../shared/uuid.ts'
import { findBeerCards } from './find-beer-cards.ts'
import { breadcrumbJsonLd } from './listing-json-ld.ts'
import type { Shelf } from './shelf/shelf.ts'

type Services = { database: Database; shelf: Shelf; reviewsOf: ReviewsOfBeer }
/** A group as the page needs it, with the breweries whose beers it may show. */
type GroupScope = BeerPageGroup & { breweryIds: readonly string[] }

/** Other beers of the brewery at the foot of the page. */
const moreBeers = 8
/** Search engines cut a description at about this many characters. */
const descriptionLength = 160

/**
 * A beer by its id; the words of the path only have to be right (C-59). Within a group its links stay there, and
 * it must be brewed by one of the group's breweries (BEER-02).
 */
export async function loadBeerPage(
  { database, shelf, reviewsOf }: Services,
  request: PageRequest,
  group: GroupScope | null,
): Promise<PageResult<'productDetailV2'>> {
  const id = request.params['beerId'] ?? ''
  const [row] = isUuid(id) ? await beerRows(database, [id]) : []
  if (!row) return { kind: 'not-found' }
  if (group !== null && !group.breweryIds.includes(row.brewery.id)) return { kind: 'not-found' }

  const beer = beerPageBeerView(row, group?.slug)
  if (request.path !== beer.href) return { kind: 'redirect', to: beer.href }

  const brewery = beerPageBreweryView(row.brewery)
  const others = shelf
    .search({ breweryIds: [brewery.id], pageSize: moreBeers + 1 })
    .ids.filter((other) => other !== beer.id)
    .slice(0, moreBeers)
  const [brought, accessories, moreFromBrewery, { reviews, topics }] = await Promise.all([
    galleryRows(database, beer.id),
    recommendAccessories(database, couplersOf(row.containers)),
    findBeerCards(database, others, group?.slug),
    reviewsOf(beer.id),
  ])

  const breadcrumb = [...trailTo(group), { label: beer.name, href: beer.href }]
  const head = {
    breadcrumb,
    publicUrl: request.publicUrl,
    plainBeer: beerPageBeerView(row),
    brewery,
    reviews,
  }
  return {
    kind: 'page',
    data: {
      title: `${beer.name}, ${brewery.name}`,
      breadcrumb,
      beer,
      brewery,
      group: group && { id: group.id, slug: group.slug, name: group.name },
      gallery: beerPageGallery(row, beer, brought),
      accessories,
      moreFromBrewery,
      reviews,
    },
    head: headOf(head),
    topics: [
      `beer:${beer.id}`,
      `brewery:${brewery.id}`,
      'accessories',
      'listing',
      ...topics,
      ...(group ? ['groups'] : []),
    ],
  }
}

type HeadFacts = {
  breadcrumb: { label: string; href: string }[]
  publicUrl: string
  /** The beer outside any group: the one address that search engines keep. */
  plainBeer: BeerPageBeer
  brewery: BeerPageBrewery
  reviews: BeerReviews
}

function headOf({ breadcrumb, publicUrl, plainBeer, brewery, reviews }: HeadFacts): PageHead {
  return {
    description: descriptionOf(plainBeer, brewery),
    canonicalPath: plainBeer.href,
    indexed: true,
    imageUrl: plainBeer.imageUrl,
    preloadImages: [plainBeer.imageUrl],
    jsonLd: [productJsonLd(publicUrl, plainBeer, brewery, reviews), breadcrumbJsonLd(publicUrl, breadcrumb)],
  }
}

function descriptionOf(beer: BeerPageBeer, brewery: BeerPageBrewery): string {
  const kind = [beer.style, formatAbv(beer.abv)].filter((part) => part !== '').join(', ')
  const from = brewery.town === '' ? brewery.name : `${brewery.name}, ${brewery.town}`
  const text = `${beer.name}: ${kind} from ${from}, for the trade. ${beer.description}`.trim()
  if (text.length <= descriptionLength) return text
  return `${text.slice(0, descriptionLength - 1).replace(/\s+\S*$/, '')}…`
}

/** BEER-04; inside a group the way leads through the group. */
function trailTo(group: BeerPageGroup | null): { label: string; href: string }[] {
  const home = { label: 'Home', href: paths.home }
  if (group === null) return [home, { label: 'Shop', href: paths.shop }]
  return [
    home,
    { label: 'Shop in Groups', href: paths.groups },
    { label: group.name, href: paths.group(group.slug) },
  ]
}

function couplersOf(containers: readonly { type: string; couplerType: string | null }[]): string[] {
  const kegs = containers.filter((container) => container.type.toLowerCase() === 'keg')
  return [...new Set(kegs.flatMap(({ couplerType }) => (couplerType ? [couplerType.toLowerCase()] : [])))]
}
