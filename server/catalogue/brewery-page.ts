import type { FacetName } from '../../shared/facet-names.ts'
import { listingHref, readListingQuery } from '../../shared/listing-address.ts'
import { paths } from '../../shared/paths.ts'
import type { Database } from '../database/connect.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import type { BreweryRow } from './beer-queries.ts'
import { breweryHeadView } from './brewery-head-view.ts'
import { findBrewery } from './brewery-queries.ts'
import { breadcrumbJsonLd, collectionJsonLd } from './listing-json-ld.ts'
import { isIndexedListing, listingTitle, loadListing } from './load-listing.ts'
import { breweryReleasesFeed } from './release-feeds.ts'
import { shortDescription } from './short-description.ts'
import type { Shelf } from './shelf/shelf.ts'

export const breweryPagePaths = ['/brewery/:publicSlug']

/** One brewery has one region and one town: nothing to choose. */
const facets: FacetName[] = ['style', 'container', 'abv', 'filter']

type Services = { database: Database; shelf: Shelf }

/** A brewery's page: its head, then the listing of its beers (BRW-01, BRW-02). */
export async function loadBreweryPage(
  services: Services,
  request: PageRequest,
): Promise<PageResult<'productList'>> {
  const slug = (request.params['publicSlug'] ?? '').trim().toLowerCase()
  const row = await findBrewery(services.database, slug)
  if (!row) return { kind: 'not-found' }
  const path = paths.brewery(row.slug)
  if (request.path !== path) {
    return { kind: 'redirect', to: listingHref(path, readListingQuery(request.query)) }
  }
  const listing = await loadListing(services, { ...request, path }, { breweryIds: [row.id], facets })
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
    topics: ['listing', `brewery:${row.id}`],
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
