import type { Page, Route } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const brewery = '/sell/learmonth-basin'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const signInAsBrewer = async (page: Page, shop: string) =>
  storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

async function openRefusal(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await button(page, 'Refuse').click()
  return page.getByRole('dialog', { name: /^Refuse: / })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what was typed into an action is there again after a reload, for its order alone (SELL-25)', async ({
    page,
    shop,
  }) => {
    const [{ number }, other] = [await placeFirkins(shop), await placeFirkins(shop)]
    await signInAsBrewer(page, shop)
    await page.goto(`${brewery}/orders/${number}`)
    const dialog = await openRefusal(page)
    await dialog.getByLabel('No stock').check()
    await dialog.getByLabel('Message to the pub').fill('The last firkins leaked.')
    await page.reload()
    await openRefusal(page)
    await expect(dialog.getByText('What you typed before is here again. It is not sent yet.')).toBeVisible()
    await expect(dialog.getByLabel('No stock')).toBeChecked()
    await expect(dialog.getByLabel('Message to the pub')).toHaveValue('The last firkins leaked.')
    await expect.poll(() => horizontalOverflow(page)).toEqual([])

    await page.goto(`${brewery}/orders/${other.number}`)
    await openRefusal(page)
    await expect(dialog.getByLabel('Message to the pub')).toHaveValue('')

    await page.goto(`${brewery}/orders/${number}`)
    await openRefusal(page)
    await button(page, 'Start afresh').click()
    await expect(dialog.getByLabel('Message to the pub')).toHaveValue('')
    await expect(dialog.getByText('What you typed before')).toHaveCount(0)
    await page.reload()
    await openRefusal(page)
    await expect(dialog.getByLabel('Message to the pub')).toHaveValue('')
  })

  test('an action whose answer was lost is sent again by the page after a reload, and done once (SELL-25, SELL-29)', async ({
    page,
    shop,
    context,
  }) => {
    await signInAsBrewer(page, shop)
    await page.goto(`${brewery}/stock?q=towpath%20firkin`)
    await button(page, /^Towpath Bitter, /).click()
    const dialog = page.getByRole('dialog')
    const onHand = dialog.locator('dd').first()
    const before = Number(await onHand.textContent())
    await dialog.getByRole('button', { name: 'Made' }).click()
    await dialog.getByLabel('Units made').fill('7')
    await button(page, 'Review').click()
    const keys: string[] = []
    const loseAnswer = async (route: Route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? 'none')
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/sell/learmonth-basin/stock?digest=*', loseAnswer)
    await button(page, 'Made: 7 units').click()
    await expect(dialog.getByText('This is waiting for a signal.')).toBeVisible()
    await page.reload()
    const strip = page.getByRole('main').getByText('‘Made: 7 units’ is waiting for a signal.')
    await expect(strip).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await button(page, /^Towpath Bitter, /).click()
    await dialog.getByRole('button', { name: 'Made' }).click()
    await expect(
      dialog.getByText('‘Made: 7 units’ is sent once there is one', { exact: false }),
    ).toBeVisible()
    await expect(dialog.getByLabel('Units made')).toHaveCount(0)
    await button(page, 'Close').click()

    await page.unroute('**/api/sell/learmonth-basin/stock?digest=*')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByText('‘Made: 7 units’ is done.').first()).toBeVisible()
    await expect(strip).toHaveCount(0)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    await page.reload()
    await button(page, /^Towpath Bitter, /).click()
    await expect(onHand).toHaveText(String(before + 7))
    await expect(dialog.getByText('Made: on hand +7')).toHaveCount(1)
    await expect.poll(() => storedTexts(page)).not.toContain('dray-console-acts')
  })

  test('an action that the shop refuses later says so, and is not sent again (SELL-25)', async ({
    page,
    shop,
    context,
  }) => {
    const { number, part } = await placeFirkins(shop)
    await signInAsBrewer(page, shop)
    await page.goto(`${brewery}/orders/${number}`)
    await button(page, 'Accept').click()
    const take = `**/api/sell/learmonth-basin/orders/${part}/accept?digest=*`
    await page.route(take, (route) => route.abort())
    await button(page, /^Accept £/).click()
    await expect(page.getByText('This is waiting for a signal.')).toBeVisible()
    await button(page, 'Close').click()
    await expect(page.getByText(/^‘Accept £[\d.,]+’ is waiting for a signal\.$/)).toBeVisible()
    await page.route(take, (route) =>
      route.fulfill({ status: 409, json: { code: 'not_possible', message: 'The pub has cancelled it.' } }),
    )
    await context.setOffline(true)
    await context.setOffline(false)
    const refusal = page.getByRole('alert').filter({ hasText: /was not done\./ })
    await expect(refusal).toContainText('The pub has cancelled it.')
    await expect(refusal.getByRole('link')).toHaveAttribute('href', `${brewery}/orders/${number}`)
    await expectNoViolations(page)
    await refusal.getByRole('button', { name: 'Dismiss' }).click()
    await expect(refusal).toHaveCount(0)
    await page.reload()
    await expect(button(page, 'Accept')).toBeVisible()
    await expect(page.getByText('is waiting for a signal')).toHaveCount(0)
  })
})

test('bank details are never stored, and signing out takes every draft along (SELL-25)', async ({
  page,
  shop,
}) => {
  await signInAsBrewer(page, shop)
  await page.route('**/api/sell/learmonth-basin/money', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), account: null } })
  })
  await page.goto(`${brewery}/money`)
  await button(page, 'Say where you are paid').click()
  await page.getByLabel('Account number').fill('31926819')
  await page.getByLabel('Name on the account').fill('Learmonth Basin Brewery')
  await page.getByLabel('Sort code').fill('20-00-00')
  await button(page, 'Review').click()
  await expect(button(page, 'Pay into this account')).toBeVisible()
  await expect.poll(() => storedTexts(page)).not.toContain('31926819')
  await button(page, 'Back').click()
  await expect(page.getByLabel('Account number')).toHaveValue('31926819')
  await button(page, 'Close').click()
  const { number } = await placeFirkins(shop)
  await page.goto(`${brewery}/orders/${number}`)
  const dialog = await openRefusal(page)
  await dialog.getByLabel('Message to the pub').fill('No malt.')
  await expect.poll(() => storedTexts(page)).toContain('No malt.')
  await button(page, 'Close').click()
  await page.getByRole('banner').getByRole('button', { name: 'Jan Mason' }).click()
  await button(page, 'Sign out').click()
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
  await expect.poll(() => storedTexts(page)).not.toContain('dray-console')
})
