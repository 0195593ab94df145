import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { readBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import { writeWishlistCookie } from '../../../shared/wishlist/wishlist-cookie.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'

const shop = await openWholeShop(async () => {}, { lasts: 'file', logLevel: 'warn' })
const { database } = shop.connection
const brewery = await buildBrewery(database, { name: 'Hop & Co' })
const mild = await buildBeer(database, { breweryId: brewery.id, name: 'Dark Mild' })
const stout = await buildBeer(database, { breweryId: brewery.id, name: 'Oyster Stout' })

const post = (form: Record<string, string> | string[][], headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/wishlist/beers',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
const cookieOf = (ids: string[]) => ({ cookie: `dray_wishlist=${writeWishlistCookie(ids)}` })
const listed = async (ids: string[]) => {
  const headers = { accept: 'application/json', ...cookieOf(ids) }
  const answer = await shop.app.inject({ url: '/wishlist', headers })
  return answer.json().data.beers as object[]
}

test('without scripts a heart puts its beer into the cookie and leads to the list (BEER-08, CONST-04, CONST-05)', async () => {
  const answer = await post({ beerId: stout.id.toUpperCase() }, cookieOf([mild.id]))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/wishlist'])
  expect(answer.headers['set-cookie']).toBe(
    `dray_wishlist=${writeWishlistCookie([stout.id, mild.id])}; Max-Age=2592000; Path=/; SameSite=Lax; Secure`,
  )
  const again = await post({ beerId: mild.id }, cookieOf([stout.id, mild.id]))
  expect(again.headers['set-cookie']).toContain(`=${writeWishlistCookie([mild.id, stout.id])};`)
})

test('without scripts the list takes a beer away, and an emptied cookie says so (BEER-09)', async () => {
  const answer = await post({ removed: mild.id }, cookieOf([mild.id]))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/wishlist'])
  expect(answer.headers['set-cookie']).toContain('dray_wishlist=0;')
})

test('without scripts chosen beers go to the basket, and unavailable ones stay (WISH-18, WISH-21, OPEN-52)', async () => {
  const porter = await buildBeer(database, { breweryId: brewery.id, name: 'Porter' })
  await buildContainer(database, { beerId: porter.id, type: 'keg', availableUnits: 0 })
  const firkin = await buildContainer(database, { beerId: porter.id, type: 'cask', availableUnits: 4 })
  const cookies = cookieOf([mild.id, porter.id, stout.id])
  const moved = await post(
    [
      ['wish', porter.id.toUpperCase()],
      ['move', ''],
    ],
    cookies,
  )
  expect([moved.statusCode, moved.headers.location]).toEqual([303, '/cart'])
  const [basket, wishes] = [moved.headers['set-cookie'] ?? []].flat()
  expect(readBasketCookie(/dray_basket=([^;]*)/.exec(basket ?? '')?.[1] ?? '')).toMatchObject([
    { kind: 'variant', itemId: firkin.storefrontVariantId, groupSlug: null, quantity: 1 },
  ])
  expect(wishes).toContain(`dray_wishlist=${writeWishlistCookie([mild.id, stout.id])};`)

  const some = await post(
    [
      ['wish', mild.id],
      ['wish', porter.id],
      ['move', ''],
    ],
    cookies,
  )
  expect(some.headers.location).toBe(`/wishlist?unmoved=${mild.id}`)
  const page = await shop.app.inject({
    url: some.headers.location ?? '',
    headers: cookieOf([mild.id, stout.id]),
  })
  expect(page.body).toContain('Dark Mild cannot be bought online right now.')
  expect(page.body).not.toContain('Oyster Stout cannot')

  const none = await post([['move', '']], cookies)
  expect([none.headers.location, none.headers['set-cookie']]).toEqual(['/wishlist?unmoved=none', undefined])
  const asked = await shop.app.inject({ url: '/wishlist?unmoved=none', headers: cookies })
  expect(asked.body).toContain('Choose what to move first.')
  const strange = await post(
    [
      ['wish', crypto.randomUUID()],
      ['move', ''],
    ],
    cookies,
  )
  expect(strange.headers['set-cookie']).toBeUndefined()
})

test('without scripts the list is cleared (WISH-19)', async () => {
  const answer = await post(
    [
      ['wish', mild.id],
      ['clear', ''],
    ],
    cookieOf([mild.id, stout.id]),
  )
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/wishlist'])
  expect(answer.headers['set-cookie']).toContain('dray_wishlist=0;')
})

test('an unknown beer changes nothing', async () => {
  const forms: Record<string, string>[] = [
    {},
    { beerId: 'abc' },
    { beerId: crypto.randomUUID() },
    { beerId: '\0' },
  ]
  for (const form of forms) {
    const answer = await post(form, cookieOf([mild.id]))
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([303, undefined])
  }
})

test('a form of another site is refused', async () => {
  const answer = await post({ beerId: mild.id }, { origin: 'https://elsewhere.example' })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
})

test('the page lists the beers of the cookie, for its visitor alone (WISH-01)', async () => {
  expect(await listed([stout.id, crypto.randomUUID(), mild.id])).toMatchObject([
    { id: stout.id, name: 'Oyster Stout', breweryName: 'Hop & Co' },
    { id: mild.id, name: 'Dark Mild' },
  ])
  expect(await listed([])).toEqual([])
  const page = await shop.app.inject({ url: '/wishlist', headers: cookieOf([mild.id]) })
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.body).toContain('Dark Mild')
  expect(page.body).toContain('<meta name="robots" content="noindex, follow">')
})

test('a row states the size that is moved, its stock and price, or why none is (WISH-18, S-03)', async () => {
  const bitter = await buildBeer(database, { breweryId: brewery.id, name: 'Best Bitter' })
  await buildContainer(database, { beerId: bitter.id, type: 'keg', availableUnits: 0 })
  await buildContainer(database, { beerId: bitter.id, type: 'cask', availableUnits: 4, priceMinor: 9600 })
  const ask = await buildBeer(database, { breweryId: brewery.id, name: 'On Request' })
  await buildContainer(database, { beerId: ask.id, availableUnits: 4, priceMinor: null })
  expect(await listed([bitter.id, ask.id, mild.id])).toMatchObject([
    { name: 'Best Bitter', size: { name: expect.any(String), stock: 'In stock: 4', priceMinor: 9600 } },
    { name: 'On Request', size: null, reason: 'Contact for pricing' },
    { name: 'Dark Mild', size: null, reason: 'Sold out' },
  ])
  const page = await shop.app.inject({ url: '/wishlist', headers: cookieOf([bitter.id]) })
  expect(page.body).toContain('£96.00')
  expect(page.body).toContain('In stock: 4')
})

test('an empty list says so (WISH-08)', async () => {
  const page = await shop.app.inject({ url: '/wishlist' })
  expect(page.body).toContain('Your wishlist is empty.')
})

test('the wishlist is on by default; switched off, page and form are gone and documents say so (WISH-10, WISH-11, HEAD-43)', async () => {
  const isMentioned = async () => (await shop.app.inject('/shop')).body.includes('data-wishlist="off"')
  expect(await isMentioned()).toBe(false)
  await changeSetting(database, 'flags', { 'shop.wishlist.enabled': false })
  await expect.poll(isMentioned).toBe(true)
  expect((await shop.app.inject('/wishlist')).statusCode).toBe(404)
  const answer = await post({ beerId: mild.id })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined])
  await changeSetting(database, 'flags', {})
  await expect.poll(isMentioned).toBe(false)
})
