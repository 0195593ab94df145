import type { StandingOrders } from '../../shared/api/standing-orders-api.ts'
import { addDays, londonDay } from '../../shared/working-time/working-time.ts'
import { tradeApplication } from '../support/builders/trade-application.ts'
import { callShop, newBuyer } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test('a standing order is made of the basket, previewed, skipped, paused and ended (STAND-01)', async ({
  page,
  shop,
  shopProcess,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const client = await newBuyer(shopProcess, [{ words: 'Towpath Bitter firkin', quantity: 2 }])
  await callShop(shop, '/api/account/trade', tradeApplication, client, 'PUT')
  await storeSession(page, client)
  await page.goto('/account/standing-orders')
  await page.getByRole('link', { name: 'Make one from your basket' }).click()
  await expect(page.getByText('It orders the one line of your basket, which stays as it is.')).toBeVisible()
  await page.getByLabel('Name').fill('Friday’s casks')
  await page.getByLabel('How often').selectOption('Every 2 weeks')
  await page.getByLabel('When a brewery cannot send everything').selectOption('Send what there is')
  await page.getByLabel('First day').fill(addDays(londonDay(new Date()), 2))
  await page.getByRole('button', { name: 'Make the standing order' }).click()
  await expect(page.getByRole('heading', { name: 'Friday’s casks' })).toBeVisible()
  await expect(page.getByText(/^Every 2 weeks · The Tap, Leeds · By card/)).toBeVisible()

  // Its cut-off is less than three days away: the shop previews it within seconds.
  const next = page.getByRole('region', { name: 'Next one' })
  await expect(async () => {
    await page.reload()
    await expect(next.getByText('Previewed')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expect(next.getByText('Total inc VAT')).toBeVisible()
  await expect(next.getByRole('button', { name: 'Confirm and pay' })).toBeVisible()
  await expect.poll(() => horizontalOverflow(page)).toEqual([])
  await next.getByRole('button', { name: 'Skip this one' }).click()
  await expect(page.getByRole('region', { name: 'Before' }).getByText('Skipped')).toBeVisible()

  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByText('End it for good?')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  const { standingOrders } = (await callShop(
    shop,
    '/api/standing-orders',
    undefined,
    client,
  )) as StandingOrders
  expect(standingOrders).toMatchObject([{ state: 'ended', rhythmWeeks: 2, wish: 'send_what_you_have' }])
})
