import { type SettingKey, settingSchemas } from '../api/settings-api.ts'
import { isShopLetter, type ShopLetter } from '../letters/shop-letters.ts'
import { navigationItems } from './navigation-items.ts'

/**
 * What staff change of the shop, each by a name of its own: 'flag:home.shopAllButton', 'menu:menu.top:brewers',
 * 'letter:order-placed', and the other settings by their keys.
 */
export type ShopEntry =
  | { kind: 'flag'; key: string }
  | { kind: 'menu'; id: string }
  | { kind: 'letter'; letter: ShopLetter }
  | { kind: 'setting'; key: WholeSetting }
export type WholeSetting = Exclude<SettingKey, 'flags' | 'navigation' | 'letters'>

const isWhole = (key: string): key is WholeSetting =>
  Object.hasOwn(settingSchemas, key) && key !== 'flags' && key !== 'navigation' && key !== 'letters'

export const wholeSettings = Object.keys(settingSchemas).filter(isWhole)

/** The entry of this name, or null. A flag may be one that this release does not read. */
export function readShopEntry(name: string): ShopEntry | null {
  if (isWhole(name)) return { kind: 'setting', key: name }
  const [kind, ...rest] = name.split(':')
  const key = rest.join(':')
  if (kind === 'flag') return /^[a-zA-Z0-9._-]{1,100}$/.test(key) ? { kind, key } : null
  if (kind === 'letter') return isShopLetter(key) ? { kind, letter: key } : null
  return kind === 'menu' && navigationItems.some(({ id }) => id === key) ? { kind, id: key } : null
}

/** The setting that holds an entry. */
export function settingOf(entry: ShopEntry): SettingKey {
  if (entry.kind === 'setting') return entry.key
  if (entry.kind === 'letter') return 'letters'
  return entry.kind === 'flag' ? 'flags' : 'navigation'
}

export function nameOfEntry(entry: ShopEntry): string {
  if (entry.kind === 'setting') return entry.key
  if (entry.kind === 'letter') return `letter:${entry.letter}`
  return entry.kind === 'flag' ? `flag:${entry.key}` : `menu:${entry.id}`
}

/** Money and access are an admin's to change (consoles, roles × routes). */
export const isForAdmins = (entry: ShopEntry): boolean =>
  entry.kind === 'flag'
    ? entry.key.startsWith('shop.access.')
    : entry.kind === 'setting' && (entry.key === 'payouts.delay-days' || entry.key === 'delivery.default')

const wordsOnly: ReadonlySet<string> = new Set<WholeSetting>([
  'delivery.default',
  'trade.approval',
  'awrs.check-days',
  'orders.answer-hours',
  'payouts.delay-days',
  'empties.charge-after-days',
  'catalogue.trustedBreweries',
])

/** Pages whose own words are settings. */
const pagesOfTexts: Partial<Record<WholeSetting, TextPage>> = {
  terms: 'terms',
  privacy: 'privacy',
  faq: 'faq',
  hubs: 'hubs',
  company: 'terms',
}
export type TextPage = 'terms' | 'privacy' | 'faq' | 'hubs'

/** Where a change can be looked at before it holds: on a page, or as the mail itself; null for neither. */
export type ShownOn = 'home' | 'mail' | TextPage | null

export function shownOn(entry: ShopEntry): ShownOn {
  if (entry.kind === 'letter') return 'mail'
  const page = entry.kind === 'setting' ? pagesOfTexts[entry.key] : undefined
  if (page !== undefined) return page
  const isOnHome =
    entry.kind === 'setting'
      ? !wordsOnly.has(entry.key)
      : entry.kind === 'menu' || entry.key !== 'console.push'
  return isOnHome ? 'home' : null
}

const homeOnly: ReadonlySet<string> = new Set<WholeSetting>([
  'heroes',
  'services',
  'featured-groups',
  'photo-feed',
])

/** Whether an entry can be looked at on other pages than the home page. */
export const isOnEveryPage = (entry: ShopEntry): boolean =>
  shownOn(entry) === 'home' &&
  (entry.kind === 'setting'
    ? !homeOnly.has(entry.key)
    : entry.kind !== 'flag' || !entry.key.startsWith('home.'))

/** Pages on which staff look at what is on every page, before it holds; the name is the query of the address. */
export const previewPages = {
  home: 'Home page',
  list: 'List of all beers',
  beer: 'Page of a beer',
  group: 'Page of a group',
} as const

export type PreviewPage = keyof typeof previewPages

export const isPreviewPage = (name: string): name is PreviewPage => Object.hasOwn(previewPages, name)
