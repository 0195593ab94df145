import { isEnabled, type NavigationId } from '../../shared/pages/navigation-items.ts'
import type { NavigationItem } from '../../shared/pages/page-frame-data.ts'
import { type MenuLink, paths } from '../../shared/paths/paths.ts'

type Entry = MenuLink & { id: NavigationId }

const home: Entry = { id: 'menu.top:home', label: 'Home', href: paths.home }
const others: Entry[] = [
  { id: 'menu.top:brewers', label: 'For Brewers', href: paths.forBrewers },
  { id: 'menu.top:shops', label: 'For Shops', href: paths.forShops },
  { id: 'menu.top:groups', label: 'Shop in Groups', href: paths.groups },
]

/** Ways into the whole range, at the foot of the Shop By menu. */
export const wholeRange: MenuLink[] = [
  { label: 'All beers', href: paths.shop },
  { label: 'Latest releases', href: paths.latestReleases },
  { label: 'Fresh casks', href: paths.caskReleases },
  { label: 'Fresh kegs', href: paths.kegReleases },
  { label: 'Breweries', href: paths.breweries },
  { label: 'Accessories', href: paths.accessories },
  { label: 'Quick order', href: paths.quickOrder },
]

/** The plain links of the menu that are switched on, before and after Shop By (HEAD-05 to HEAD-09). */
export function menuEntries(items: readonly NavigationItem[]): { before: MenuLink[]; after: MenuLink[] } {
  const isOn = (entry: Entry) => isEnabled(items, entry.id)
  return { before: [home].filter(isOn), after: others.filter(isOn) }
}
