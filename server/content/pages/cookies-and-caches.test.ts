import { expect, test } from 'vitest'
import { basketCookieName, writeBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import { gateAnswerCookie } from '../../../shared/pages/gate-forms.ts'
import { writeWishlistCookie } from '../../../shared/wishlist/wishlist-cookie.ts'
import { wishlistCookieName } from '../../../shared/wishlist/wishlist-summary.ts'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import type { Connection } from '../../platform/database/database.ts'
import { pageTable } from '../../features.ts'

const stocked = { beerId: '', variantId: '' }

async function stock({ database }: Connection) {
  const brewery = await buildBrewery(database, { slug: 'tern' })
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Salt Marsh', style: 'gose' })
  const { storefrontVariantId } = await buildContainer(database, { beerId: beer.id })
  await buildGroup(database, { slug: 'coast', breweryIds: [brewery.id] })
  Object.assign(stocked, { beerId: beer.id, variantId: storefrontVariantId })
}

const shop = await openWholeShop(stock, { lasts: 'file' })

const parts: Record<string, string> = {
  publicSlug: 'tern',
  brewerySlug: 'tern',
  slug: 'coast',
  groupSlug: 'coast',
  style: 'gose',
  beerName: 'salt-marsh',
  beerId: stocked.beerId,
  region: 'yorkshire',
  page: '1',
  number: 'DRAY-7K3Q-42',
}
const addresses = pageTable.flatMap(({ row }) =>
  row.paths.map((path) =>
    path.replace(/:(\w+)/g, (_all, name: string) => parts[name] ?? 'x').replace('*', 'coast'),
  ),
)

const line = {
  kind: 'variant' as const,
  itemId: stocked.variantId,
  groupSlug: null,
  quantity: 3,
  baselinePriceMinor: 100,
}
const cookies = [
  'shopViewMode=list',
  `${basketCookieName}=${writeBasketCookie([line])}`,
  `${wishlistCookieName}=${writeWishlistCookie([stocked.beerId])}`,
  `${gateAnswerCookie}=wrong`,
  `__Host-dray_cart=${'x'.repeat(43)}`,
  `__Host-dray_device=${'x'.repeat(43)}`,
  'unknown=1',
]

/** Whether a cache between may store the answer and give it to a visitor with other cookies. */
function isShared({ headers }: { headers: Record<string, unknown> }): boolean {
  const control = String(headers['cache-control'] ?? '')
  return !/private|no-store/.test(control) && !/\bcookie\b/i.test(String(headers['vary'] ?? ''))
}

const ask = async (url: string, cookie = '') => (await shop.app.inject({ url, headers: { cookie } })).body

test('the walk finds pages, and among them some that a cookie changes', async () => {
  expect(addresses.length).toBeGreaterThan(40)
  expect(await ask('/shop', 'shopViewMode=list')).not.toBe(await ask('/shop'))
  expect(await ask('/cart', cookies[1])).not.toBe(await ask('/cart'))
})

test.each(addresses)(
  '%s is shared by caches only where no cookie changes it (SHOP-38, security polish)',
  async (url) => {
    for (const accept of ['text/html', 'application/json']) {
      const plain = await shop.app.inject({ url, headers: { accept } })
      for (const cookie of cookies) {
        const answer = await shop.app.inject({ url, headers: { accept, cookie } })
        const differs = answer.body !== plain.body || answer.statusCode !== plain.statusCode
        expect(differs && (isShared(plain) || isShared(answer)), cookie).toBe(false)
        expect(answer.headers['set-cookie'], cookie).toBe(plain.headers['set-cookie'])
      }
    }
  },
)

test('a list in the visitor’s own view is private, and a CDN without Vary has nothing of it (security polish)', async () => {
  const { headers } = await shop.app.inject({ url: '/shop', headers: { cookie: 'shopViewMode=list' } })
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  const plain = await shop.app.inject('/shop')
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    vary: 'Accept, Accept-Encoding, Cookie',
  })
  expect((await shop.app.inject('/retail')).headers['vary']).toBe('Accept, Accept-Encoding')
})

test('over https the view’s cookie is Secure, under the name that scripts read (CONST-10, security polish)', async () => {
  const { headers } = await shop.app.inject('/shop?view=list')
  expect(headers['set-cookie']).toBe('shopViewMode=list; Max-Age=15552000; Path=/; SameSite=Lax; Secure')
})

test('a view that a browser fetches ahead is not remembered as chosen (CONST-10)', async () => {
  const { headers } = await shop.app.inject({
    url: '/shop?view=list',
    headers: { 'sec-purpose': 'prefetch' },
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toContain('private')
})

/** The cookies that the server sets again. */
const kept = async (cookie: string) => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const answer = await shop.app.inject({ method: 'POST', url: '/kept-cookies', headers })
  expect(answer.statusCode).toBe(204)
  return answer.headers['set-cookie']
}

test('a guest’s basket and wishlist are set again as they are, for 30 days more, and nothing else is (CONST-01, CONST-04)', async () => {
  const [, basket, wishes] = cookies
  const month = 'Max-Age=2592000; Path=/; SameSite=Lax; Secure'
  expect(await kept(cookies.join('; '))).toEqual([`${basket}; ${month}`, `${wishes}; ${month}`])
  expect(await kept(`${basketCookieName}=1~~`)).toEqual([`${basketCookieName}=1~~; ${month}`])
  expect(await kept(`${basketCookieName}=<b>`)).toEqual([`${basketCookieName}=1~~; ${month}`])
  expect(await kept('shopViewMode=list; unknown=1')).toBeUndefined()
})
