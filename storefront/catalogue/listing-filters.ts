import type { FacetValue } from '../../shared/api/catalogue-api.ts'
import type { FacetName } from '../../shared/catalogue/facet-names.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'

export type FilterGroup = {
  name: FacetName
  heading: string
  values: FacetValue[]
  chosen: string[]
}

const headings: [FacetName, string][] = [
  ['style', 'Beer style'],
  ['container', 'Container'],
  ['abv', 'Strength'],
  ['filter', 'Specials'],
  ['region', 'Region'],
  ['town', 'Town'],
  ['without', 'Leave out allergens'],
]

/** The filters of the sidebar, in its order; those with nothing to choose are left out. */
export function filterGroups({ facets, query }: Listing): FilterGroup[] {
  return headings
    .map(([name, heading]) => ({
      name,
      heading,
      values: facets[name] ?? [],
      chosen: query.filters[name] ?? [],
    }))
    .filter((group) => group.values.length > 0)
}

/** Whether there is anything to filter by: where no beer matches a search, there is not. */
export const hasFilters = (listing: Listing): boolean => filterGroups(listing).length > 0

/** Filters in force that the sidebar does not show, such as a colour or an allergen: carried on by the form. */
export function hiddenFilters({ query, facets }: Listing): { name: FacetName; value: string }[] {
  const shown = new Set(headings.map(([name]) => name))
  return (Object.keys(query.filters) as FacetName[]).flatMap((name) =>
    (query.filters[name] ?? [])
      .filter((value) => !shown.has(name) || !facets[name]?.some((known) => known.value === value))
      .map((value) => ({ name, value })),
  )
}

/** What a chosen value is called. */
export function labelOf(listing: Listing, name: FacetName, value: string): string {
  const label = listing.facets[name]?.find((known) => known.value === value)?.label ?? value
  return name === 'without' ? `Without ${label.toLowerCase()}` : label
}
