import { expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import { uncachedReads } from '../../../tests/support/shops/public-api.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { App } from '../http/app-type.ts'
import { changeSetting } from './change-setting.ts'
import { loadSettings } from './load-settings.ts'
import { readSettings } from './read-settings.ts'
import { readFrameSettings } from './frame-settings.ts'
import { settingRoutes } from './setting-routes.ts'

async function settingsApp() {
  const { database } = await useTestDatabase()
  const app = Fastify() as unknown as App
  await app.register(settingRoutes, { database, reads: uncachedReads() })
  return { app, database }
}

test('flags answer as asked, unset ones by the default (API-35, API-36, API-37, ENT-39)', async () => {
  const { app, database } = await settingsApp()
  await changeSetting(database, 'flags', { 'shop.wishlist.enabled': false })
  const ask = async (query: string) => (await app.inject(`/public/feature-flags?${query}`)).json()
  expect(await ask('keys=shop.wishlist.enabled&keys=unset&defaultEnabled=true')).toEqual({
    flags: [
      { key: 'shop.wishlist.enabled', enabled: false },
      { key: 'unset', enabled: true },
    ],
  })
  expect(await ask('keys=unset&defaultEnabled=false')).toEqual({ flags: [{ key: 'unset', enabled: false }] })
  expect(await ask('keys=constructor')).toEqual({ flags: [{ key: 'constructor', enabled: false }] })
})

test('the notice strip answers enabled, text and link (API-39, ENT-37, OPEN-06)', async () => {
  const { app, database } = await settingsApp()
  await changeSetting(database, 'notice-strip', { enabled: true, text: 'Closed on Monday', link: '/support' })
  expect((await app.inject('/public/notice-strip')).json()).toEqual({
    enabled: true,
    text: 'Closed on Monday',
    link: '/support',
  })
})

test('the shop navigation answers its items (API-47, ENT-35)', async () => {
  const { app, database } = await settingsApp()
  await changeSetting(database, 'navigation', [{ section: 'menu.top', item: 'brewers', enabled: true }])
  expect((await app.inject('/public/shop/navigation')).json()).toEqual({
    items: [{ section: 'menu.top', item: 'brewers', enabled: true }],
  })
})

test('public reads may be read from anywhere and set no cookie (API-02)', async () => {
  const { app } = await settingsApp()
  const { headers } = await app.inject('/public/notice-strip')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['set-cookie']).toBeUndefined()
})

test('a service without an icon key gets icon-box-01 (ENT-29)', async () => {
  const { database } = await useTestDatabase()
  const service = { id: 'one', title: 'Fresh', description: '', linkUrl: null, position: 1 }
  await changeSetting(database, 'services', [service, { ...service, iconKey: 'truck' }] as never)
  const { services } = await readSettings(database, 'services')
  expect(services.map(({ iconKey }) => iconKey)).toEqual(['icon-box-01', 'truck'])
})

test.each([
  ['notice-strip', { enabled: true, text: 'x', link: 'javascript:alert(1)' }],
  ['notice-strip', { enabled: true, text: 'x', link: '//elsewhere.example' }],
  ['notice-strip', { enabled: 'yes', text: 'x', link: null }],
  ['footer', { collectionPointsEnabled: true }],
  ['flags', { 'shop.wishlist.enabled': 'on' }],
  ['heroes', [{ id: 'a' }]],
  [
    'photo-feed',
    { username: null, posts: [{ id: 'a', permalink: 'javascript:alert(1)', imageUrl: '/a.jpg' }] },
  ],
  ['promotion', { brewerySlug: 'tern' }],
] as const)('a %s that is not in order is refused and named', async (key, value) => {
  const { database } = await useTestDatabase()
  await expect(changeSetting(database, key, value as never)).rejects.toThrow(`Setting '${key}`)
})

test('the demo settings are in order and make the frame (ENT-40)', async () => {
  const { database } = await useTestDatabase()
  await loadSettings(database, JSON.parse(await readFile('database/demo/settings.json', 'utf8')))
  const frame = await readFrameSettings(database)
  expect(frame.footer.collectionPointsEnabled).toBe(true)
  expect(Object.keys(frame.footer.socialLinks[0] ?? {})).toEqual(['label', 'iconClass', 'url'])
})
