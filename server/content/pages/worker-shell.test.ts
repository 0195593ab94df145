import { expect, test } from 'vitest'
import type { Manifest } from './build-manifest.ts'
import { workerShell } from './worker-shell.ts'

const manifest: Manifest = {
  'storefront/entry-browser.tsx': { file: 'entry.js', imports: ['_pieces.js'], css: ['entry.css'] },
  'storefront/after-load.ts': { file: 'after.js' },
  'storefront/navigation/navigation-by-history.ts': { file: 'navigation.js' },
  'storefront/information/OfflinePage.tsx': { file: 'offline.js' },
  'storefront/basket/drawer/BasketDrawer.tsx': { file: 'drawer.js', imports: ['_pieces.js'] },
  'storefront/wishlist/WishlistPage.tsx': { file: 'wishlist.js' },
  'storefront/home/HomePage.tsx': { file: 'home.js' },
  '_pieces.js': { file: 'pieces.js', css: ['pieces.css'] },
}

test('the service worker stores basket and wishlist with all they import, each file once', () => {
  expect(workerShell(manifest).toSorted()).toEqual(
    ['after', 'drawer', 'entry', 'navigation', 'offline', 'pieces', 'wishlist']
      .map((name) => `/${name}.js`)
      .concat('/entry.css', '/pieces.css')
      .toSorted(),
  )
})

test.each([
  'storefront/after-load.ts',
  'storefront/basket/drawer/BasketDrawer.tsx',
  'storefront/wishlist/WishlistPage.tsx',
])('the build stops where %s has moved elsewhere', (name) => {
  const { [name]: moved, ...rest } = manifest
  expect(() => workerShell({ ...rest, 'storefront/elsewhere.ts': moved! })).toThrow(
    name.split('/').slice(0, 2).join('/'),
  )
})
