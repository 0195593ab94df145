import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const own = '/sell/learmonth-basin'
const brewer = ['brewer@dray.example', 'mash in at seven'] as const

test(
  'signing in leads a brewer to the console, and one who cannot see the page asked for keeps its places (SELL-39)',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/account/login')
    await page.getByLabel('Email address').fill(brewer[0])
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(brewer[1])
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(own)
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await page.goto(`${own}/no-such-place`)
    await expect(page.getByRole('heading', { name: 'There is nothing here for you' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Selling' }).getByRole('link', { name: 'Orders' }),
    ).toBeVisible()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Go to' })
    await dialog.getByLabel('What are you looking for?').fill('towpath')
    await expect(dialog.getByRole('link', { name: /^Beer.*Towpath Bitter/ })).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/beers\//)
  },
)

test('a brewer finds the console from the shop in two taps, on a desk and on a phone (SELL-39)', async ({
  page,
  shop,
}) => {
  await placeFirkins(shop)
  await storeSession(page, await signInElsewhere(shop, ...brewer))
  const link = () => page.getByRole('link', { name: /^Learmonth Basin Brewery/ })
  await page.goto('/accessories')
  await page.getByRole('button', { name: /^Account: / }).click()
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('listitem').first()).toHaveText(
    /^Learmonth Basin Brewery\d+ to do$/,
  )
  await link().click()
  await expect(page).toHaveURL(own)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/accessories')
  await page.getByRole('button', { name: /^Account: / }).click()
  await link().click()
  await expect(page).toHaveURL(own)
})

test('who keeps the books finds the next payout and the documents on Today (SELL-41)', async ({
  page,
  shop,
}) => {
  await storeSession(page, await signInElsewhere(shop, 'accounts@dray.example', 'books by friday'))
  await page.goto(own)
  await expect(page.getByText(/^Next payout, /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where is your money?' })).toBeVisible()
  await expect(page.getByText('To answer', { exact: true })).toHaveCount(0)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expectNoViolations(page)
})
