import type { Page } from '@playwright/test'
import { type FlakyProxy, openFlakyProxy } from '../support/servers/flaky-proxy.ts'
import { freePort } from '../support/servers/free-port.ts'
import { expect, test as base } from '../support/shops/shop-fixture.ts'
import { type Shop, startShop } from '../support/shops/start-shop-process.ts'

/** A shop of its own behind a proxy that can be cut: the browser only knows the proxy's address. */
const test = base.extend<object, { line: FlakyProxy & { shop: Shop } }>({
  line: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const port = await freePort()
      const proxy = await openFlakyProxy(port)
      const shop = await startShop({ PUBLIC_URL: proxy.url }, port)
      await use({ ...proxy, shop })
      await proxy.close()
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })
test.afterEach(async ({ line }) => {
  line.rewrite(null)
  await line.cut()
  await line.mend()
})

/** Until the worker has this page in its care and a copy of it. */
const isCopied = (page: Page, url = page.url()) =>
  expect
    .poll(
      () => page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, url),
      {
        timeout: 30_000,
      },
    )
    .toBe(true)
const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted())
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test(
  'a visited page opens offline, another shows the offline page, and the connection returns',
  { tag: '@core' },
  async ({ page, line }) => {
    await page.goto(`${line.url}/shop`)
    await isCopied(page)
    const beers = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()

    await line.cut()
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(beers)
    await page.goto(`${line.url}/groups`)
    await expect(heading(page, 'There is no connection')).toBeVisible()

    await line.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveTitle(/^Groups|Brewery groups|Shop in groups/i)
    await expect(heading(page, 'There is no connection')).toHaveCount(0)
  },
)

test('a page reached inside the shop reloads offline, and a reloaded page is reached inside the shop', async ({
  page,
  line,
}) => {
  await page.goto(`${line.url}/shop`)
  await isCopied(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/beer\//)
  await expect(heading(page, 'All beers')).toHaveCount(0)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await isCopied(page)

  await line.cut()
  await page.reload()
  await expect(heading(page, title ?? '')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${title}.* · Dray$`))
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click()
  await expect(heading(page, 'All beers')).toBeVisible()
})

test('pages have their own typefaces while the worker is in control, each fetched once (S-04)', async ({
  page,
  line,
}) => {
  await page.goto(`${line.url}/shop`)
  await isCopied(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  for (const path of ['/breweries', '/groups', '/cart']) {
    await page.goto(line.url + path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/[^/]*\.woff2$/) ?? []),
    )
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted())
    expect(fetched.length).toBeGreaterThan(0)
    // No preload is in vain: each face that the page fetched is one that it shows.
    const shown = await page.evaluate(
      () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
    )
    expect(shown).toBeGreaterThanOrEqual(fetched.length)
  }
})

test('online no answer comes from a cache, and no personal data is cached', async ({ page, line }) => {
  await page.goto(`${line.url}/shop`)
  await isCopied(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (!name.includes('documents')) continue
      const cache = await caches.open(name)
      await cache.put(
        location.href,
        new Response('<title>stale</title>', { headers: { 'content-type': 'text/html' } }),
      )
    }
  })
  await page.reload()
  await expect(heading(page, 'All beers')).toBeVisible()
  await page.goto(`${line.url}/wishlist`)
  await expect(heading(page, 'Wishlist')).toBeVisible()
  await page.goto(`${line.url}/account/login`)
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
  const copied = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
    return urls
  })
  expect(copied.filter((path) => /^\/(api|public|auth|account|wishlist)(\/|$)/.test(path))).toEqual([])
  expect(copied).toContain('/shop')
})

test('a new release takes over, and deletes the old one’s cached pages', async ({ page, line }) => {
  await page.goto(`${line.url}/shop`)
  await isCopied(page)
  const before = (await cacheNames(page)).filter((name) => name.startsWith('dray-documents-'))
  expect(before).toHaveLength(1)
  line.rewrite((text) => text.replace(/"release":"[^"]*"/, '"release":"the-next-one"'))
  await page.reload()
  await expect.poll(() => cacheNames(page), { timeout: 30_000 }).toContain('dray-documents-the-next-one')
  await expect.poll(() => cacheNames(page), { timeout: 30_000 }).not.toContain(before[0])
  await isCopied(page)
  await line.cut()
  await page.reload()
  await expect(heading(page, 'All beers')).toBeVisible()
})

test('switched off, the worker removes itself and its caches', async ({ page, line }) => {
  await page.goto(`${line.url}/shop`)
  await isCopied(page)
  line.rewrite((text) => text.replace(' data-offline', ''))
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }))
  await page.reload()
  await expect.poll(left).toMatchObject({ workers: 0 })
  await page.reload()
  await expect.poll(left).toEqual({ workers: 0, caches: 0 })
})
