import type { Group } from '../../../shared/api/groups-api.ts'
import type { GroupCard } from '../../../shared/groups/group-card.ts'
import type { UkMap } from '../../../shared/groups/uk-map.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { placeNameOf, regionSlugsOf, regionTabs } from '../../../shared/geography/regions.ts'
import { listPlacedBreweries } from '../beers/find-breweries.ts'
import { breadcrumbJsonLd } from '../../platform/http/breadcrumb-json-ld.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { drawUkMap } from './draw-uk-map.ts'
import { findGroups } from './find-groups.ts'
import { groupRows } from './group-queries.ts'

export const groupsPaths = ['/groups', '/groups/region/:region', '/groups/region/:region/page/:page']

/** The groups, all or of a region, page by page (GRP-01, GRP-04, GRP-14 to GRP-29). */
export async function loadGroups(
  { database }: { database: Database },
  request: PageRequest,
): Promise<PageResult<'groups'>> {
  const { params, query, publicUrl } = request
  const region = (params['region'] ?? 'all').trim().toLowerCase()
  const found = await findGroups(database, { region, page: params['page'], pageSize: query.get('pageSize') })
  const { page, pageSize, pages, total } = found
  const redirect = tidyAddress(request, region, pageSize)
  if (redirect !== null) return { kind: 'redirect', to: redirect }

  const tab = tabOf(region)
  const place = placeNameOf(region)
  const heading = tab?.heading ?? `Brewery groups in ${place ?? 'this region'}`
  const steps = [
    { label: 'Home', href: paths.home },
    { label: 'Groups', href: paths.groups },
    ...(region === 'all' || place === null ? [] : [{ label: place, href: paths.groupRegion(region) }]),
  ]
  const groups = found.groups.map(cardView)
  const map = region === 'all' && page === 1 && total > 0 ? await readMap(database) : null
  return {
    kind: 'page',
    data: {
      title: page > 1 ? `${heading}, page ${page}` : heading,
      heading,
      breadcrumb: steps,
      region,
      tabs: regionTabs.map(({ id, label }) => ({
        label,
        href: paths.groupList(id, 1, pageSize),
        isCurrent: id === tab?.id,
      })),
      showsRegions: region === 'all',
      groups,
      page,
      pages,
      pageSize,
      total,
      map,
    },
    head: {
      description: `${heading}: order from several independent breweries on one pallet and pay for one delivery.`,
      canonicalPath: paths.groupList(tab?.id ?? region, page),
      indexed: total > 0 && query.get('pageSize') === null,
      jsonLd: [groupsJsonLd(publicUrl, heading, groups), breadcrumbJsonLd(publicUrl, steps)],
    },
    topics: [
      'groups',
      ...(map === null ? [] : ['listing']),
      ...found.groups.flatMap(({ teams }) => teams.map((team) => `brewery:${team.id}`)),
    ],
  }
}

/** Groups on the map at most. */
const mostGroups = 100

async function readMap(database: Database): Promise<UkMap> {
  const breweries = await listPlacedBreweries(database)
  return drawUkMap(breweries, await groupRows(database, { regions: null, offset: 0, limit: mostGroups }))
}

/** The canonical address: /page only above 1, ?pageSize only when it differs from the default (GRP-05, GRP-06). */
function tidyAddress({ params, query }: PageRequest, region: string, pageSize: number): string | null {
  const asked = params['page']
  const page = /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1
  const tidyQuery = new URL(paths.groupList(region, page, pageSize), 'http://groups').searchParams
  const isTidy =
    (params['region'] ?? region) === region &&
    (asked === undefined || page > 1) &&
    query.get('pageSize') === tidyQuery.get('pageSize')
  return isTidy ? null : paths.groupList(region, page, pageSize)
}

/** The tab that shows the same groups as the region. */
function tabOf(region: string): (typeof regionTabs)[number] | undefined {
  const wanted = String(regionSlugsOf(region))
  return wanted === '' ? undefined : regionTabs.find(({ id }) => String(regionSlugsOf(id)) === wanted)
}

function cardView(group: Group): GroupCard {
  return {
    id: group.id,
    href: paths.group(group.slug),
    name: group.name,
    description: group.description.trim(),
    regionLabel: group.regionLabel,
    imageUrl: group.imageUrl ?? '',
    breweries: group.teams.flatMap(({ id, name, logoUrl }) => (logoUrl ? [{ id, name, logoUrl }] : [])),
  }
}

/** schema.org CollectionPage with the groups it lists. */
function groupsJsonLd(publicUrl: string, name: string, groups: readonly GroupCard[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: groups.map((group, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: group.name,
        url: publicUrl + group.href,
      })),
    },
  }
}
