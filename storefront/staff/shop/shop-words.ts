import type { ContentEntry } from '../../../shared/api/shop-content-api.ts'
import { isShopLetter, shopLetters } from '../../../shared/letters/shop-letters.ts'
import { wordsOf } from './json-schema.ts'

const settingNames: Readonly<Record<string, { name: string; does: string }>> = {
  'notice-strip': { name: 'Notice strip', does: 'The line above every page' },
  heroes: { name: 'Heroes', does: 'The large pictures of the home page' },
  services: { name: 'Services', does: 'The boxes with the shop’s services on the home page' },
  'social-links': { name: 'Social links', does: 'In the footer' },
  'featured-groups': { name: 'Featured groups', does: 'On the home page' },
  promotion: { name: 'Promotion', does: 'The featured brewery of the home page' },
  'photo-feed': { name: 'Photo feed', does: 'Without it the built-in pictures are shown' },
  footer: { name: 'Footer', does: 'Collection points, newsletter, contact address and web address' },
  terms: { name: 'Terms and conditions', does: 'The page with its summary; versions before stay readable' },
  privacy: { name: 'Privacy policy', does: 'The page with its cookies; versions before stay readable' },
  faq: { name: 'Shipping FAQ', does: 'Questions and answers about deliveries' },
  hubs: { name: 'Collection hubs', does: 'Addresses, pickup windows and what to bring' },
  company: { name: 'Company', does: 'Who runs the shop, as legal pages and support say it' },
  'delivery.default': { name: 'Usual delivery terms', does: 'For breweries without terms of their own' },
  'trade.approval': {
    name: 'Approval of trade accounts',
    does: 'Where nothing is set, the address of the shop decides',
  },
  'awrs.check-days': { name: 'AWRS check', does: 'Days for which a check of a brewery’s number is good' },
  'orders.answer-hours': { name: 'Hours to answer', does: 'Working hours until a brewery’s answer is due' },
  'catalogue.trustedBreweries': {
    name: 'Trusted breweries',
    does: 'Breweries whose beer changes apply without review, by slug',
  },
  'empties.charge-after-days': {
    name: 'Empties that may be charged',
    does: 'Days at a pub after which a brewery may announce a charge for a container',
  },
  'payouts.delay-days': { name: 'Delay of payouts', does: 'Working days between dispatch and payout' },
}

/** What people call an entry. */
export function entryName({ entry, kind }: Pick<ContentEntry, 'entry' | 'kind'>): string {
  if (kind === 'setting') return settingNames[entry]?.name ?? wordsOf(entry)
  if (kind === 'flag') return entry.slice('flag:'.length)
  if (kind === 'letter') return letterName(entry)
  const [menu = '', item = ''] = entry.slice('menu:menu.'.length).split(':')
  return `${wordsOf(item)} (${menu === 'top' ? 'header' : 'Shop by'})`
}

/** What an entry is, in a few words. */
export function entryDoes({ entry, kind, does }: ContentEntry): string {
  if (does !== null) return does
  return (kind === 'setting' ? settingNames[entry]?.does : menuDoes[entry.slice('menu:'.length)]) ?? ''
}

const menuDoes: Readonly<Record<string, string>> = {
  'menu.top:home': 'A link to the home page',
  'menu.top:shop-by': 'The menu of beers by style, place and container',
  'menu.top:brewers': 'A link to the page for brewers',
  'menu.top:shops': 'A link to the page for pubs and shops',
  'menu.top:groups': 'A link to the groups and their pallets',
  'menu.top:search': 'The search of beers and breweries',
  'menu.top:wishlist': 'The heart with the number of beers wished for',
  'menu.top:basket': 'The basket with what is in it',
  'menu.shop-by:styles': 'Beers by style',
  'menu.shop-by:towns': 'Beers by the town of their brewery',
  'menu.shop-by:regions': 'Beers by region',
  'menu.shop-by:containers': 'Casks, kegs, bottles and cans',
  'menu.shop-by:strengths': 'Beers by strength',
}

function letterName(entry: string): string {
  const letter = entry.slice('letter:'.length)
  return isShopLetter(letter) ? shopLetters[letter].name : wordsOf(letter)
}

/** What holds, short enough for a list. */
export function heldText({ held, usual, kind }: ContentEntry): string {
  const value = held === null ? usual : held.value
  if (kind === 'letter') return lettersText(value)
  if (kind !== 'setting') return value === null ? 'As the page says' : value === true ? 'On' : 'Off'
  if (Array.isArray(value)) return value.length === 0 ? 'None' : `${value.length}`
  if (value === null) return 'Nothing'
  if (typeof value !== 'object') return wordsOf(String(value))
  const { enabled, text } = value as { enabled?: boolean; text?: string }
  if (enabled === undefined) return beginningOf(value)
  return enabled ? `On: ‘${text}’` : 'Off'
}

/** The first words of a text, the names of the hubs, or of which kind it is. */
const mostShown = 60
function beginningOf(value: object): string {
  const { hubs, intro, text, name, kind } = value as Record<string, unknown>
  if (Array.isArray(hubs)) return shorten(hubs.map((hub: { name: string }) => hub.name).join(', '))
  const said = intro ?? text ?? name
  if (typeof said === 'string') return `‘${shorten(said)}’`
  return typeof kind === 'string' ? wordsOf(kind) : 'Set'
}

function shorten(text: string): string {
  const line = text.replaceAll(/^#+ +/gm, '').replaceAll(/\s+/g, ' ').trim()
  if (line.length <= mostShown) return line
  const cut = line.slice(0, mostShown + 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostShown / 2))} …`
}

function lettersText(value: unknown): string {
  const { above, below } = (value ?? {}) as { above?: string; below?: string }
  const parts = [above ? 'above' : '', below ? 'below' : ''].filter(Boolean)
  return parts.length === 0 ? 'As it is written' : `With words ${parts.join(' and ')}`
}
