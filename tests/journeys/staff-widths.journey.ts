import type { Page } from '@playwright/test'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { brokenMoments } from '../support/pages/broken-moments.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { callShop } from '../support/pages/buyer.ts'
import { password } from '../support/pages/sessions.ts'
import { deliverOrder, paidOrder, signInAs } from '../support/pages/staff-orders.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const widths = Array.from({ length: 29 }, (_, step) => 320 + 40 * step)

/** The tables that are wider than their place, which cuts their last column. */
const cutTables = (page: Page): Promise<string[]> =>
  page
    .locator('section[tabindex="0"]:has(> table)')
    .evaluateAll((places) =>
      places
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((place) => place.getAttribute('aria-label') ?? ''),
    )

/** Every width from a phone's to a monitor's, in steps of 40 px: what overflows or is cut at any of them, and which moment breaks. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0)
      found.push(
        `${width} px: ${wide} px too wide, ${(await horizontalOverflow(page)).slice(0, 3).join(' ')}`,
      )
    found.push(...(await cutTables(page)).map((table) => `${width} px: '${table}' is cut`))
    found.push(...(await brokenMoments(page)).map((moment) => `${width} px: '${moment}' breaks`))
  }
  return found
}

test('no screen of the staff scrolls sideways, cuts a table or breaks a moment from 320 to 1440 px (STAF-24)', async ({
  page,
  shop,
}) => {
  test.slow()
  const order = await paidOrder(shop)
  await deliverOrder(shop, order)
  // System shows webhooks that are off.
  const wanted = { url: 'https://till.example/orders', events: ['document.issued'], password }
  const { id } = (await callShop(shop, '/api/account/webhooks', wanted, order.buyer)) as { id: string }
  await callShop(shop, `/api/account/webhooks/${id}/switch`, { isOn: false }, order.buyer, 'PUT')
  await signInAs(page, shop, 'admin')
  const screens = {
    worklist: staffPaths.worklist,
    orders: staffPaths.orders,
    order: staffPaths.order(order.number),
    pubs: staffPaths.buyers,
    pub: staffPaths.buyer(order.buyer.client.id),
    breweries: staffPaths.breweries,
    brewery: staffPaths.brewery('learmonth-basin'),
    groups: staffPaths.groups,
    group: staffPaths.group('forth-crossing'),
    payouts: '/admin/money/payouts',
    receivables: '/admin/money/receivables',
    reconcile: '/admin/money/reconcile',
    ledger: '/admin/money/ledger',
    shop: staffPaths.shop,
    hubs: staffPaths.shopEntry('hubs'),
    system: staffPaths.system,
    audit: staffPaths.audit,
  }
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0)
    expect(await faults(page), name).toEqual([])
  }
})
