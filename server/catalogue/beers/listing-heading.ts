import { containerFilters } from '../../../shared/catalogue/containers.ts'
import { containerLabel, namedVessels } from '../../../shared/catalogue/unlisted-containers.ts'
import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import { defaultOrder } from '../../../shared/catalogue/listing-address.ts'
import type { ListingQuery } from '../../../shared/catalogue/listing-query.ts'
import { regions } from '../../../shared/geography/regions.ts'
import { findTown } from '../../../shared/geography/towns.ts'
import type { Listing } from '../../../shared/pages/listing-data.ts'

const packagingWords: Record<string, string> = {
  can: 'cans',
  bottle: 'bottles',
  smallpack: 'cans and bottles',
}

/** Values that a heading names; of more it says how many there are. */
const mostNamed = 2

/**
 * What a narrowed list shows, as a heading: 'Bitter in pins from Yorkshire, 2.9% to 4.2%' (S-09). Null for a list that is
 * not narrowed, which has a name of its own.
 */
export function listingHeading({ query, facets }: Pick<Listing, 'query' | 'facets'>): string | null {
  const { q, filters } = query
  if (q === '' && Object.keys(filters).length === 0) return null
  const labels = (name: FacetName) =>
    (filters[name] ?? []).map((value) => facets[name]?.find((known) => known.value === value)?.label ?? value)
  const containers = (filters.container ?? []).map(
    (key) =>
      [...containerFilters, ...namedVessels].find((filter) => filter.key === key)?.plural ??
      containerLabel(key),
  )
  const packaging = (filters.packaging ?? []).map((value) => packagingWords[value] ?? value)
  const places = [...labels('town'), ...labels('county'), ...regionsOf(filters.region ?? [], labels)]
  const kinds = [
    ...(filters.filter?.includes('gluten-free') ? ['gluten-free'] : []),
    ...labels('colour').map((label) => label.toLowerCase()),
  ]
  const subject = [...kinds, named(labels('style'), 'styles') || 'beers'].join(' ')
  const near = nearestTown(query)
  const parts = [
    capitalised(subject),
    wrap(' in ', named(containers.length > 0 ? containers : packaging, 'containers')),
    wrap(' from ', named(places, 'places')),
    wrap(', ', named(labels('abv'), 'strengths')),
    wrap(
      ' with ',
      named(
        labels('allergen').map((label) => label.toLowerCase()),
        'allergens',
      ),
    ),
    wrap(
      ' without ',
      named(
        labels('without').map((label) => label.toLowerCase()),
        'allergens',
      ),
    ),
    wrap(
      ' with ',
      labels('coupler')
        .map((label) => `${label} coupler`)
        .join(' or '),
    ),
    wrap(', ', labels('price').map(lowered).join(' or ')),
    wrap(', nearest to ', near === null ? '' : `${near} first`),
    q === '' ? '' : ` matching ‘${q}’`,
  ]
  return parts.join('')
}

/** The town that a list begins at, unless an order was chosen; null without one. */
export function nearestTown({ filters, orderby, q }: ListingQuery): string | null {
  return orderby === defaultOrder(q) ? (findTown(filters.near?.[0] ?? '')?.name ?? null) : null
}

/** A country where all of its regions are chosen: 'Stout from Scotland'. */
function regionsOf(chosen: readonly string[], labels: (name: FacetName) => string[]): string[] {
  for (const country of ['England', 'Scotland']) {
    const whole = regions.filter((region) => region.country === country)
    if (chosen.length === whole.length && whole.every(({ slug }) => chosen.includes(slug))) return [country]
  }
  return labels('region')
}

function named(labels: readonly string[], several: string): string {
  return labels.length > mostNamed ? `${labels.length} ${several}` : labels.join(' and ')
}

const lowered = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
const wrap = (before: string, words: string) => (words === '' ? '' : before + words)
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
