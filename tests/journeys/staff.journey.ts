import { newBuyer } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { keyedCall, paidOrder, signInAs, staffSecrets } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { runningShop } from '../support/shops/start-shop-process.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

/** An order of the demo brewery that could not be delivered, which waits for the staff. */
async function failedDelivery(shop: string) {
  const { number, parts } = await paidOrder(shop)
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  const step = (verb: string, body: object = {}) =>
    keyedCall(shop, `/api/sell/learmonth-basin/orders/${parts[0]}/${verb}`, body, brewer)
  await step('accept')
  await step('dispatch')
  await step('not-delivered', { reason: 'No one was there' })
  return { number, arrive: () => step('deliver', { receivedBy: 'Morag Bell' }) }
}

test(
  'the footer leads staff to their worklist by way of signing in, and others to nothing (STAF-01, HEAD-58)',
  { tag: '@core' },
  async ({ page, shop }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email address').fill('support@dray.example')
    await page.getByRole('textbox', { name: 'Password' }).fill(staffSecrets.support)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { name: 'Worklist' })).toBeVisible()
    await expect(page.getByText('Demo shop: the second factor is off.')).toBeVisible()

    const buyer = await newBuyer(runningShop(shop), [])
    await storeSession(page, buyer)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'There is nothing here for you' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Staff' })).toHaveCount(0)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test(
    'a row of the worklist is taken, put off, and leaves with its cause (STAF-02, STAF-03, STAF-04)',
    { tag: '@core' },
    async ({ page, shop }) => {
      const { number, arrive } = await failedDelivery(shop)
      await signInAs(page, shop, 'operations')
      await page.goto('/admin')
      const about = `A delivery failed: ${number}, Learmonth Basin Brewery.`
      const row = page.getByRole('row').filter({ hasText: number })
      await expect(row.getByRole('rowheader')).toHaveText(about)
      await expect(row.getByText('Not delivered')).toBeVisible()
      await expect.poll(() => horizontalOverflow(page)).toEqual([])
      await row.getByRole('button', { name: /^Take/ }).click()
      await expect(row.getByText('You', { exact: true })).toBeVisible()
      await row.getByRole('button', { name: /^Snooze/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Snooze' })
      await expect(dialog.getByText(about)).toBeVisible()
      await dialog.getByRole('button', { name: 'Snooze' }).click()
      await expect(dialog.getByText('Say why it can wait.')).toBeVisible()
      await expectNoViolations(page)
      await dialog.getByLabel('Why can it wait?').fill('They ring back tomorrow.')
      await dialog.getByRole('button', { name: 'Snooze' }).click()
      await expect(row).toHaveCount(0)
      await page.getByRole('link', { name: /^Snoozed/ }).click()
      await expect(row.getByText(/by Tam Rowe: ‘They ring back tomorrow.’/)).toBeVisible()
      await row.getByRole('button', { name: /^Show again/ }).click()
      await page.getByRole('link', { name: /^Mine/ }).click()
      await expect(row).toBeVisible()
      await arrive()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'You have taken nothing.' })).toBeVisible()
    },
  )
})

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  test('operations act for a brewery on the telephone: shown first, with a reason, named in the history (STAF-08, STAF-09, STAF-10)', async ({
    page,
    shop,
  }) => {
    const { number } = await failedDelivery(shop)
    await signInAs(page, shop, 'operations')
    await page.goto('/admin')
    await page.getByRole('link', { name: `Open ${number}` }).press('Enter')
    await expect(page).toHaveURL(`/admin/orders/${number}`)
    await expect(page.getByRole('heading', { name: 'Learmonth Basin Brewery' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible()
    await expect(page.getByText('No one was there')).toBeVisible()
    await page.getByRole('button', { name: 'Delivered for Learmonth Basin Brewery' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `Delivered for Learmonth Basin Brewery: ${number}` })
    await dialog.getByLabel('Who took it in?').fill('Morag Bell')
    await dialog.getByRole('button', { name: 'Review', exact: true }).press('Enter')
    await expect(dialog.getByText('Say why you act for Learmonth Basin Brewery.')).toBeVisible()
    await dialog.getByLabel('Why do you act for').fill('The driver rang from the pub.')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Review', exact: true }).press('Enter')
    await dialog.getByRole('button', { name: /^Delivered: 2 units for Learmonth Basin/ }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/Tam Rowe of Dray, for Learmonth Basin Brewery/)).toBeVisible()
    await expect(page.getByText('Why: The driver rang from the pub.')).toBeVisible()

    await page.goto(`/admin/audit?q=${number}`)
    await expect(page.getByText('‘The driver rang from the pub.’')).toBeVisible()
    await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('link', { name: /^Delivered \d/ }).click()
    await page.getByLabel('Search', { exact: true }).fill(number)
    await page.getByLabel('Search', { exact: true }).press('Enter')
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await page.setViewportSize(phone)
    await expect(page.getByLabel('Postcode begins')).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Postcode begins').fill('ZZ')
    await page.getByLabel('Postcode begins').press('Enter')
    await expect(page.getByRole('heading', { name: 'No order fits.' })).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
    await page.goto(`/admin/orders/${number}`)
    await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible()
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
  })
})

test('a screen that cannot be drawn says so, and leads on to the next', async ({ page, shop }) => {
  await page.setViewportSize(desk)
  await signInAs(page, shop, 'admin')
  await page.route('**/api/admin/buyers*', (route) => route.fulfill({ json: { rows: [null], views: null } }))
  await page.goto('/admin/buyers')
  await expect(page.getByText('This part of the page could not be shown.')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Groups' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
  await expect(page.getByText('This part of the page could not be shown.')).toHaveCount(0)
  await expect(page.getByRole('table')).toBeVisible()
})
