import { formatAbv } from '../../shared/format/abv.ts'
import type { FilterSuggestion, Suggestions } from '../../shared/api/suggestions-api.ts'
import { listingHref } from '../../shared/catalogue/listing-address.ts'
import { paths } from '../../shared/paths/paths.ts'

export type SuggestedOption = {
  /** Of the element, so that the field can point at it. */
  id: string
  href: string
  name: string
  detail: string
  imageUrl: string | null
}
export type SuggestionSection = { id: string; heading: string; options: SuggestedOption[] }

/** What the suggestions show: the sections that have something, in reading order. */
export function suggestionSections(found: Suggestions): SuggestionSection[] {
  const sections: SuggestionSection[] = [
    filterSection('styles', 'Styles', found.styles),
    filterSection('regions', 'Regions', found.regions),
    filterSection('towns', 'Towns', found.towns),
    filterSection('containers', 'Containers', found.containers),
    {
      id: 'suggested-beers',
      heading: 'Beers',
      options: found.beers.map((beer) => ({
        id: `suggested-${beer.id}`,
        href: beer.href,
        name: beer.name,
        detail: [beer.teamName, beer.style, formatAbv(beer.targetAbv)].filter(Boolean).join(' · '),
        imageUrl: beer.imageUrl,
      })),
    },
    {
      id: 'suggested-breweries',
      heading: 'Breweries',
      options: found.teams.map((team) => ({
        id: `suggested-${team.id}`,
        href: team.href,
        name: team.name,
        detail: team.town,
        imageUrl: team.logoUrl,
      })),
    },
    {
      id: 'suggested-groups',
      heading: 'Groups',
      options: found.groups.map((group) => ({
        id: `suggested-${group.id}`,
        href: group.href,
        name: group.name,
        detail: group.regionLabel,
        imageUrl: null,
      })),
    },
  ]
  return sections.filter((section) => section.options.length > 0)
}

function filterSection(
  kind: string,
  heading: string,
  filters: readonly FilterSuggestion[],
): SuggestionSection {
  return {
    id: `suggested-${kind}`,
    heading,
    options: filters.map(({ code, href, name, count }) => ({
      id: `suggested-${kind}-${code}`,
      href,
      name,
      detail: count === 1 ? '1 beer' : `${count} beers`,
      imageUrl: null,
    })),
  }
}

/** The way to every beer found, or null when there is none. */
export function seeAllOption({ q, total }: Suggestions): SuggestedOption | null {
  if (total === 0) return null
  const name = total === 1 ? 'See the 1 result' : `See all ${total} results`
  return { id: 'suggested-all', href: listingHref(paths.shop, { q }), name, detail: '', imageUrl: null }
}

/** The option that an arrow key leads to from the active one; after the last comes the field itself, then the first. */
export function nextOption(
  ids: readonly string[],
  active: string | null,
  key: 'ArrowDown' | 'ArrowUp',
): string | null {
  const stops = [null, ...ids]
  const step = key === 'ArrowDown' ? 1 : -1
  const at = Math.max(stops.indexOf(active), 0)
  return stops[(at + step + stops.length) % stops.length] ?? null
}
