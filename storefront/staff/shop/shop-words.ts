import type { ContentEntry } from '../../../shared/api/shop-content-api.ts'
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
  'delivery.default': { name: 'Usual delivery terms', does: 'For breweries without terms of their own' },
  'trade.approval': {
    name: 'Approval of trade accounts',
    does: 'Where nothing is set, the address of the shop decides',
  },
  'awrs.check-days': { name: 'AWRS check', does: 'Days for which a check of a brewery’s number is good' },
  'orders.answer-hours': { name: 'Hours to answer', does: 'Working hours until a brewery’s answer is due' },
  'catalogue.trustedBreweries': {
    name: 'Trusted breweries',
    does: 'Whose changes of beers hold without Dray’s look, by their slugs',
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
  const [menu = '', item = ''] = entry.slice('menu:menu.'.length).split(':')
  return `${wordsOf(item)} (${menu === 'top' ? 'header' : 'Shop by'})`
}

export const entryDoes = ({ entry, kind, does }: ContentEntry): string =>
  does ?? (kind === 'setting' ? (settingNames[entry]?.does ?? '') : '')

/** What holds, short enough for a list. */
export function heldText({ held, usual, kind }: ContentEntry): string {
  const value = held === null ? usual : held.value
  if (kind !== 'setting') return value === null ? 'As the page says' : value === true ? 'On' : 'Off'
  if (Array.isArray(value)) return value.length === 0 ? 'None' : `${value.length}`
  if (value === null) return 'Nothing'
  if (typeof value !== 'object') return wordsOf(String(value))
  const { enabled, text } = value as { enabled?: boolean; text?: string }
  if (enabled === undefined) return 'Set'
  return enabled ? `On: ‘${text}’` : 'Off'
}
