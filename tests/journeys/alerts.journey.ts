import { paths } from '../../shared/paths/paths.ts'
import { settingsSections } from '../../shared/accounts/settings-pages.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

type Size = { storefrontVariantId: string | null; availableUnits: number; priceMinor: number | null }
type Listed = { id: string; containers: Size[] }

/** The page of a beer of which a size is sold out. */
async function soldOutBeer(shop: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${shop}/public/beers/latest?pageSize=40&page=${page}`)
    const { beers, pages } = (await answer.json()) as { beers: Listed[]; pages: number }
    const beer = beers.find(({ containers }) =>
      containers.some(
        ({ storefrontVariantId, availableUnits, priceMinor }) =>
          storefrontVariantId !== null && availableUnits === 0 && priceMinor !== null,
      ),
    )
    if (beer) return paths.beer({ brewerySlug: 'x', style: 'x', name: 'x', id: beer.id })
    if (page >= pages) throw new Error('Nothing is sold out')
  }
}

test(
  'a client follows a brewery, asks about a sold-out size, and ends both in the account (ALERT-01, ALERT-02)',
  { tag: '@core' },
  async ({ page, shop }) => {
    await signInConfirmed(page, shop)
    const read = page.waitForResponse('**/api/account/alerts')
    await page.goto(await soldOutBeer(shop))
    await read
    const sizes = page.getByRole('table')
    const told = sizes.getByRole('link', { name: 'We will tell you' })
    await sizes.getByRole('link', { name: 'Tell me when it is back' }).first().click()
    await expect(told).toBeVisible()

    // A press before the page has read what is on ends it as well.
    const held = Promise.withResolvers<void>()
    await page.route('**/api/account/alerts', async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/account/alerts')
    await page.reload()
    await asked
    const size = sizes.getByRole('link', { name: 'Tell me when it is back' }).first()
    await size.click()
    held.resolve()
    await expect(page.getByRole('status').getByText('We will not write about it.')).toHaveCount(1)
    await expect(told).toHaveCount(0)
    await size.click()
    await expect(told).toBeVisible()

    await page.locator('main h1').locator('xpath=preceding::a[starts-with(@href, "/brewery/")][1]').click()
    await page.getByRole('link', { name: 'Follow', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Following' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Following' })).toBeVisible()

    await page.goto(settingsSections.alerts.path)
    const follows = page.getByRole('region', { name: 'Breweries and groups you follow' })
    await follows.getByRole('button', { name: /^Unfollow / }).click()
    await expect(follows).toContainText('You follow none.')
    const sold = page.getByRole('region', { name: 'Sold-out sizes you asked about' })
    await sold.getByRole('button', { name: /^Remove / }).click()
    await expect(sold).toContainText('None.')
    const prices = page.getByRole('group', { name: 'Price drops on your wishlist' })
    await prices.getByRole('checkbox').click()
    await expect(prices.getByRole('checkbox')).not.toBeChecked()
    await page.reload()
    await expect(prices.getByRole('checkbox')).not.toBeChecked()
  },
)

test('a guest’s press leads to the account, where a button does it after signing in (ALERT-01)', async ({
  page,
  shop,
}) => {
  await page.goto(paths.breweries)
  await page.getByRole('main').locator('a[href^="/brewery/"]').first().click()
  const link = page.getByRole('link', { name: 'Follow', exact: true })
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await signInConfirmed(page, shop)
  await page.goto(href)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Unfollow / })).toBeVisible()
})
