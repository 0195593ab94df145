import { paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { placeNameOf, regions, regionSlugsOf } from '../../../shared/geography/regions.ts'
import type { BreweriesData } from '../../../shared/pages/brewery-list.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import type { BreweryRow } from './beer-queries.ts'
import { beerCounts, breweryRows } from './brewery-queries.ts'
import { breadcrumbJsonLd } from '../../platform/http/breadcrumb-json-ld.ts'
import { breweryLogoUrl } from './team-view.ts'

/** The list of breweries, all or of a region (BRW-09, OPEN-23). */
export async function loadBreweries(
  { database }: { database: Database },
  request: PageRequest,
): Promise<PageResult<'breweries'>> {
  const [rows, counts] = await Promise.all([breweryRows(database), beerCounts(database)])
  const listed = rows.filter(hasLogo)
  const region = (request.query.get('region') ?? 'all').trim().toLowerCase()
  const within = regionSlugsOf(region)
  const shown = listed.filter((row) => within === null || within.some((slug) => slug === row.region))
  const heading =
    within === null ? 'Independent breweries' : `Breweries in ${placeNameOf(region) ?? 'this region'}`
  const href = within === null ? paths.breweries : serverPaths.breweriesIn(region)
  const steps = [
    { label: 'Home', href: paths.home },
    { label: 'Breweries', href: paths.breweries },
  ]
  return {
    kind: 'page',
    data: {
      title: heading,
      heading,
      breadcrumb: steps,
      regions: regionLinks(listed, region),
      breweries: shown.map((row) => ({
        id: row.id,
        name: row.name,
        href: paths.brewery(row.slug),
        logoUrl: breweryLogoUrl(row),
        town: row.town,
        beerCount: counts.get(row.id) ?? 0,
      })),
    },
    head: {
      description: `${heading} that sell casks, kegs, cans and bottles to pubs and shops through Dray.`,
      canonicalPath: href,
      indexed: shown.length > 0,
      jsonLd: [
        breweriesJsonLd(request.publicUrl, heading, href, shown),
        breadcrumbJsonLd(request.publicUrl, steps),
      ],
    },
    topics: ['listing'],
  }
}

/** Breweries without a logo are not listed (BRW-10). */
const hasLogo = (row: BreweryRow) => breweryLogoUrl(row).trim() !== ''

function regionLinks(rows: readonly BreweryRow[], current: string): BreweriesData['regions'] {
  const counted = regions
    .map(({ slug, label }) => ({
      label,
      href: serverPaths.breweriesIn(slug),
      count: rows.filter((row) => row.region === slug).length,
      isCurrent: slug === current,
    }))
    .filter(({ count }) => count > 0)
  const all = { label: 'All', href: paths.breweries, count: rows.length, isCurrent: current === 'all' }
  return [all, ...counted]
}

/** schema.org CollectionPage with the breweries it lists. */
function breweriesJsonLd(publicUrl: string, name: string, href: string, rows: readonly BreweryRow[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: publicUrl + href,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: rows.map((row, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: row.name,
        url: publicUrl + paths.brewery(row.slug),
      })),
    },
  }
}
