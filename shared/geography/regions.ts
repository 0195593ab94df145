import type { Nation } from '../working-time/bank-holidays.ts'

export type Region = { slug: string; label: string; country: string }
export type RegionSlug = (typeof regions)[number]['slug']

/** The regions breweries and groups are filed under (CONST-24 to CONST-37). */
export const regions = [
  { slug: 'greater-london', label: 'Greater London', country: 'England' },
  { slug: 'yorkshire', label: 'Yorkshire', country: 'England' },
  { slug: 'cumbria-north-west', label: 'Cumbria & North West', country: 'England' },
  { slug: 'north-east', label: 'North East', country: 'England' },
  { slug: 'midlands', label: 'Midlands', country: 'England' },
  { slug: 'east-england', label: 'East of England', country: 'England' },
  { slug: 'kent-south-east', label: 'Kent & South East', country: 'England' },
  { slug: 'south-west', label: 'South West', country: 'England' },
  { slug: 'central-scotland', label: 'Central Scotland', country: 'Scotland' },
  { slug: 'highlands-islands', label: 'Highlands & Islands', country: 'Scotland' },
  { slug: 'scottish-borders', label: 'Scottish Borders', country: 'Scotland' },
  { slug: 'wales', label: 'Wales', country: 'Wales' },
  { slug: 'northern-ireland', label: 'Northern Ireland', country: 'Northern Ireland' },
  { slug: 'rest-of-uk', label: 'Rest of UK', country: 'United Kingdom' },
] as const satisfies readonly Region[]

/** The tabs of the groups listing (GRP-14 to GRP-18, ENT-73). */
export const regionTabs = [
  { id: 'all', label: 'All Regions', heading: 'Brewery groups across the UK' },
  { id: 'england', label: 'England', heading: 'Brewery groups in England' },
  { id: 'scotland', label: 'Scotland', heading: 'Brewery groups in Scotland' },
  { id: 'wales', label: 'Wales', heading: 'Brewery groups in Wales' },
  { id: 'ni', label: 'N. Ireland', heading: 'Brewery groups in Northern Ireland' },
] as const

const tabCountries: Record<string, string> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  ni: 'Northern Ireland',
}

const ukCountries = new Set(['england', 'scotland', 'wales', 'northern ireland', 'united kingdom', 'uk'])

/** The region of a slug, upper or lower case, or null. */
export function regionOf(slug: string | null | undefined): (typeof regions)[number] | null {
  const wanted = slug?.trim().toLowerCase()
  return regions.find((region) => region.slug === wanted) ?? null
}

/**
 * The regions of a tab id or a region slug (C-09): null for 'all', which is no filter; none for a
 * word we do not know, which shows the empty text.
 */
export function regionSlugsOf(tabOrSlug: string): RegionSlug[] | null {
  const wanted = tabOrSlug.trim().toLowerCase()
  if (wanted === 'all') return null
  const country = Object.hasOwn(tabCountries, wanted) ? tabCountries[wanted] : undefined
  return regions
    .filter((region) => region.slug === wanted || region.country === country)
    .map((region) => region.slug)
}

/** What a tab id or a region slug is called in a sentence; null for a word we do not know, and for 'all'. */
export function placeNameOf(tabOrSlug: string): string | null {
  const wanted = tabOrSlug.trim().toLowerCase()
  const country = Object.hasOwn(tabCountries, wanted) ? tabCountries[wanted] : undefined
  return country ?? regionOf(wanted)?.label ?? null
}

/** Whether a brewery's country counts for the Town and Region menus (HEAD-50). */
export function isUkCountry(country: string | null | undefined): boolean {
  return ukCountries.has(country?.trim().toLowerCase() ?? '')
}

/** Whose bank holidays a region takes. */
export function nationOfRegion(region: string | null): Nation {
  const country = regionOf(region)?.country
  if (country === 'Scotland') return 'scotland'
  return country === 'Northern Ireland' ? 'northern-ireland' : 'england-and-wales'
}
