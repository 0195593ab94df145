import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'
import { openSlowProxy } from '../support/servers/slow-proxy.ts'

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
}
const pages = ['/', '/shop', '/brewery/quilts-wynd', '/groups/forth-crossing', '/shipping-faq']
const preloadedFonts = 'link[rel="preload"][as="font"]'

for (const [name, size] of Object.entries(sizes)) {
  test(`no page moves while it loads in pieces, ${name}`, async ({ page, shop }) => {
    test.slow()
    await page.setViewportSize(size)
    await page.goto('/brewery/quilts-wynd')
    const beer = (await page.locator('main article h2 a').first().getAttribute('href')) ?? ''
    const shifts = await watchShifts(page, { hasFonts: true })
    for (const path of [...pages, beer]) {
      // An origin of its own each time, so that nothing is in the browser's cache.
      const proxy = await openSlowProxy(shop)
      await page.goto(proxy.url + path)
      expect(await shifts(), path).toBe(0)
      proxy.close()
    }
  })
}

test('on a line with a long round trip a page waits only for fonts that the browser has, and shows others once they come', async ({
  page,
}) => {
  const shifts = await watchShifts(page, { hasFonts: true })
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  const devTools = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 }
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', line)
  await page.goto('/shipping-faq')
  await expect(page.locator(preloadedFonts)).toHaveCount(0)
  await expect(page.locator('h1')).not.toHaveCSS('font-family', /^"Dray Slab",/)
  const fonts = await page.locator('html').getAttribute('data-fonts')
  expect(fonts).toMatch(/^\/assets\/\S+\.woff2 \/assets\/\S+\.woff2$/)
  held.resolve()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dray-fonts'))).toBe(fonts)
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Dray Slab",/)
  // Words beside each other may move by a few pixels, lines by none.
  expect(await shifts()).toBeLessThan(0.001)
  await page.goto('/breweries')
  await expect(page.locator(preloadedFonts)).toHaveCount(2)
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Dray Slab",/)
})

test('a page fetches none of the sheets that its document holds, nor do pages after it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/shop')
  const held = await page
    .locator('link[disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(held.length).toBeGreaterThan(3)
  await page.locator('main h2 a').first().click()
  await expect(page).toHaveURL(/\/beer\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((path) => held.includes(path))).toEqual([])
})

test('a screen of a console fetches none of the sheets that its document holds', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
  await page.goto('/sell/learmonth-basin/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const held = (await page.locator('html').getAttribute('data-sheets'))!.split(' ')
  expect(held.length).toBeGreaterThan(1)
  expect(asked.filter((path) => held.includes(path))).toEqual([])
})
