import type { Page } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { startShopWith } from '../support/shops/import-shop.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import type { Shop } from '../support/shops/start-shop-process.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]
const lists = ['/', '/shop', '/breweries', '/groups', '/accessories', '/brewery/hostile', '/groups/hostile']
const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script></title>&amp;"\''
const many = Array.from({ length: 500 }, (_, index) => index)

const brewery = { name: 'Brewery', town: 'Whitby', country: 'England', show_prices: true }
const beer = { brewery_external_id: 'hostile', style: 'porter', target_abv: '5.2' }
const container = { type: 'keg', volume_ml: 30_000, available_units: 3, sold_online: true, price: '96.00' }
const words = { description: markup.repeat(4), tasting_notes: 'w'.repeat(900), ingredients: markup }
const rows = {
  breweries: [
    { ...brewery, external_id: 'hostile', slug: 'hostile', name: markup, description: 'W'.repeat(2000) },
    ...many.map((n) => ({ ...brewery, external_id: `b${n}`, slug: `b${n}`, name: `Brewery ${n}` })),
  ],
  beers: [
    { ...beer, ...words, external_id: 'long', name: 'Long' },
    { ...beer, ...words, external_id: 'wordy', name: 'Wordy' },
    { ...beer, ...words, external_id: 'markup', name: markup },
  ],
  containers: [
    { ...container, external_id: 'c', beer_external_id: 'long', name: 'Keg' },
    ...many.map((n) => ({ ...container, external_id: `c${n}`, beer_external_id: 'wordy', name: `Keg ${n}` })),
  ],
  groups: [
    {
      external_id: 'hostile',
      slug: 'hostile',
      name: markup,
      description: markup.repeat(9),
      region: 'yorkshire',
      latitude: 54.48,
      longitude: -0.61,
      radius_km: 40,
      brewery_external_ids: ['hostile', ...many.slice(1).map((n) => `b${n}`)],
    },
  ],
  accessories: many.map((n) => ({
    external_id: `a${n}`,
    slug: `a${n}`,
    name: `${markup.slice(0, 90)} ${n}`,
    picture: 'coupler',
    price: '38.50',
    current_stock: 5,
  })),
}

/** The import limits names to 120 characters; the table does not. */
const longNames = [
  `update beers set name = repeat('W', 300) where external_id = 'long'`,
  `update beers set name = repeat('Long Winded ', 25) where external_id = 'wordy'`,
  `update containers set name = repeat('K', 300) where external_id = 'c'`,
  `update accessories set name = repeat('A', 300) where external_id = 'a1'`,
  `update breweries set name = repeat('B', 300) where external_id = 'b1'`,
]

test.describe('a shop that is hostile', () => {
  let shop: Shop
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    shop = await startShopWith(rows, longNames, { cleared: ['hostile', 'b1', 'b2'] })
  })
  test.afterAll(() => shop.stop())

  test('every list survives long names, markup, 500 of each thing and missing pictures', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 404, body: '' }))
    for (const path of lists) {
      await page.goto(shop.url + path)
      await expectUnbroken(page)
    }
  })

  test('a beer survives a name of 300 letters, markup everywhere and 500 sizes', async ({ page }) => {
    test.slow()
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${shop.url}/shop`)
    const links = page.locator('main article h2 a')
    await expect(links).toHaveCount(rows.beers.length)
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      await page.goto(shop.url + href)
      await expectUnbroken(page)
    }
  })
})

test.describe('a shop with nothing in it', () => {
  let shop: Shop
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    shop = await startShopWith({})
  })
  test.afterAll(() => shop.stop())

  test('every empty list shows a message and a whole page', async ({ page }) => {
    for (const path of lists.slice(0, 5)) {
      await page.goto(shop.url + path)
      await expectUnbroken(page)
      await expectNoViolations(page)
    }
  })
})

async function expectUnbroken(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  expect(await page.title()).not.toBe('1')
  expect(await page.locator('img[onerror], main script:not([type])').count()).toBe(0)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
  }
}
