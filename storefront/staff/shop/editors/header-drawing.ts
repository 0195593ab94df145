import type { ContentEntry } from '../../../../shared/api/shop-content-api.ts'
import type { IconName } from '../../../ui/core/icon-name.ts'

/** What the header's drawing shows, by the names of the entries that switch it. */
export const headerLinks = [
  { id: 'menu:menu.top:home', label: 'Home' },
  { id: 'menu:menu.top:shop-by', label: 'Shop By' },
  { id: 'menu:menu.top:brewers', label: 'For Brewers' },
  { id: 'menu:menu.top:shops', label: 'For Shops' },
  { id: 'menu:menu.top:groups', label: 'Shop in Groups' },
] as const

export const headerIcons: readonly { id: string; icon: IconName }[] = [
  { id: 'menu:menu.top:search', icon: 'search' },
  { id: 'menu:menu.top:wishlist', icon: 'heart' },
  { id: 'menu:menu.top:account', icon: 'user' },
  { id: 'menu:menu.top:basket', icon: 'basket' },
]

/** The columns of Shop By. */
export const shopByEntries = [
  { id: 'menu:menu.shop-by:styles', label: 'Beer Style' },
  { id: 'menu:menu.shop-by:towns', label: 'Town' },
  { id: 'menu:menu.shop-by:regions', label: 'UK Regions' },
  { id: 'menu:menu.shop-by:containers', label: 'Container' },
  { id: 'menu:menu.shop-by:strengths', label: 'Strength & Specials' },
] as const

/** Whether the shop shows an entry now; what no one can switch off, such as the account, is always there. */
export function isShownNow(
  entries: readonly Pick<ContentEntry, 'entry' | 'held' | 'usual'>[],
  id: string,
): boolean {
  const found = entries.find(({ entry }) => entry === id)
  return found === undefined || (found.held === null ? found.usual : found.held.value) === true
}
