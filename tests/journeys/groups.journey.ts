import type { Page } from '@playwright/test'
import { expect, test } from '../support/shops/shop-fixture.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

/** The parts of the shop's listing: count, order, both views and filters. */
async function expectListing(page: Page): Promise<void> {
  await expect(page.getByText(/^[\d,]+ beers?$/)).toBeVisible()
  await expect(page.locator('select[name=orderby]')).toBeVisible()
  for (const name of ['Grid view', 'List view']) await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeAttached()
}

test(
  'a visitor finds a group by its region (GRP-01, GRP-03, GRP-14, GRP-15, GRP-16, GRP-17, GRP-18, SEC-01)',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/groups')
    await expect(page.getByRole('heading', { level: 1, name: 'Brewery groups across the UK' })).toBeVisible()
    const all = await page.locator('main article').count()
    for (const tab of ['England', 'Scotland', 'Wales', 'N. Ireland']) {
      await page.getByRole('navigation', { name: 'Regions' }).getByRole('link', { name: tab }).click()
      await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
      expect(await page.locator('main article').count()).toBeLessThan(all)
    }
    await page.locator('main article h2 a').first().click()
    await expect(page).toHaveURL('/groups/lough-and-glen')
    await expect(page.getByRole('heading', { level: 1, name: 'Lough and Glen' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Map: Lough and Glen delivers within 110 km/ })).toBeVisible()
  },
)

test('the group’s list narrows, its beers stay in the group, and it answers whether it delivers (GRP-08, GRP-12, BEER-02, OPEN-66)', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop)
  await page.goto('/groups/forth-crossing')
  await expectListing(page)
  await page.getByRole('checkbox', { name: /^IPA/ }).check()
  await expect(page).toHaveURL('/groups/forth-crossing?style=ipa')
  const beer = page.locator('main article h2 a').first()
  await expect(beer).toHaveAttribute('href', /^\/groups\/forth-crossing\/beer\//)

  await page.goto('/groups/forth-crossing?style=ipa')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('eh1 1aa')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Yes, Forth Crossing delivers to EH1 1AA.')).toBeVisible()
  await expect(page).toHaveURL(/style=ipa/)
  await page.getByRole('textbox', { name: 'Postcode' }).fill('PL1 1AA')
  await page.getByRole('textbox', { name: 'Postcode' }).press('Enter')
  await expect(page.getByText('No, Forth Crossing does not deliver to PL1 1AA.')).toBeVisible()
})

test(
  'a visitor finds a brewery and its beers (BRW-01, BRW-02, BRW-03, BRW-04, BRW-05, BRW-06, BRW-07, BRW-08, BRW-09)',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/breweries')
    await page.getByRole('link', { name: /^Central Scotland/ }).click()
    await page.getByRole('link', { name: /Learmonth Basin Brewery/ }).click()
    await expect(page).toHaveURL('/brewery/learmonth-basin')
    await expect(page.getByRole('heading', { level: 1, name: 'Learmonth Basin Brewery' })).toBeVisible()
    await expectListing(page)
    await expect(page.getByRole('img', { name: 'Logo of Learmonth Basin Brewery' })).toBeVisible()
    await expect(page.getByText(/^Founded in 2013/)).toBeVisible()
    await expect(page.getByText('Off-licence approved')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mail: orders@learmonthbasin.example' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Learmonth Basin Brewery on Instagram' })).toBeVisible()
    await expect(page.locator('main article').first()).toContainText('Learmonth Basin')
  },
)
