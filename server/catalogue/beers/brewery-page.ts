import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import { listingHref, readListingQuery } from '../../../shared/catalogue/listing-address.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { type PageRequest, type PageResult, shortDescription } from '../../platform/http/page-loading.ts'
import type { BreweryRow } from './beer-queries.ts'
import { breweryHeadView } from './brewery-head-view.ts'
import { findBrewery } from './brewery-queries.ts'
import { collectionJsonLd } from './listing-json-ld.ts'
import { breadcrumbJsonLd } from '../../platform/http/breadcrumb-json-ld.ts'
import { isIndexedListing, listingTitle, loadListing } from './load-listing.ts'
import { breweryReleasesFeed } from './release-feeds.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import type { BeerStore } from './beer-store.ts'
import { stockTopics } from './beer-card-view.ts'

export const breweryPagePaths = ['/brewery/:publicSlug']

/** One brewery has one region and one town: nothing to choose. */
const facets: FacetName[] = ['style', 'container', 'abv', 'filter']

type BreweryPageDeps = { database: Database; beers: BeerStore; searchIndex: SearchIndex }

/** A brewery's page: its head, then the listing of its beers (BRW-01, BRW-02). */
export async function loadBreweryPage(
  deps: BreweryPageDeps,
  request: PageRequest,
): Promise<PageResult<'productList'>> {
  const slug = (request.params['publicSlug'] ?? '').trim().toLowerCase()
  const row = await findBrewery(deps.database, slug)
  if (!row) return { kind: 'not-found' }
  const path = paths.brewery(row.slug)
  if (request.path !== path) {
    return { kind: 'redirect', to: listingHref(path, readListingQuery(request.query)) }
  }
  const listing = await loadListing(deps, { ...request, path }, { breweryIds: [row.id], facets })
  const brewery = breweryHeadView(row)
  const steps = [
    { label: 'Home', href: paths.home },
    { label: 'Breweries', href: paths.breweries },
    { label: row.name, href: path },
  ]
  const { publicUrl } = request
  return {
    kind: 'page',
    data: {
      title: listingTitle(row.town === '' ? row.name : `${row.name}, ${row.town}`, row.name, listing),
      head: { kind: 'brewery', brewery },
      breadcrumb: steps,
      listing,
    },
    head: {
      description: shortDescription(
        brewery.description,
        `Trade beer from ${row.name}: casks, kegs and cans.`,
      ),
      canonicalPath: listingHref(path, { page: listing.page }),
      indexed: isIndexedListing(listing.query),
      imageUrl: brewery.logoUrl,
      feeds: [breweryReleasesFeed(row)],
      jsonLd: [
        breweryJsonLd(publicUrl, row),
        collectionJsonLd(publicUrl, { name: row.name, path, beers: listing.beers }),
        breadcrumbJsonLd(publicUrl, steps),
      ],
    },
    topics: ['listing', `brewery:${row.id}`, ...stockTopics(listing.beers)],
  }
}

/** schema.org Brewery. */
function breweryJsonLd(publicUrl: string, row: BreweryRow): object {
  const { logoUrl, email, telephone, website, socialLinks, description } = breweryHeadView(row)
  const links = socialLinks.map(({ href }) => href)
  return {
    '@context': 'https://schema.org',
    '@type': 'Brewery',
    name: row.name,
    url: publicUrl + paths.brewery(row.slug),
    logo: new URL(logoUrl, publicUrl).href,
    ...(description !== '' && { description }),
    ...(email !== null && { email }),
    ...(telephone !== null && { telephone }),
    ...((website !== null || links.length > 0) && { sameAs: website ? [website.href, ...links] : links }),
    address: { '@type': 'PostalAddress', addressLocality: row.town, addressCountry: 'GB' },
  }
}
