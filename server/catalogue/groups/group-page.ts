import { deliveryAnswer } from '../../../shared/geography/delivery-area.ts'
import type { DeliveryQuestion, GroupHead } from '../../../shared/groups/group-head.ts'
import { listingHref, readListingQuery } from '../../../shared/catalogue/listing-address.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { locatePostcode } from '../../../shared/geography/postcode-districts.ts'
import { formatPostcode } from '../../../shared/geography/postcode.ts'
import { normaliseGroupSlug } from '../../../shared/format/slug.ts'
import { collectionJsonLd } from '../beers/listing-json-ld.ts'
import { breadcrumbJsonLd } from '../../platform/http/breadcrumb-json-ld.ts'
import { isIndexedListing, listingTitle, loadListing } from '../beers/load-listing.ts'
import { type PageRequest, type PageResult, shortDescription } from '../../platform/http/page-loading.ts'
import type { SearchIndex } from '../beers/search-index/search-index.ts'
import { stockTopics } from '../beers/beer-card-view.ts'
import type { Database } from '../../platform/database/database.ts'
import { deliveryAreaOf, groupHeadView } from './group-head-view.ts'
import { type GroupRow, groupsBySlug, memberRows } from './group-queries.ts'
import type { BeerStore } from '../beers/beer-store.ts'

/** The second catches slugs with slashes, as people type them, so that they end up at the first (SLUG-04). */
export const groupPagePaths = ['/groups/:slug', '/groups/*']
/** Longest postcode that is looked at, in characters. */
const longestPostcode = 12

/** 'Arrives Wednesday 25 November. Order by Monday 12:00.' of a group by its slug; null without an open run. */
export type NextRunOf = (groupSlug: string) => Promise<string | null>

/** A group's page: its head, map and delivery question, then the beers of its breweries (GRP-03, GRP-08, GRP-12). */
export async function loadGroupPage(
  deps: { database: Database; beers: BeerStore; searchIndex: SearchIndex; nextRunOf: NextRunOf },
  request: PageRequest,
): Promise<PageResult<'productList'>> {
  const { params, query, publicUrl } = request
  const slug = normaliseGroupSlug(params['slug'] ?? params['*'] ?? '')
  const [row] = await groupsBySlug(deps.database, [slug])
  if (!row) return { kind: 'not-found' }
  const path = paths.group(row.slug)
  if (request.path !== path) return { kind: 'redirect', to: listingHref(path, readListingQuery(query)) }

  const members = await memberRows(deps.database, [row.id])
  const breweryIds = members.map(({ brewery }) => brewery.id)
  const listing = await loadListing(deps, { path, query }, { breweryIds, groupSlug: row.slug })
  const question = readQuestion(row, query.get('postcode'))
  const run = await deps.nextRunOf(row.slug)
  const group = groupHeadView(row, members, { question, run })
  const steps = [
    { label: 'Home', href: paths.home },
    { label: 'Groups', href: paths.groups },
    { label: row.name, href: path },
  ]
  return {
    kind: 'page',
    data: {
      title: listingTitle(`${row.name}: beer by the pallet`, row.name, listing),
      head: { kind: 'group', group },
      breadcrumb: steps,
      listing,
    },
    head: {
      description: shortDescription(
        group.description,
        `Fill one pallet from the breweries of ${row.name} and pay for one delivery.`,
      ),
      canonicalPath: listingHref(path, { page: listing.page }),
      indexed: isIndexedListing(listing.query) && question.postcode === '',
      imageUrl: group.imageUrl,
      jsonLd: [
        groupJsonLd(publicUrl, group, path),
        collectionJsonLd(publicUrl, { name: row.name, path, beers: listing.beers }),
        breadcrumbJsonLd(publicUrl, steps),
      ],
    },
    topics: ['groups', 'listing', ...stockTopics(listing.beers)],
  }
}

/** 'Does this group deliver to my postcode?' (OPEN-66) */
function readQuestion(row: GroupRow, text: string | null): DeliveryQuestion {
  const typed = (text ?? '').trim().slice(0, longestPostcode)
  if (typed === '') return { postcode: '', answer: null }
  return {
    postcode: formatPostcode(typed) ?? typed.toUpperCase(),
    answer: deliveryAnswer(deliveryAreaOf(row), locatePostcode(typed)),
  }
}

/** schema.org Organization with its breweries. */
function groupJsonLd(publicUrl: string, group: GroupHead, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: group.name,
    url: publicUrl + path,
    ...(group.description !== '' && { description: group.description }),
    member: group.members.map(({ name, href }) => ({ '@type': 'Brewery', name, url: publicUrl + href })),
  }
}
