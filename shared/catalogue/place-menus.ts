import { isUkCountry, regions } from '../geography/regions.ts'
import { slugify } from '../format/slug.ts'

/** What the menus read of a brewery: where it is and the region it is filed under. */
export type PlacedTeam = {
  location: { town: string | null; country: string | null } | null
  region: string | null
}
export type MenuEntry = { slug: string; label: string; count: number }

export const NO_TOWNS = 'More towns arriving soon'
export const NO_REGIONS = 'Browse by region soon'

const townEntries = 6
const regionEntries = 8
const preferredRegions = [
  'greater-london',
  'yorkshire',
  'cumbria-north-west',
  'midlands',
  'kent-south-east',
  'central-scotland',
  'scottish-borders',
  'north-east',
  'south-west',
  'wales',
  'northern-ireland',
]

/** The Town menu: six towns of UK breweries, most breweries first, then by label (HEAD-45, HEAD-46, HEAD-50). */
export function townMenu(teams: readonly PlacedTeam[]): MenuEntry[] {
  const towns = count(ukTeams(teams), ({ location }) => location?.town?.trim() ?? '')
  return towns
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en-GB'))
    .slice(0, townEntries)
}

/**
 * The Region menu: regions with a UK brewery in the preferred order, those it does not name after them, eight at
 * most, never rest-of-uk (HEAD-47 to HEAD-50, C-08).
 */
export function regionMenu(teams: readonly PlacedTeam[]): MenuEntry[] {
  const counted = count(ukTeams(teams), ({ region }) => region ?? '')
  const unlisted = regions.map((region) => region.slug).filter((slug) => !preferredRegions.includes(slug))
  return [...preferredRegions, ...unlisted]
    .filter((slug) => slug !== 'rest-of-uk')
    .flatMap((slug) => counted.filter((entry) => entry.slug === slug))
    .map((entry) => ({
      ...entry,
      label: regions.find(({ slug }) => slug === entry.slug)?.label ?? entry.label,
    }))
    .slice(0, regionEntries)
}

function ukTeams(teams: readonly PlacedTeam[]): PlacedTeam[] {
  return teams.filter((team) => isUkCountry(team.location?.country))
}

function count(teams: readonly PlacedTeam[], labelOf: (team: PlacedTeam) => string): MenuEntry[] {
  const entries = new Map<string, MenuEntry>()
  for (const team of teams) {
    const label = labelOf(team)
    const slug = slugify(label)
    const entry = entries.get(slug)
    if (entry) entry.count += 1
    else if (slug) entries.set(slug, { slug, label, count: 1 })
  }
  return [...entries.values()]
}
