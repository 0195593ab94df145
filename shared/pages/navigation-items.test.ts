import { expect, test } from 'vitest'
import { isEnabled, navigationId, navigationItems } from './navigation-items.ts'

const item = (id: string, enabled: boolean) => {
  const [section = '', name = ''] = id.split(':')
  return { section, item: name, enabled }
}

test('an identifier is section and item with a colon between (ENT-36)', () => {
  expect(navigationId({ section: 'menu.top', item: 'home' })).toBe('menu.top:home')
})

test('without a list, all is on but the entries for brewers and shops (HEAD-19, HEAD-20)', () => {
  const off = navigationItems.filter(({ id }) => !isEnabled([], id)).map(({ id }) => id)
  expect(off).toEqual(['menu.top:brewers', 'menu.top:shops'])
})

const switchable = navigationItems.map(({ id }) => id).filter((id) => id !== 'menu.top:account')

test.each(switchable)('the list switches %s on and off (HEAD-21, HEAD-23)', (id) => {
  expect(isEnabled([item(id, true)], id)).toBe(true)
  expect(isEnabled([item(id, false)], id)).toBe(false)
})

test('no list switches the account off (HEAD-22)', () => {
  expect(isEnabled([item('menu.top:account', false)], 'menu.top:account')).toBe(true)
})

test('an unknown item changes nothing, and of two for the same entry the later counts (OPEN-59, C-87)', () => {
  const items = [item('menu.side:home', false), item('menu.top:groups', true), item('menu.top:groups', false)]
  expect(isEnabled(items, 'menu.top:home')).toBe(true)
  expect(isEnabled(items, 'menu.top:groups')).toBe(false)
})
