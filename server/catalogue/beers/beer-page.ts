import { formatAbv } from '../../../shared/format/abv.ts'
import type { BeerReviews } from '../../../shared/api/reviews-api.ts'
import type { BeerPageBeer, BeerPageBrewery, BeerPageGroup } from '../../../shared/pages/beer-page-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { AccessoriesFor } from '../accessories/recommend-accessories.ts'
import type { PageHead, PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { productJsonLd } from './beer-json-ld.ts'
import type { ReviewsOfBeer } from './beer-reviews.ts'
import { stockTopics } from './beer-card-view.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import { breadcrumbJsonLd } from '../../platform/http/breadcrumb-json-ld.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import type { BeerStore } from './beer-store.ts'

export type BeerPageDeps = {
  beers: BeerStore
  searchIndex: SearchIndex
  accessoriesFor: AccessoriesFor
  reviewsOf: ReviewsOfBeer
}
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
  { beers: store, searchIndex, accessoriesFor, reviewsOf }: BeerPageDeps,
  request: PageRequest,
  group: GroupScope | null,
): Promise<PageResult<'productDetailV2'>> {
  const id = request.params['beerId'] ?? ''
  const found = isUuid(id) ? await store.page(id.toLowerCase(), group?.slug) : null
  if (found === null) return { kind: 'not-found' }
  const { row, page } = found
  if (group !== null && !group.breweryIds.includes(row.brewery.id)) return { kind: 'not-found' }

  const { beer, brewery, gallery } = page
  if (request.path !== beer.href) return { kind: 'redirect', to: beer.href }

  const ofBrewery = await searchIndex.search({ breweryIds: [brewery.id], pageSize: moreBeers + 1 })
  const others = ofBrewery.ids.filter((other) => other !== beer.id).slice(0, moreBeers)
  const [accessories, moreFromBrewery, { reviews, topics }] = await Promise.all([
    accessoriesFor(couplersOf(row.containers)),
    store.cards(others, group?.slug),
    reviewsOf(beer.id),
  ])

  const breadcrumb = [...trailTo(group), { label: beer.name, href: beer.href }]
  const head = {
    breadcrumb,
    publicUrl: request.publicUrl,
    plainBeer: { ...beer, href: page.plainHref },
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
      gallery,
      accessories,
      moreFromBrewery,
      reviews,
    },
    head: headOf(head),
    topics: [
      `beer:${beer.id}`,
      ...stockTopics([beer, ...moreFromBrewery]),
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
  return `${cutText(text, descriptionLength - 1).replace(/\s+\S*$/, '')}…`
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
