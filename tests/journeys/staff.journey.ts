import type { Page } from '@playwright/test'
import type { SignedIn } from '../../shared/api/accounts-api.ts'
import type { Order } from '../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { callShop, newBuyer } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { staffSecrets, type DemoStaff } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { runningShop } from '../support/shops/start-shop-process.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

const keyed = async (shop: string, path: string, body: object, client: SignedIn) => {
  const answer = await fetch(shop + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${client.token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** An order of the demo brewery that could not be delivered, which waits for the staff. */
async function failedDelivery(shop: string) {
  const buyer = await newBuyer(runningShop(shop), [{ words: 'Towpath Bitter firkin', quantity: 2 }])
  const placed = (await keyed(
    shop,
    '/api/orders',
    { contact: checkoutContact, payment: 'card' },
    buyer,
  )) as Order
  await callShop(shop, `/api/orders/${placed.number}/payment`, { token: sandboxTokens.success }, buyer)
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  const { number, consignments } = placed
  const part = consignments[0]!.id
  const step = (verb: string, body: object = {}) =>
    keyed(shop, `/api/sell/learmonth-basin/orders/${part}/${verb}`, body, brewer)
  await step('accept')
  await step('dispatch')
  await step('not-delivered', { reason: 'Nobody was there' })
  return { number, arrive: () => step('deliver', { receivedBy: 'Morag Bell' }) }
}

async function signInAs(page: Page, shop: string, who: DemoStaff): Promise<void> {
  await storeSession(page, await signInElsewhere(shop, `${who}@dray.example`, staffSecrets[who]))
}

test('the footer leads staff to their worklist by way of signing in, and others to nothing (STAF-01, HEAD-58)', async ({
  page,
  shop,
}) => {
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
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a row of the worklist is taken, put off, and leaves with its cause (STAF-02, STAF-03, STAF-04)', async ({
    page,
    shop,
  }) => {
    const { number, arrive } = await failedDelivery(shop)
    await signInAs(page, shop, 'operations')
    await page.goto('/admin')
    const about = `A delivery failed: ${number}, Learmonth Basin Brewery.`
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row.getByRole('rowheader')).toHaveText(about)
    await expect(row.getByText('Not delivered')).toBeVisible()
    await expectNoViolations(page)
    expect(await horizontalOverflow(page)).toEqual([])
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
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  test('the worklist is narrowed by kind and person, and a sent link shows the same (STAF-02)', async ({
    page,
    shop,
  }) => {
    const { number } = await failedDelivery(shop)
    await signInAs(page, shop, 'support')
    await page.goto('/admin')
    await page.getByLabel('Kind').selectOption('Not delivered')
    await page.getByLabel('Taken by').selectOption('Nobody')
    await page.getByLabel('Search', { exact: true }).fill(number)
    await page.getByLabel('Search', { exact: true }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${number}&kind=drop_failed&taken=nobody`))
    await expect(page.getByText('1 row', { exact: true })).toBeVisible()
    await expectNoViolations(page)
    await page.goto(`/admin?q=${number}&taken=me`)
    await expect(page.getByRole('heading', { name: 'No row fits.' })).toBeVisible()
  })

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
    await expect(page.getByText('Nobody was there')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Delivered for Learmonth Basin Brewery' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `Delivered for Learmonth Basin Brewery: ${number}` })
    await dialog.getByLabel('Who took it in?').fill('Morag Bell')
    await dialog.getByRole('button', { name: 'See what happens' }).press('Enter')
    await expect(dialog.getByText('Say why you act for Learmonth Basin Brewery.')).toBeVisible()
    await dialog.getByLabel('Why do you act for').fill('The driver rang from the pub.')
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'See what happens' }).press('Enter')
    await dialog.getByRole('button', { name: /^Delivered: 2 units for Learmonth Basin/ }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/Tam Rowe of Dray, for Learmonth Basin Brewery/)).toBeVisible()
    await expect(page.getByText('Why: The driver rang from the pub.')).toBeVisible()

    await page.goto(`/admin/audit?q=${number}`)
    await expect(page.getByText('‘The driver rang from the pub.’')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('link', { name: /^Delivered \d/ }).click()
    await page.getByLabel('Search', { exact: true }).fill(number)
    await page.getByLabel('Search', { exact: true }).press('Enter')
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await expectNoViolations(page)
    expect(await horizontalOverflow(page)).toEqual([])
    await page.setViewportSize(phone)
    await expect(page.getByLabel('Postcode begins')).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Postcode begins').fill('ZZ')
    await page.getByLabel('Postcode begins').press('Enter')
    await expect(page.getByRole('heading', { name: 'No order fits.' })).toBeVisible()
    expect(await horizontalOverflow(page)).toEqual([])
    await page.goto(`/admin/orders/${number}`)
    await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible()
    expect(await horizontalOverflow(page)).toEqual([])
    await expectNoViolations(page)
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
