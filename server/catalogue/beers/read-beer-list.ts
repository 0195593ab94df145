import { type FacetName, facetNames } from '../../../shared/catalogue/facet-names.ts'
import { beerPageSize, latestBeersLimit } from '../../../shared/limits/limits.ts'
import { readListingQuery } from '../../../shared/catalogue/listing-address.ts'
import { clampPageSize } from '../../../shared/api/pagination.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { SearchQuery } from './search-index/search-query.ts'
import { badParameter } from '../../platform/errors/common-errors.ts'

/** The query of a beer list call; a name with several values repeats. */
export type BeerListQuery = {
  limit?: string
  page?: string
  page_size?: string
  pageSize?: string
  packaging_group?: string
  team_id?: string
  team_slug?: string
  facets?: string
  q?: string
  orderby?: string
} & Partial<Record<FacetName, string | string[]>>

/**
 * Reads the query of a beer list call for the search index (API-04 to API-20). Clamps page sizes; limit wins over
 * page_size (C-05). Throws 400 naming the unreadable parameter.
 */
export function readBeerList(query: BeerListQuery): SearchQuery {
  const words = new URLSearchParams()
  for (const name of ['q', 'orderby', 'page', ...facetNames] as const) {
    const given = query[name]
    if (given !== undefined) for (const value of [given].flat()) words.append(name, value)
  }
  const { q, filters, orderby, page } = readListingQuery(words)
  const packagingGroup = query.packaging_group?.trim().toLowerCase()
  if (query.page !== undefined && !/^\d{1,6}$/.test(query.page))
    throw badParameter('page', 'a whole number from 1')
  return {
    q,
    filters: { ...filters, ...(packagingGroup && { packagingGroup: [packagingGroup] }) },
    orderby,
    page,
    pageSize: readPageSize(query),
    facets: readFacets(query.facets),
  }
}

/** Throws 400 when the id of a brewery is none. */
export function readTeam(query: BeerListQuery): { slugOrId: string } | null {
  if (query.team_id !== undefined) {
    if (!isUuid(query.team_id)) throw badParameter('team_id', 'the id of a team')
    return { slugOrId: query.team_id }
  }
  return query.team_slug === undefined ? null : { slugOrId: query.team_slug.trim().toLowerCase() }
}

function readPageSize(query: BeerListQuery): number {
  if (query.limit !== undefined) {
    return clampPageSize(query.limit, {
      default: beerPageSize.default,
      max: latestBeersLimit.max,
      belowOne: 'clamp',
    })
  }
  return clampPageSize(query.page_size ?? query.pageSize, { ...beerPageSize, belowOne: 'clamp' })
}

function readFacets(text: string | undefined): FacetName[] {
  const names = (text ?? '').split(',').map((name) => name.trim())
  const wanted = names.filter((name) => name !== '')
  const unknown = wanted.find((name) => !facetNames.includes(name as FacetName))
  if (unknown !== undefined) throw badParameter('facets', `a comma list of ${facetNames.join(', ')}`)
  return wanted as FacetName[]
}
