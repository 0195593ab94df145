import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { screenOf } from '../../storefront/selling/selling-screen.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { type ScreenOwner, sellingScreens } from '../support/pages/selling-screens.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInAs } from '../support/pages/staff-orders.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { smallTargets } from '../support/pages/small-targets.ts'
import { runInDevelopment, watchFaults } from '../support/servers/development-scripts.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'
import { type Shop, startShop } from '../support/shops/start-shop-process.ts'

const secrets: Record<ScreenOwner, string> = {
  brewer: 'mash in at seven',
  organiser: 'van leaves at noon',
  landlord: 'pint of the usual',
}
const owners = Object.keys(secrets) as ScreenOwner[]
const signIn = (shop: string, who: ScreenOwner) => signInElsewhere(shop, `${who}@dray.example`, secrets[who])

runInDevelopment()

test.describe('on the smallest phone, in a shop with six weeks of trade', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  test.describe.configure({ timeout: 400_000 })
  let traded: Shop

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    const folder = mkdtempSync(join(tmpdir(), 'dray-traded-'))
    traded = await startShop({ VAR_FOLDER: folder, DEMO_HISTORY: 'true' })
    await fetch(`${traded.url}/shop`)
    await expect.poll(() => traded.log(), { timeout: 240_000 }).toContain('history is written.')
  })
  test.afterAll(() => traded.stop())

  for (const who of owners)
    test(`every screen of the console that the ${who} has fits a thumb and makes React warn of nothing (SELL-38)`, async ({
      page,
    }) => {
      const [brewer, organiser] = [await signIn(traded.url, 'brewer'), await signIn(traded.url, 'organiser')]
      const screens = await sellingScreens(traded.url, brewer, organiser)
      await storeSession(page, await signIn(traded.url, who))
      const warnings = watchFaults(page)
      for (const [kind, opened] of Object.entries(screens))
        for (const { path } of opened.filter((each) => each.who === who))
          await test.step(`${kind}: ${path}`, async () => {
            expect(screenOf(path.split('?')[0]!)?.kind).toBe(kind)
            await page.goto(traded.url + path)
            await expectFitForThumb(page)
          })
      expect(warnings).toEqual([])
    })

  test('the bar of five is at the foot, and the sheet behind it is as easy to press (SELL-38)', async ({
    page,
  }) => {
    await storeSession(page, await signIn(traded.url, 'brewer'))
    await page.goto(`${traded.url}/sell/learmonth-basin`)
    const bar = page.getByRole('navigation', { name: 'Selling, at hand' })
    await expect(bar.getByRole('link')).toHaveText(['Today', 'Orders', 'Picking', 'Stock'])
    const { y, height } = (await bar.boundingBox())!
    expect(Math.round(y + height)).toBe(740)
    await bar.getByRole('button', { name: 'More' }).tap()
    await expect(page.getByRole('dialog', { name: 'More' }).getByRole('link')).not.toHaveCount(0)
    await expectFitForThumb(page)
  })

  test('rows are slips, and an order’s next action is a wide button above the bar (SELL-38)', async ({
    page,
  }) => {
    const brewer = await signIn(traded.url, 'brewer')
    await storeSession(page, brewer)
    await page.goto(`${traded.url}/sell/learmonth-basin/orders`)
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
    const [amount, pub] = [row.getByText(/^£/).first(), row.getByRole('strong').first()]
    expect((await amount.boundingBox())!.y).toBeGreaterThan((await pub.boundingBox())!.y)
    await row.getByRole('link').tap()
    const next = page.getByRole('main').getByRole('button', { name: 'Accept', exact: true })
    const { width, height, y } = (await next.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(48)
    expect(width).toBeGreaterThan(160)
    expect(y + height).toBeLessThanOrEqual(740)
    await next.tap()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Accept £/ })).toBeVisible()
    await expectFitForThumb(page)
  })
  test('no slip of money is cut at the edge of the screen (STAF-18)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await signInAs(page, traded.url, 'finance')
    for (const tab of ['payouts', 'disputes', 'refunds', 'papers', 'fees']) {
      await page.goto(`${traded.url}/admin/money/${tab}`)
      await expect(page.getByRole('rowheader').first(), tab).toBeVisible()
      await expect(page.locator('[aria-busy=true]'), tab).toHaveCount(0)
      expect(await cutTables(page), tab).toEqual([])
    }
  })
})

/** Names of tables of which a part is to be pushed into view. */
const cutTables = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables
        .filter(({ parentElement: held }) => held!.scrollWidth > held!.clientWidth)
        .map((table) => table.querySelector('caption')!.textContent),
    )

/** Nothing scrolls sideways, and each target is 48 px wide and high, with the filters opened too. */
async function expectFitForThumb(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => horizontalOverflow(page)).toEqual([])
  const filters = page.getByRole('button', { name: 'Filters', expanded: false })
  if (await filters.isVisible()) await filters.tap()
  expect(await smallTargets(page, 48)).toEqual([])
}
