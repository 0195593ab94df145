import type { Page } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const brewery = '/sell/learmonth-basin'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The keys of the calls that would change something at an address that ends so. */
function keysOf(page: Page, end: string): Set<string> {
  const keys = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const isAction = request.method() !== 'GET' && searchParams.get('dryRun') !== 'true'
    if (isAction && pathname.endsWith(end)) keys.add(request.headers()['idempotency-key'] ?? 'none')
  })
  return keys
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('a record of stock is waiting for a signal, as it was typed, and is made once (SELL-25, SELL-29)', async ({
  page,
  shop,
  context,
}) => {
  await storeSession(page, await signInElsewhere(shop, 'cellar@dray.example', 'mind the cold store'))
  await page.goto(`${brewery}/stock?q=towpath%20firkin`)
  await button(page, /^Towpath Bitter, /).tap()
  const dialog = page.getByRole('dialog')
  const before = Number(await dialog.locator('dd').first().textContent())
  await dialog.getByRole('button', { name: 'Made' }).tap()
  await dialog.getByLabel('Units made').fill('3')
  await context.setOffline(true)
  await button(page, 'Review').tap()
  await expect(dialog.getByText(/could not be reached/)).toBeVisible()
  await expect(dialog.getByLabel('Units made')).toHaveValue('3')
  await context.setOffline(false)
  await expect(dialog.getByText(`3 more: on hand ${before + 3}.`)).toBeVisible()
  const keys = keysOf(page, '/stock')
  await context.setOffline(true)
  await button(page, 'Made: 3 units').tap()
  await expect(dialog.getByText('This is waiting for a signal.')).toBeVisible()
  await expect.poll(() => horizontalOverflow(page)).toEqual([])
  await expectNoViolations(page)
  await context.setOffline(false)
  await expect(dialog).toHaveCount(0)
  expect(keys.size).toBe(1)
  await button(page, /^Towpath Bitter, /).tap()
  await expect(dialog.locator('dd').first()).toHaveText(String(before + 3))
})

test('a form that did not come says so in its dialog, and comes once the page is loaded again (SELL-25)', async ({
  page,
  shop,
}) => {
  await storeSession(page, await signInElsewhere(shop, 'cellar@dray.example', 'mind the cold store'))
  await page.route('**/RecordForm-*.js', (route) => route.abort())
  await page.goto(`${brewery}/stock?q=towpath%20firkin`)
  await button(page, /^Towpath Bitter, /).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Made' }).tap()
  await expect(dialog.getByRole('heading', { name: 'This could not be loaded.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeAttached()
  await page.unroute('**/RecordForm-*.js')
  await button(page, 'Load the page again').tap()
  await expect(dialog).toHaveCount(0)
  await button(page, /^Towpath Bitter, /).tap()
  await dialog.getByRole('button', { name: 'Made' }).tap()
  await expect(dialog.getByLabel('Units made')).toBeVisible()
})
