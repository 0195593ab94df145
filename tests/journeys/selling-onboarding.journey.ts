import type { Browser, Page } from '@playwright/test'
import type { Order } from '../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { answerWelcomeGate } from '../support/pages/answer-welcome-gate.ts'
import { awaitEveryPage } from '../support/pages/await-running.ts'
import { callShop, newBuyer } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { registerConfirmed, signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { runningShop } from '../support/shops/start-shop-process.ts'

type Session = Parameters<typeof storeSession>[1]
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
const root = '/sell/spile-and-shive'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A browser of this person's own, as wide as their screen. */
async function openAs(browser: Browser, shop: string, session: Session, viewport = phone): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop, viewport })
  awaitEveryPage(context)
  await context.addInitScript(answerWelcomeGate)
  await storeSession(context, session)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

async function isWhole(page: Page): Promise<void> {
  await expectNoViolations(page)
  expect(await horizontalOverflow(page)).toEqual([])
}

/** Looks at what an act will do, and does it. */
async function seeAndDo(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'See what happens' }).press('Enter')
  await dialog.getByRole('button', { name, exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** On a phone: the form, as far as the sentence that it is being looked at. */
async function apply(page: Page): Promise<void> {
  await page.goto('/sell')
  await page.getByRole('link', { name: 'Sell on Dray' }).first().click()
  const typed = {
    'Name of the brewery': 'Spile and Shive',
    'Legal name': 'Spile and Shive Brewing Ltd',
    'AWRS number': 'XAAW00000555666',
    'VAT number (optional)': 'GB 980 7806 84',
    'Street and number': '3 Cooperage Lane',
    'Town or city': 'Leith',
    Postcode: 'EH6 6JJ',
    Contact: 'Nell Cooper',
    'Email address for orders': 'orders@spile.example',
    Phone: '0131 496 0777',
  }
  for (const [label, text] of Object.entries(typed))
    await main(page)
      .getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))
      .fill(text)
  await page.getByLabel('Mostly by').selectOption({ label: 'Our own van' })
  await isWhole(page)
  await button(page, 'Send the application').press('Enter')
  await expect(page.getByText('Your application is being looked at.')).toBeVisible()
  await isWhole(page)
}

/** At a desk, by keyboard: from the worklist to a brewery that is taken on. */
async function takeOn(page: Page): Promise<void> {
  await page.goto('/admin')
  await main(page)
    .getByRole('link', { name: /Spile and Shive/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Spile and Shive', level: 1 })).toBeVisible()
  await isWhole(page)
  await button(page, 'Take it on').press('Enter')
  await seeAndDo(page, 'Take Spile and Shive on')
  await expect(page.getByRole('link', { name: 'Its page as a brewery' })).toBeVisible()
}

/** What was seen in HMRC's register, with its evidence. */
async function recordAwrs(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Its page as a brewery' }).press('Enter')
  await button(page, 'Record an AWRS look-up').press('Enter')
  await page.getByLabel('AWRS number').fill('XAAW00000555666')
  await page.getByLabel('The register says').selectOption({ label: 'Approved' })
  await page.getByLabel('Name on the register').fill('Spile and Shive Brewing Ltd')
  await page.getByLabel('Or what the page says').fill('Approved. Spile and Shive Brewing Ltd.')
  await isWhole(page)
  await seeAndDo(page, 'Record the look-up')
}

/** The owner gives what is missing: papers and the agreement. */
async function giveConditions(page: Page): Promise<void> {
  await page.goto(root)
  await expect(page.getByRole('heading', { name: 'Before you take orders' })).toBeVisible()
  await isWhole(page)
  await page.goto(`${root}/settings?tab=papers`)
  await page.getByLabel('Your name').fill('Nell Cooper')
  await isWhole(page)
  await button(page, 'Accept the agreement').press('Enter')
  await expect(page.getByText(/accepted by Nell Cooper/)).toBeVisible()
}

/** A first beer is described; Dray approves it. */
async function describeBeer(page: Page): Promise<void> {
  await page.goto(`${root}/beers/new`)
  await page.getByLabel(/^Name/).fill('Cooper’s Dozen')
  await page.getByLabel(/^Style/).selectOption({ index: 1 })
  await page.getByLabel('ABV in percent').fill('4.2')
  await isWhole(page)
  await button(page, 'See what happens').press('Enter')
  await main(page)
    .getByRole('button', { name: /Cooper’s Dozen|Send|Ask/ })
    .last()
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Cooper’s Dozen', level: 1 })).toBeVisible()
}

async function approveBeer(page: Page): Promise<void> {
  await page.goto('/admin/catalogue')
  await main(page)
    .getByRole('link', { name: /Cooper’s Dozen/ })
    .first()
    .press('Enter')
  await button(page, 'Approve').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve Cooper’s Dozen' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Size, price and stock; then it is sold. */
async function stockBeer(page: Page): Promise<void> {
  await page.reload()
  await button(page, 'Add a size').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('9g Cask (Firkin)')
  await dialog.getByLabel('Kind').selectOption('cask')
  await dialog.getByLabel('Litres of one').fill('40.9')
  await isWhole(page)
  await dialog.getByRole('button', { name: 'Add the size' }).click()
  await button(page, /^Set a price/).click()
  await dialog.getByLabel('New price ex VAT, in pounds').fill('92.00')
  await seeAndDo(page, /^Set £92\.00/)
  await page.goto(`${root}/stock`)
  await button(page, /^Cooper’s Dozen, /).click()
  await dialog.getByRole('button', { name: 'Made' }).click()
  await dialog.getByLabel('Units made').fill('12')
  await seeAndDo(page, 'Made: 12 units')
  await isWhole(page)
  await page.goto(`${root}/beers`)
  await main(page)
    .getByRole('link', { name: /Cooper’s Dozen/ })
    .first()
    .click()
  await button(page, /^Sell online/).click()
  await dialog.getByRole('button', { name: 'Sell 9g Cask (Firkin) online' }).click()
  await expect(dialog).toHaveCount(0)
}

test.describe.configure({ timeout: 400_000 })

test('a brewery applies, is taken on and cleared, stocks a first beer and gets its first order (NOTE-13, NOTE-14, SELL-01)', async ({
  browser,
  shop,
}) => {
  const applicant = await registerConfirmed(shop)
  const owner = await openAs(browser, shop, applicant)
  const staff = await openAs(
    browser,
    shop,
    await signInElsewhere(shop, 'operations@dray.example', 'pallets by three'),
    desk,
  )
  await apply(owner)
  await takeOn(staff)
  await giveConditions(owner)
  await recordAwrs(staff)
  await owner.goto(root)
  await expect(owner.getByRole('heading', { name: 'Before you take orders' })).toHaveCount(0)
  // By the bell: between nine and seven the mail waits (NOTE-06)
  await button(owner, /^Notices/).press('Enter')
  await expect(owner.getByText('Spile and Shive can take orders.')).toBeVisible()
  await expectNoViolations(owner)
  await owner.keyboard.press('Escape')
  await describeBeer(owner)
  await approveBeer(staff)
  await stockBeer(owner)

  const buyer = await newBuyer(runningShop(shop), [{ words: 'Cooper’s Dozen', quantity: 2 }])
  const pub = await openAs(browser, shop, buyer, desk)
  await pub.goto('/shop?search=Cooper%E2%80%99s%20Dozen')
  await expect(main(pub).getByText('Cooper’s Dozen').first()).toBeVisible()
  const answer = await fetch(`${shop}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ contact: checkoutContact, payment: 'card' }),
  })
  expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([201, ''])
  const { number } = (await answer.json()) as Order
  await callShop(shop, `/api/orders/${number}/payment`, { token: sandboxTokens.success }, buyer)
  await owner.goto(root)
  await expect(owner.getByRole('link', { name: number })).toBeVisible()
  await isWhole(owner)
  await owner.getByRole('link', { name: number }).click()
  await button(owner, 'Accept').click()
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept £/ })
    .click()
  await expect(owner.getByRole('dialog')).toHaveCount(0)
  await pub.goto(`/account/orders/${number}`)
  await expect(main(pub).getByText('Spile and Shive confirmed its part')).toBeVisible()
})
