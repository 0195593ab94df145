import { abvRanges } from '../../../shared/format/abv.ts'
import type { Facets } from '../../../shared/api/catalogue-api.ts'
import type { FacetName } from '../../../shared/catalogue/facet-names.ts'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import type { ContainerPicture } from '../../../shared/catalogue/container-picture.ts'
import { containerFilters } from '../../../shared/catalogue/containers.ts'
import { listingHref } from '../../../shared/catalogue/listing-address.ts'
import type { ShopBy } from '../../../shared/pages/page-frame-data.ts'
import { type MenuLink, paths } from '../../../shared/paths/paths.ts'
import { type MenuEntry, regionMenu, townMenu } from '../../../shared/catalogue/place-menus.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ReadPart } from '../../platform/http/part-reader.ts'
import { breweryPlaces } from './brewery-queries.ts'
import type { SearchIndex } from './search-index/search-index.ts'

const pictures: Record<string, ContainerPicture> = {
  '20l-keg': 'keg-20',
  '30l-keg': 'keg-30',
  '50l-keg': 'keg-50',
  keykeg: 'keykeg',
  pin: 'cask-pin',
  '9g-cask': 'cask-firkin',
  kilderkin: 'cask-kilderkin',
  '440ml-can': 'can-440',
  '330ml-can': 'can-330',
  '500ml-bottle': 'bottle-500',
  '375ml-bottle': 'bottle-375',
  'mixed-pack': 'mixed-pack',
}

/**
 * The Shop By menu: places by the counting rules of breweries (HEAD-45 to HEAD-51), the rest by what is on the
 * index, so that no entry leads to an empty list. Places that cannot be read are left out (ERR-19).
 */
export async function shopMenu(
  { database, searchIndex }: { database: Database; searchIndex: SearchIndex },
  read: ReadPart,
): Promise<ShopBy> {
  const places = await read('places of breweries', [], () => breweryPlaces(database))
  const teams = places.map(({ town, country, region }) => ({ location: { town, country }, region }))
  const facets = await facetsOf(searchIndex)
  return {
    styles: stocked(facets, 'style', beerStyles).map((style) => link('style', style.code, style.name)),
    towns: townMenu(teams).map(placeLink('town')),
    regions: regionMenu(teams).map(placeLink('region')),
    containers: stocked(facets, 'container', containerFilters).map(({ key, label }) => ({
      ...link('container', key, label),
      picture: pictures[key] ?? 'universal',
    })),
    strengths: [
      ...stocked(facets, 'abv', abvRanges).map(({ key, label }) => link('abv', key, label)),
      link('filter', 'gluten-free', 'Gluten free'),
    ],
  }
}

/** Nothing is counted while the index is being filled; the menu is read again once it is. */
async function facetsOf(searchIndex: SearchIndex): Promise<Facets> {
  if (!searchIndex.isReady()) return {}
  const { facets } = await searchIndex.search({ pageSize: 1, facets: ['style', 'container', 'abv'] })
  return facets
}

/** The entries of which there is beer; all of them when there is no beer at all. */
function stocked<T extends { key: string } | { code: string }>(
  facets: Facets,
  facet: FacetName,
  entries: readonly T[],
): T[] {
  const values = new Set((facets[facet] ?? []).filter(({ count }) => count > 0).map(({ value }) => value))
  const found = entries.filter((entry) => values.has('key' in entry ? entry.key : entry.code))
  return found.length > 0 ? found : [...entries]
}

function link(filter: FacetName, value: string, label: string): MenuLink {
  return { label, href: listingHref(paths.shop, { filters: { [filter]: [value] } }) }
}

const placeLink =
  (filter: FacetName) =>
  ({ slug, label }: MenuEntry) =>
    link(filter, slug, label)
