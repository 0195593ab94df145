import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  buildAccessory,
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGalleryImage,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { accessories } from '../../catalogue/accessories/accessory-tables.ts'
import { beers, breweries, containers, galleryImages } from '../../catalogue/beers/catalogue-tables.ts'
import type { Database } from '../database/database.ts'
import { groups } from '../../catalogue/groups/group-tables.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { loadSettings } from '../settings/load-settings.ts'

async function stockShop(database: Database) {
  const brewery = await buildBrewery(database, { slug: 'tern', name: 'Tern' })
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Salt' })
  const container = await buildContainer(database, { beerId: beer.id })
  await buildGalleryImage(database, { beerId: beer.id, caption: 'Glass' })
  await buildGroup(database, { slug: 'coast', name: 'Coast', breweryIds: [brewery.id] })
  await buildAccessory(database, { name: 'Coupler' })
  await changeSetting(database, 'promotion', promotion)
  await changeSetting(database, 'featured-groups', [{ groupSlug: 'coast', position: 1 }])
  return { brewery, beer, container }
}

const promotion = {
  brewerySlug: 'tern',
  imageUrl: null,
  imageTitle: '',
  imageDescription: '',
  mainTitle: 'Of the month',
  mainDescription: '',
  textNeedsBackground: false,
  textBackground: 'dark',
  textColor: 'white',
  startsAt: null,
  isFallback: false,
} as const

const hero = {
  id: 'one',
  category: null,
  title: 'Changed',
  message: null,
  showButton: false,
  buttonText: null,
  buttonLink: null,
  theme: 'dark',
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  position: 1,
  displaySeconds: null,
}

type Stored = Awaited<ReturnType<typeof stockShop>>
type StoredChange = (database: Database, stored: Stored) => PromiseLike<unknown>

const changes: [what: string, change: StoredChange, paths: (stored: Stored) => string[]][] = [
  [
    'beer',
    (database) => database.update(beers).set({ name: 'Changed' }),
    ({ beer }) => [
      '/public/beers/latest',
      '/public/beers/latest?team_slug=tern&page_size=2',
      `/public/beers/${beer.id}`,
      `/public/beers/${beer.id.toUpperCase()}`,
      '/public/groups/coast/beers',
      '/public/search/suggestions?q=changed',
      '/public/homepage/team-promotion',
    ],
  ],
  [
    'brewery',
    (database) => database.update(breweries).set({ name: 'Changed' }),
    ({ beer }) => [
      '/public/beers/latest',
      `/public/beers/${beer.id}`,
      '/public/teams',
      '/public/groups',
      '/public/groups/coast/beers',
      '/public/search/suggestions?q=changed',
      '/public/homepage/settings',
      '/public/homepage/team-promotion',
    ],
  ],
  [
    'container',
    (database) => database.update(containers).set({ name: 'Changed' }),
    ({ beer }) => ['/public/beers/latest', `/public/beers/${beer.id}`, '/public/groups/coast/beers'],
  ],
  [
    'picture',
    (database) => database.update(galleryImages).set({ caption: 'Changed' }),
    ({ beer }) => [`/public/teams/tern/beers/${beer.id}/gallery`],
  ],
  [
    'group',
    (database) => database.update(groups).set({ name: 'Changed' }),
    () => [
      '/public/groups',
      '/public/groups/coast/beers',
      '/public/search/suggestions?q=changed',
      '/public/homepage/settings',
    ],
  ],
  [
    'accessory',
    (database) => database.update(accessories).set({ name: 'Changed' }),
    () => ['/public/upsells', '/public/upsells?limit=3'],
  ],
  [
    'setting',
    (database) =>
      loadSettings(database, {
        flags: { one: true },
        'notice-strip': { enabled: true, text: 'Changed', link: null },
        navigation: [{ section: 'menu.top', item: 'brewers', enabled: true }],
        heroes: [hero],
        'social-links': [{ id: 'one', label: 'Changed', iconClass: '', url: '/', position: 1 }],
        promotion: { ...promotion, mainTitle: 'Changed' },
      }),
    () => [
      '/public/feature-flags?keys=one',
      '/public/notice-strip',
      '/public/shop/navigation',
      '/public/hero',
      '/public/homepage/settings',
      '/public/homepage/team-promotion',
    ],
  ],
]

test.each(changes)('a changed %s appears in every call that cached it', async (_what, change, pathsOf) => {
  let stored = {} as Stored
  const { app, connection } = await openWholeShop(async ({ database }) => {
    stored = await stockShop(database)
  })
  const read = async (path: string) => (await app.inject(path)).body
  const earlier = new Map<string, string>()
  for (const path of pathsOf(stored)) earlier.set(path, await read(path))
  await change(connection.database, stored)
  for (const [path, before] of earlier) {
    await expect.poll(() => read(path), { message: path, timeout: 5000 }).not.toBe(before)
  }
})

test('answers a call from memory whatever else its address holds, and 304 to a caller that has the answer', async () => {
  const { app, connection } = await openWholeShop(async ({ database }) => void (await stockShop(database)))
  const first = await app.inject('/public/beers/latest?page_size=4')
  await connection.close()
  const { statusCode, body, headers } = await app.inject('/public/beers/latest?utm=1&page_size=4')
  expect([statusCode, body]).toEqual([200, first.body])
  const again = await app.inject({
    url: '/public/beers/latest?page_size=4',
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await app.inject('/public/teams')).statusCode).toBe(500)
})

test('a refusal is never cached', async () => {
  const { app, connection } = await openWholeShop()
  const ask = () => app.inject('/public/homepage/team-promotion')
  expect((await ask()).statusCode).toBe(404)
  await stockShop(connection.database)
  await expect.poll(async () => (await ask()).statusCode, { timeout: 5000 }).toBe(200)
  expect((await app.inject('/public/beers/latest?page=first')).statusCode).toBe(400)
})

test.each(['br', 'gzip'])('compresses answers with %s for callers that accept it', async (encoding) => {
  const { app } = await openWholeShop(async ({ database }) => void (await stockShop(database)))
  const plain = await app.inject('/public/beers/latest')
  const { headers, rawPayload } = await app.inject({
    url: '/public/beers/latest',
    headers: { 'accept-encoding': encoding },
  })
  expect(headers['content-encoding']).toBe(encoding)
  const read = encoding === 'br' ? brotliDecompressSync : gunzipSync
  expect(read(rawPayload).toString()).toBe(plain.body)
})
