import { deliveryAnswer } from '../../shared/delivery-area.ts'
import type { DeliveryQuestion, GroupHead } from '../../shared/group-head.ts'
import { listingHref, readListingQuery } from '../../shared/listing-address.ts'
import { paths } from '../../shared/paths.ts'
import { locatePostcode } from '../../shared/postcode-districts.ts'
import { formatPostcode } from '../../shared/postcode.ts'
import { normaliseGroupSlug } from '../../shared/slug.ts'
import { breadcrumbJsonLd, collectionJsonLd } from '../catalogue/listing-json-ld.ts'
import { isIndexedListing, listingTitle, loadListing } from '../catalogue/load-listing.ts'
import { shortDescription } from '../catalogue/short-description.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import type { Database } from '../database/connect.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import { deliveryAreaOf, groupHeadView } from './group-head-view.ts'
import { type GroupRow, groupsBySlug, memberRows } from './group-queries.ts'

/** The second catches slugs with slashes, as people type them, so that they end up at the first (SLUG-04). */
export const groupPagePaths = ['/groups/:slug', '/groups/*']
/** Longest postcode that is looked at, in characters. */
const longestPostcode = 12

/** A group's page: its head, map and delivery question, then the beers of its breweries (GRP-03, GRP-08, GRP-12). */
export async function loadGroupPage(
  services: { database: Database; shelf: Shelf },
  request: PageRequest,
): Promise<PageResult<'productList'>> {
  const { params, query, publicUrl } = request
  const slug = normaliseGroupSlug(params['slug'] ?? params['*'] ?? '')
  const [row] = await groupsBySlug(services.database, [slug])
  if (!row) return { kind: 'not-found' }
  const path = paths.group(row.slug)
  if (request.path !== path) return { kind: 'redirect', to: listingHref(path, readListingQuery(query)) }

  const members = await memberRows(services.database, [row.id])
  const breweryIds = members.map(({ brewery }) => brewery.id)
  const listing = await loadListing(services, { path, query }, { breweryIds, groupSlug: row.slug })
  const question = readQuestion(row, query.get('postcode'))
  const group = groupHeadView(row, members, question)
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
    topics: ['groups', 'listing'],
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
