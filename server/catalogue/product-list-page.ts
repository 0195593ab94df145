import { viewModeCookieSeconds } from '../../shared/limits.ts'
import { listingHref } from '../../shared/listing-address.ts'
import type { ListingHead } from '../../shared/listing.ts'
import { paths } from '../../shared/paths.ts'
import type { Database } from '../database/connect.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import { breadcrumbJsonLd, collectionJsonLd } from './listing-json-ld.ts'
import { latestReleasesFeed } from './release-feeds.ts'
import { isIndexedListing, listingTitle, loadListing, type ListingScope } from './load-listing.ts'
import type { Shelf } from './shelf/shelf.ts'

export const productListPaths = [paths.shop, paths.latestReleases, paths.caskReleases, paths.kegReleases]

/** The list view's cookie (CONST-10, CONST-11). */
export const viewModeCookie = {
  cookie: 'shopViewMode',
  name: 'view',
  maxAgeSeconds: viewModeCookieSeconds,
  values: ['grid', 'list'],
}

type ListPage = {
  title: string
  head: Extract<ListingHead, { kind: 'shop' }>
  description: string
  scope: ListingScope
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

type Services = { database: Database; shelf: Shelf }

/** /shop and the release pages (SHOP-01 to SHOP-05). */
export async function loadProductList(
  services: Services,
  request: PageRequest,
): Promise<PageResult<'productList'>> {
  const page = listPages[request.path.replace(/(.)\/$/, '$1')]
  if (!page) return { kind: 'not-found' }
  const listing = await loadListing(services, request, page.scope)
  const steps = [
    { label: 'Home', href: paths.home },
    { label: page.head.heading, href: listing.path },
  ]
  const { publicUrl } = request
  return {
    kind: 'page',
    data: {
      title: listingTitle(page.title, 'the shop', listing),
      head: page.head,
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
    topics: ['listing'],
  }
}
