import type { Page } from '@playwright/test'
import { tradeApplication } from '../support/builders/trade-application.ts'
import { awaitBasket } from '../support/pages/await-running.ts'
import { type Buyer, callShop, newBuyer, putIntoCart } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { mailedLink, subjectsTo } from '../support/pages/mail-box.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { keyedCall, pageOf } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test('a pub company grows from an application to an approved order of its second site (BIZ-02, BIZ-03, BIZ-04, BIZ-06, BIZ-07)', async ({
  page,
  browser,
  shop,
  shopProcess,
}) => {
  test.slow()
  // A shop at a local address approves each application at once.
  const [owner, buyer, approver] = [
    await newBuyer(shopProcess, []),
    await newBuyer(shopProcess, []),
    await newBuyer(shopProcess, []),
  ]
  const site = { ...tradeApplication, businessName: 'The Ferry Landing' }
  await keyedCall(shop, '/api/account/business/sites', site, owner)

  await storeSession(page, owner)
  await page.goto('/account/settings/business')
  await expect(page.getByText('The Ferry Landing').first()).toBeVisible()
  await invite(page, approver, 'approver')
  await invite(page, buyer, 'buyer')
  const buyers = await pageOf(browser, shop, buyer)
  await join(buyers, await mailedLink(shopProcess, buyer.email, inviteSubject))
  await expect(buyers.getByRole('button', { name: /The Ferry Landing/ }).first()).toBeVisible()
  const token = (await mailedLink(shopProcess, approver.email, inviteSubject)).split('#token=')[1]
  await keyedCall(shop, '/api/join', { token }, approver)

  await page.reload()
  await expectWidths(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Order limit of/ }).click()
  await page.getByRole('textbox', { name: 'Per order, £' }).fill('150')
  await page.getByRole('button', { name: 'Save limit' }).click()
  await expect(page.getByText('Orders up to £150.00 each ex VAT without approval')).toBeVisible()

  const session = await signInElsewhere(shop, buyer.email)
  await putIntoCart(shop, session, [{ words: 'Towpath Bitter firkin', quantity: 3 }])
  await buyers.goto('/checkout')
  await awaitBasket(buyers)
  await expect(
    buyers.getByText(/^Above your limit of £150\.00 per order, ex VAT: .+ approves it\./),
  ).toBeVisible()
  await expectWidths(buyers)
  await buyers.getByRole('button', { name: 'Request order' }).click()
  await expect(buyers.getByText('Your order is requested.')).toBeVisible()
  await expect(buyers.getByText('Waiting for approval')).toBeVisible()
  await expectWidths(buyers)
  await expectNoViolations(buyers)

  const asked = async () =>
    (await subjectsTo(shopProcess, approver.email)).find((each) => each.startsWith('Approve an order'))
  await expect.poll(asked).toBeDefined()
  const link = await mailedLink(shopProcess, approver.email, (await asked())!)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const mailed = await plain.newPage()
  await mailed.goto(link)
  await expect(mailed.getByRole('heading', { name: 'Approve this order?' })).toBeVisible()
  await mailed.getByRole('button', { name: /^Approve £/ }).click()
  await mailed.goto(link)
  await expect(mailed.getByRole('heading', { name: 'The order is placed' })).toBeVisible()
  await plain.close()

  await buyers.reload()
  await expect(buyers.getByText('Approved', { exact: true })).toBeVisible()
  const approving = await signInElsewhere(shop, approver.email)
  const { orders } = (await callShop(shop, '/api/orders', undefined, approving)) as { orders: object[] }
  expect(orders).toHaveLength(1)
  expect((await callShop(shop, '/api/orders', undefined, owner)) as object).toMatchObject({ total: 0 })
})

const inviteSubject = 'Join The Ferry Landing (The Tap Ltd) on Dray'

async function invite(page: Page, { email }: Buyer, role: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Invite a person' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('combobox', { name: 'Role' }).selectOption(role)
  await form.getByRole('combobox', { name: 'Site' }).selectOption({ label: 'The Ferry Landing' })
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: /^Join as/ }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/join'))
}

/** A narrow phone and a desk, neither of which scrolls sideways. */
async function expectWidths(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => horizontalOverflow(page)).toEqual([])
  }
}
