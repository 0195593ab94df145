import type { FacetName } from './facet-names.ts'

/** The orders of a listing; 'newest' is the default, 'relevance' replaces it while searching (OPEN-15). */
export const listingOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name-desc', label: 'Name, Z to A' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'abv', label: 'Strength, low to high' },
  { value: 'abv-desc', label: 'Strength, high to low' },
  { value: 'pint', label: 'Price per pint, low to high' },
] as const
export type ListingOrder = (typeof listingOrders)[number]['value'] | 'relevance'

/** The state of a listing, which is the whole of its address (OPEN-15 to OPEN-18). */
export type ListingQuery = {
  q: string
  /** Several values of one filter widen it, several filters narrow the list (OPEN-18). */
  filters: Partial<Record<FacetName, string[]>>
  orderby: ListingOrder
  page: number
}

export type ListingView = 'grid' | 'list'
