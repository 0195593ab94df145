import { expect, test } from 'vitest'
import {
  isForAdmins,
  isOnEveryPage,
  isPreviewPage,
  nameOfEntry,
  readShopEntry,
  settingOf,
  shownOn,
  wholeSettings,
} from './shop-entries.ts'

const entry = (name: string) => readShopEntry(name)!

test.each([
  ['flag:home.shopAllButton', { kind: 'flag', key: 'home.shopAllButton' }, 'flags'],
  ['flag:a', { kind: 'flag', key: 'a' }, 'flags'],
  [`flag:${'x'.repeat(100)}`, { kind: 'flag', key: 'x'.repeat(100) }, 'flags'],
  ['menu:menu.top:brewers', { kind: 'menu', id: 'menu.top:brewers' }, 'navigation'],
  ['letter:order-placed', { kind: 'letter', letter: 'order-placed' }, 'letters'],
  ['terms', { kind: 'setting', key: 'terms' }, 'terms'],
])('%s names an entry, which is stored in one setting and has that name again', (name, read, setting) => {
  expect(readShopEntry(name)).toEqual(read)
  expect(settingOf(entry(name))).toBe(setting)
  expect(nameOfEntry(entry(name))).toBe(name)
})

test.each([
  'flags',
  'navigation',
  'letters',
  'constructor',
  'flag:',
  'flag:two words',
  'flag:ok ',
  ' flag:ok',
  `flag:${'x'.repeat(101)}`,
  'menu:nowhere',
  'item:menu.top:brewers',
  'letter:love',
  'order-placed',
  '',
])('%j names no entry', (name) => expect(readShopEntry(name)).toBeNull())

test('every setting but those with entries of their own is an entry', () => {
  expect(wholeSettings).toContain('terms')
  expect(wholeSettings.filter((key) => readShopEntry(key)?.kind !== 'setting')).toEqual([])
})

test.each([
  ['flag:shop.access.enabled', true],
  ['flag:home.shop.access.enabled', false],
  ['payouts.delay-days', true],
  ['delivery.default', true],
  ['terms', false],
  ['menu:menu.top:brewers', false],
  ['letter:order-placed', false],
])('whether only admins change %s: %s', (name, isTheirs) => expect(isForAdmins(entry(name))).toBe(isTheirs))

test.each([
  ['letter:order-placed', 'mail', false],
  ['terms', 'terms', false],
  ['company', 'terms', false],
  ['privacy', 'privacy', false],
  ['faq', 'faq', false],
  ['hubs', 'hubs', false],
  ['heroes', 'home', false],
  ['services', 'home', false],
  ['featured-groups', 'home', false],
  ['photo-feed', 'home', false],
  ['flag:home.shopAllButton', 'home', false],
  ['flag:shop.access.enabled', 'home', true],
  ['flag:console.push', null, false],
  ['menu:menu.top:brewers', 'home', true],
  ['delivery.default', null, false],
  ['trade.approval', null, false],
  ['awrs.check-days', null, false],
  ['orders.answer-hours', null, false],
  ['payouts.delay-days', null, false],
  ['empties.charge-after-days', null, false],
  ['catalogue.trustedBreweries', null, false],
])('%s is looked at on %s before it holds; on every page: %s', (name, page, isEverywhere) => {
  expect(shownOn(entry(name))).toBe(page)
  expect(isOnEveryPage(entry(name))).toBe(isEverywhere)
})

test.each([
  ['home', true],
  ['group', true],
  ['toString', false],
  ['basket', false],
])('%s is a page of the preview: %s', (name, isOne) => expect(isPreviewPage(name)).toBe(isOne))
