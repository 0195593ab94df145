import { viewModeCookieSeconds } from '../../../shared/limits/limits.ts'
import { listingHref, listingQueryNames } from '../../../shared/catalogue/listing-address.ts'
import type { ListingHead } from '../../../shared/pages/listing-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { breadcrumbJsonLd } from '../../platform/http/breadcrumb-json-ld.ts'
import { freshListUntil } from './fresh-casks.ts'
import { listingHeading } from './listing-heading.ts'
import { collectionJsonLd } from './listing-json-ld.ts'
import { latestReleasesFeed } from './release-feeds.ts'
import {
  isIndexedListing,
  type ListingDeps,
  listingTitle,
  loadListing,
  type ListingScope,
} from './load-listing.ts'
import { stockTopics } from './beer-card-view.ts'
import { listingTwin } from './twins/listing-twin.ts'

export const productListPaths = [paths.shop, paths.latestReleases, paths.caskReleases, paths.kegReleases]

/** The list view's cookie (CONST-10, CONST-11). */
const viewModeCookie = {
  cookie: 'shopViewMode',
  name: 'view',
  maxAgeSeconds: viewModeCookieSeconds,
  values: ['grid', 'list'],
}

/** What pages that list beers under heads of their own have in common (C-28). */
export const listPageRow = {
  queryNames: listingQueryNames,
  queryFromCookie: viewModeCookie,
  audience: 'everybody',
  twin: listingTwin,
} as const

type ListPage = {
  title: string
  head: Extract<ListingHead, { kind: 'shop' }>
  description: string
  scope: ListingScope
  isFresh?: true
}

const listPages: Record<string, ListPage> = {
  [paths.shop]: {
    title: 'Shop all beers',
    head: {
      kind: 'shop',
      heading: 'All beers',
      intro: 'Every cask, keg, can and bottle that independent breweries have racked for the trade.',
    },
    description:
      'Buy beer for your pub or shop straight from independent UK breweries: casks, kegs, cans and bottles, with stock and price per pint.',
    scope: {},
  },
  [paths.latestReleases]: {
    title: 'Latest releases',
    head: {
      kind: 'shop',
      heading: 'Latest releases',
      intro: 'What breweries have put out most recently, newest first.',
    },
    description: 'The newest beers of independent UK breweries for pubs and shops.',
    scope: {},
  },
  [paths.caskReleases]: {
    title: 'Fresh casks',
    head: {
      kind: 'shop',
      heading: 'Fresh casks',
      intro: 'Pins, firkins and kilderkins in stock now, newest first.',
    },
    description: 'Cask ale in stock now at independent UK breweries: pins, firkins and kilderkins.',
    scope: { packagingGroup: 'cask' },
    isFresh: true,
  },
  [paths.kegReleases]: {
    title: 'Fresh kegs',
    head: {
      kind: 'shop',
      heading: 'Fresh kegs',
      intro: 'Twenty, thirty and fifty litre kegs in stock now, newest first.',
    },
    description: 'Keg beer in stock now at independent UK breweries, with coupler and price per pint.',
    scope: { packagingGroup: 'keg' },
  },
}

/** /shop and the release pages (SHOP-01 to SHOP-05). */
export async function loadProductList(
  { clock, ...deps }: ListingDeps & { clock: () => Date },
  request: PageRequest,
): Promise<PageResult<'productList'>> {
  const page = listPages[request.path.replace(/(.)\/$/, '$1')]
  if (!page) return { kind: 'not-found' }
  const freshAt = page.isFresh && clock()
  const listing = await loadListing(deps, request, { ...page.scope, ...(freshAt && { freshAt }) })
  const heading = listingHeading(listing)
  const steps = [
    { label: 'Home', href: paths.home },
    { label: page.head.heading, href: listing.path },
  ]
  const { publicUrl } = request
  return {
    kind: 'page',
    data: {
      title: listingTitle(page.title, null, listing),
      head: heading === null ? page.head : { kind: 'shop', heading, intro: '' },
      breadcrumb: steps,
      listing,
    },
    head: {
      description: page.description,
      canonicalPath: listingHref(listing.path, { page: listing.page }),
      indexed: isIndexedListing(listing.query),
      feeds: [latestReleasesFeed],
      jsonLd: [
        collectionJsonLd(publicUrl, { name: page.title, path: listing.path, beers: listing.beers }),
        breadcrumbJsonLd(publicUrl, steps),
      ],
    },
    topics: ['listing', ...stockTopics(listing.beers)],
    ...(freshAt && { freshUntil: freshListUntil(freshAt) }),
  }
}
