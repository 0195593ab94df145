import { expect, test } from 'vitest'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { hashOf } from '../../platform/http/security-headers.ts'
import { pageTable } from '../../features.ts'
import {
  type ManifestChunk,
  readBuiltFile,
  readConsoleManifest,
  readManifest,
  withImports,
} from './build-manifest.ts'
import { version } from '../../platform/config/version.ts'
import { loadBuiltRenderer } from './page-renderer.ts'
import { payloadOf } from '../../../tests/support/builders/payload-of.ts'

test('pages of the console are one frame without data, the same for everybody and at wrong addresses (SELL-02, SELL-39)', async () => {
  const shop = await openAccountShop()
  const session = await shop.register()
  const first = await shop.get('/sell')
  for (const path of [
    '/sell/any',
    '/sell/any/orders?view=all',
    '/sell/any/orders/DRAY-1',
    '/sell/orders/part',
    '/sell/group/any',
    '/sell/group/any/runs/run',
  ]) {
    const own = await shop.get(path, { ...bearer(session), cookie: 'dray-a=b' })
    expect([path, own.statusCode, own.body === first.body]).toEqual([path, 200, true])
  }
  expect(first.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.body).toContain('<meta name="robots" content="noindex, nofollow">')
  expect((await shop.get('/sitemap.xml')).body).not.toMatch(/\/(sell|admin)/)
  const nowhere = await shop.get('/sell/any/no-such-screen')
  expect([nowhere.statusCode, nowhere.body === first.body]).toEqual([404, true])
})

test('pages of the staff are one frame without data too (SELL-02, STAF-01)', async () => {
  const shop = await openAccountShop()
  const session = await shop.register()
  const [visitor, client] = [await shop.get('/admin'), await shop.get('/admin?view=mine', bearer(session))]
  expect([visitor.statusCode, client.body === visitor.body]).toEqual([200, true])
  expect(visitor.body).toContain('<meta name="robots" content="noindex, nofollow">')
  const nowhere = await shop.get('/admin/no/such/screen')
  expect([nowhere.statusCode, nowhere.body === visitor.body]).toEqual([404, true])
})

test('the camera is allowed on pages of the selling console, which reads labels, and on no other (SELL-26)', async () => {
  const shop = await openAccountShop()
  const camera = async (path: string) =>
    /camera=\S+/.exec(String((await shop.get(path)).headers['permissions-policy']))?.[0]
  expect(await camera('/sell/any/picking')).toBe('camera=(self),')
  for (const path of ['/admin', '/', '/public/no-such-call', '/sitemap.xml'])
    expect([path, await camera(path)]).toEqual([path, 'camera=(),'])
})

test('the styles of each console set the order of the layers before any piece joins one (SELL-02)', async () => {
  const shop = await openAccountShop()
  for (const path of ['/sell', '/admin']) {
    const layers = [...(await shop.get(path)).body.matchAll(/@layer (\w+)/g)].map(([, name]) => name)
    expect([path, ...new Set(layers)]).toEqual([path, 'tokens', 'base', 'ui'])
  }
})

test.each(['required', 'off'] as const)(
  'each page of the console knows of a second factor that is %s, to say so (ROLE-06)',
  async (secondFactor) => {
    const shop = await openFactorShop({ secondFactor })
    for (const path of ['/sell/any/orders', '/admin'])
      expect((await shop.get(path)).body).toContain(`data-second-factor="${secondFactor}"`)
  },
)

test('each page of a console names the release, for the account menu', async () => {
  const shop = await openAccountShop()
  for (const path of ['/sell/any', '/admin'])
    expect((await shop.get(path)).body).toContain(`data-release="${version}"`)
})

test('a console’s document comes compressed, asks before its scripts are there, and waits for no typeface (SELL-01)', async () => {
  const shop = await openAccountShop()
  for (const path of ['/sell/any', '/admin', '/sell/apply']) {
    const { headers, body } = await shop.get(path)
    const small = await shop.app.inject({ url: path, headers: { 'accept-encoding': 'br, gzip' } })
    expect([path, small.headers['content-encoding'] !== undefined]).toEqual([path, true])
    expect(small.rawPayload.length).toBeLessThan(25 * 1024)
    const [, early = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? []
    expect(early).toContain('drayFirstReads')
    expect(headers['content-security-policy']).toContain(hashOf(early))
    expect(body.indexOf('<script')).toBeLessThan(body.indexOf('<style'))
    expect(body).not.toContain('rel="preload"')
    const again = await shop.get(path, { 'if-none-match': String(headers['etag']) })
    expect([path, again.statusCode]).toEqual([path, 304])
  }
})

test('a console’s document shows its header before any script has run, in the classes of its own styles (SELL-01)', async () => {
  const shop = await openAccountShop()
  for (const [path, side] of [
    ['/sell/any', 'Selling'],
    ['/admin', 'Staff'],
  ] as const) {
    const { body } = await shop.get(path)
    const shell = /<div id="app">(.*)<noscript>/s.exec(body)![1]!
    expect(shell).toMatch(new RegExp(`<header.*aria-label="Dray, ${side}".*<main id="main"`))
    const [, headerClass] = /<header class="(\S+)"/.exec(shell)!
    expect(body).toContain(`.${headerClass}{`)
  }
})

test('a console’s document names the scripts of each screen, and its entry fetches no screen that is not shown (SELL-01)', async () => {
  const { consoleFrames } = await loadBuiltRenderer()
  const { selling, staff } = consoleFrames
  for (const [{ scripts, screens }, first, others] of [
    [selling, 'TodayPage', ['OrdersPage', 'OrderPage', 'StockPage', 'PickingPage', 'FurtherScreen']],
    [staff, 'WorklistPage', ['StaffOrdersPage', 'StaffOrderPage', 'StaffMoneyPage', 'FurtherStaffScreen']],
  ] as const) {
    const shown = [...scripts, ...screens[first]!]
    expect(screens[first]!.some((href) => href.includes(first))).toBe(true)
    for (const other of others) {
      expect(
        screens[other]!.filter((href) => href.includes(`/${other}-`) && href.endsWith('.js')),
      ).toHaveLength(1)
      expect(shown.filter((href) => href.includes(`/${other}-`))).toEqual([])
    }
    // One file waits for another's connection above six, the calls' included.
    expect(shown.length).toBeLessThanOrEqual(6)
  }
  const shop = await openAccountShop()
  const named = (await shop.get('/sell/any')).body.match(/data-screens="([^"]*)"/)![1]!
  expect(JSON.parse(named.replaceAll('&#34;', '"'))).toEqual(selling.screens)
})

/** Scripts and styles; the typefaces are the same for all of Dray. */
const filesOf = ({ file, css = [] }: ManifestChunk) =>
  [file, ...css].filter((name) => /\.(js|css)$/.test(name))

test('no page of the storefront fetches a script or style of the console (SELL-03)', async () => {
  const consoles = readConsoleManifest()
  const own = withImports(consoles, Object.values(consoles)).flatMap(filesOf)
  expect(own.length).toBeGreaterThan(2)
  const shops = Object.values(readManifest()).flatMap(filesOf)
  expect(shops.filter((file) => own.includes(file))).toEqual([])
  const { assetsOf } = await loadBuiltRenderer()
  const names = own.map((file) => file.replace('assets/', ''))
  for (const { route } of pageTable) {
    const { entry, preloads, styles, lateStyles } = assetsOf(payloadOf(route))
    const files = [entry, ...preloads, ...lateStyles, ...styles.map(({ href }) => href)]
    expect(files.filter((file) => names.some((name) => file.endsWith(name)))).toEqual([])
  }
  // Nor does any of the storefront's scripts name one, to fetch it later.
  const scripts = shops.filter((file) => file.endsWith('.js')).map(readBuiltFile)
  expect(names.filter((name) => scripts.some((script) => script.includes(name)))).toEqual([])
})
