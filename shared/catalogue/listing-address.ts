import { type FacetName, facetNames } from './facet-names.ts'
import { filterValues, searchTextLength } from '../limits/limits.ts'
import { cutText } from '../format/cut-text.ts'
import { listingOrders, type ListingOrder, type ListingQuery, type ListingView } from './listing-query.ts'

/** Every query name that a listing reads, in the order in which its addresses are written. */
export const listingQueryNames = ['q', ...facetNames, 'orderby', 'page', 'view'] as const

/** Reads the state of a listing from its address. An unreadable part counts as missing. */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  const filters: ListingQuery['filters'] = {}
  for (const name of facetNames) {
    const given = query.getAll(name)
    if (given.length === 0) continue
    const values = given.flatMap((value) => value.toLowerCase().split(','))
    const chosen = [...new Set(values.map((value) => value.trim()))].filter(
      (value) => value !== '' && value !== 'all',
    )
    if (chosen.length > 0) filters[name] = chosen.slice(0, filterValues)
  }
  const q = cutText((query.get('q') ?? '').replace(/\s+/g, ' ').trim(), searchTextLength)
  return { q, filters, orderby: readOrder(query.get('orderby'), q), page: readPage(query.get('page')) }
}

/** The address of a listing in this state: only what differs from the default, always in the same order. */
export function listingHref(path: string, query: Partial<ListingQuery>, view?: ListingView): string {
  const words = new URLSearchParams()
  if (query.q) words.set('q', query.q)
  for (const name of facetNames) {
    for (const value of query.filters?.[name] ?? []) words.append(name, value)
  }
  if (query.orderby && query.orderby !== defaultOrder(query.q ?? '')) words.set('orderby', query.orderby)
  if (query.page && query.page > 1) words.set('page', String(query.page))
  if (view) words.set('view', view)
  const text = words.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The query with a filter value taken out, or a whole filter; back on the first page. */
export function withoutFilter(query: ListingQuery, name: FacetName, value?: string): ListingQuery {
  const filters = { ...query.filters }
  const rest = value === undefined ? [] : (filters[name] ?? []).filter((chosen) => chosen !== value)
  if (rest.length > 0) filters[name] = rest
  else delete filters[name]
  return { ...query, filters, page: 1 }
}

export const defaultOrder = (q: string): ListingOrder => (q === '' ? 'newest' : 'relevance')

function readOrder(text: string | null, q: string): ListingOrder {
  const known = listingOrders.find((order) => order.value === text)
  return known?.value ?? defaultOrder(q)
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
