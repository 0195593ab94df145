import { expect, test } from 'vitest'
import { navigationItems } from '../../../../shared/pages/navigation-items.ts'
import { headerIcons, headerLinks, isShownNow, shopByEntries } from './header-drawing.ts'

test('the drawing of the header has every entry that it has (STAF-22)', () => {
  const drawn = [...headerLinks, ...headerIcons, ...shopByEntries].map(({ id }) => id)
  expect(drawn.toSorted()).toEqual(navigationItems.map(({ id }) => `menu:${id}`).toSorted())
})

test('an entry is drawn as it is held, else as usual, and what cannot be switched always (STAF-22)', () => {
  const entries = [
    { entry: 'menu:menu.top:home', held: { value: false }, usual: true },
    { entry: 'menu:menu.top:brewers', held: null, usual: false },
    { entry: 'menu:menu.top:groups', held: null, usual: true },
  ]
  const shown = ['home', 'brewers', 'groups', 'account'].map((item) =>
    isShownNow(entries, `menu:menu.top:${item}`),
  )
  expect(shown).toEqual([false, false, true, true])
})
