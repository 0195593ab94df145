import type { NavigationItem } from './page-frame-data.ts'

type KnownItem = { id: string; isOnByDefault: boolean; isForcedOn?: true }
export type NavigationId = (typeof navigationItems)[number]['id']

/**
 * Every part of the header that an operator may switch, with its default (C-87, OPEN-59). The
 * account is always there (HEAD-22); the pages for brewers and shops wait to be switched on (HEAD-23, C-19).
 */
export const navigationItems = [
  { id: 'menu.top:home', isOnByDefault: true },
  { id: 'menu.top:shop-by', isOnByDefault: true },
  { id: 'menu.top:brewers', isOnByDefault: false },
  { id: 'menu.top:shops', isOnByDefault: false },
  { id: 'menu.top:groups', isOnByDefault: true },
  { id: 'menu.top:search', isOnByDefault: true },
  { id: 'menu.top:account', isOnByDefault: true, isForcedOn: true },
  { id: 'menu.top:wishlist', isOnByDefault: true },
  { id: 'menu.top:basket', isOnByDefault: true },
  { id: 'menu.shop-by:styles', isOnByDefault: true },
  { id: 'menu.shop-by:towns', isOnByDefault: true },
  { id: 'menu.shop-by:regions', isOnByDefault: true },
  { id: 'menu.shop-by:containers', isOnByDefault: true },
  { id: 'menu.shop-by:strengths', isOnByDefault: true },
] as const satisfies readonly KnownItem[]

/** The identifier of an item: section and item with a colon between (ENT-36). */
export const navigationId = ({ section, item }: Pick<NavigationItem, 'section' | 'item'>) =>
  `${section}:${item}`

/** Whether the header shows this, going by the server's list; an item it does not name has its default (C-87). */
export function isEnabled(items: readonly NavigationItem[], id: NavigationId): boolean {
  const known: KnownItem | undefined = navigationItems.find((item) => item.id === id)
  if (known?.isForcedOn) return true
  const named = items.findLast((item) => navigationId(item) === id)
  return named?.enabled ?? known?.isOnByDefault ?? false
}
