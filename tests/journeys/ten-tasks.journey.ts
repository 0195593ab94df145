import type { Page } from '@playwright/test'
import { answerWelcomeGate } from '../support/pages/answer-welcome-gate.ts'
import { callShop, cards, newBuyer } from '../support/pages/buyer.ts'
import { countTaps } from '../support/pages/count-taps.ts'
import { reviewCards, takeBeer } from '../support/pages/reviewed-beers.ts'
import { bodyField, good, post } from '../support/pages/review-writing-page-object.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInConfirmed } from '../support/pages/signed-in.ts'
import { paidOrder } from '../support/pages/staff-orders.ts'
import { tapCard } from '../support/pages/tap-card.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'
import type { Shop } from '../support/shops/start-shop-process.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A buyer with a paid order of cans, of which the shop has plenty. */
const buyerOfCans = async (shop: Shop) =>
  (await paidOrder(shop.url, { words: 'Galena 24 x 440ml can' })).buyer

test('a Yorkshire bitter in a pin is found within three taps (S-09)', { tag: '@core' }, async ({ page }) => {
  const { tap, taps } = countTaps()
  await page.goto('/')
  await tap(page.getByRole('banner').getByRole('button', { name: 'Search' }))
  await page.getByLabel('Search beers, breweries and groups').fill('yorkshire bitter pin')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bitter in pins from Yorkshire' })).toBeVisible()
  await expect(page.locator('main article').filter({ hasText: 'Pin' }).first()).toBeVisible()
  // The key that sends a search is a tap on a phone
  expect(taps() + 1).toBeLessThanOrEqual(3)
})

test(
  'the last order is in the basket again within three taps (OPEN-24)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    const { tap, taps } = countTaps()
    await storeSession(page, await buyerOfCans(shopProcess))
    await page.goto('/account/overview')
    await tap(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Order again/ })
        .first(),
    )
    const drawer = page.getByRole('dialog', { name: 'Shopping Basket' })
    await expect(drawer.getByRole('link', { name: 'Galena' })).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(3)
  },
)

test(
  'when the beer comes is on the first screen of the account, without a tap (OPEN-25)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    await storeSession(page, await buyerOfCans(shopProcess))
    await page.goto('/account/overview')
    const next = page.getByRole('region', { name: 'Next delivery' })
    const day = next.getByText(/([Aa]rrives|with you by) \w{3} \d+ \w{3}/).first()
    await expect(day).toBeVisible()
    await expect(day).toBeInViewport({ ratio: 1 })
  },
)

const cellar = {
  label: 'Cellar',
  recipient: 'Ada Lovelace',
  street: '3 Hop Lane',
  apartment: null,
  town: 'Edinburgh',
  postcode: 'EH1 1AA',
  phone: '0131 496 0000',
}
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Basket' })
const basket = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ })
const lines = (page: Page) => page.getByRole('main').getByRole('spinbutton')

test(
  'a pallet of three breweries is paid within twenty taps of the group’s page (GRP-08, GCHK-08)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    const phone = countTaps()
    const { tap, taps } = phone
    const buyer = await newBuyer(shopProcess, [])
    await callShop(shopProcess.url, '/api/account/addresses', cellar, buyer)
    await storeSession(page, buyer)
    await page.goto('/groups/forth-crossing')
    await tap(page.getByRole('link', { name: 'See the beers' }))
    const breweries = ['Learmonth Basin Brewery', 'Quilts Wynd', 'Damask']
    for (const brewery of breweries) {
      const card = page.locator('main article').filter({ hasText: brewery })
      await tap(card.getByRole('button', { name: /^Add .+ to basket$/, disabled: false }).first())
      if (brewery === breweries[0]) await tap(drawer(page).getByRole('button', { name: 'Close' }))
    }
    await tap(basket(page))
    await tap(drawer(page).getByRole('link', { name: /^Checkout group pallet/ }))
    await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
    await tapCard(page, phone, cards.good)
    await tap(page.getByRole('button', { name: 'Place group order' }))
    await expect(page).toHaveURL(/\/thanks$/)
    for (const brewery of breweries)
      await expect(page.getByRole('heading', { name: new RegExp(brewery) })).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(20)
  },
)

test(
  'an order from a chat is in the basket within six taps of the home page (SHOP-09)',
  { tag: '@core' },
  async ({ page }) => {
    const { tap, type, taps } = countTaps()
    await page.goto('/')
    await tap(page.getByRole('banner').getByRole('button', { name: 'Menu' }))
    await tap(page.getByRole('link', { name: 'Quick order' }).filter({ visible: true }).first())
    const pad = page.getByRole('textbox', { name: 'Your order' })
    await type(pad, 'Morning! Can I have\n2 firkins Towpath Bitter\n1 50l keg Shore Pilsner\nCheers, Meg')
    await tap(page.getByRole('button', { name: 'Find these items' }))
    await tap(page.getByRole('button', { name: 'Add 2 lines to basket' }))
    await expect(page.getByText('2 lines are in your basket.')).toBeAttached()
    expect(taps()).toBeLessThanOrEqual(6)
  },
)

test(
  'what is added without a connection is sent when it returns, without a tap more (C-53)',
  { tag: '@core' },
  async ({ page, context }) => {
    const { tap, taps } = countTaps()
    await page.goto('/shop')
    const add = page.getByRole('main').getByRole('button', { name: /^Add .+ to basket$/, disabled: false })
    await tap(add.first())
    await tap(drawer(page).getByRole('button', { name: 'Close' }))
    await context.setOffline(true)
    await tap(add.nth(1))
    await tap(basket(page))
    await expect(drawer(page)).toContainText('Waiting for a connection')
    await context.setOffline(false)
    await expect(drawer(page).getByText('Waiting for a connection')).toHaveCount(0)
    await expect(drawer(page).getByRole('spinbutton')).toHaveCount(2)
    expect(taps()).toBeLessThanOrEqual(4)
  },
)

/** Presses are gathered for a moment and sent together. */
async function hasSent(device: Page, press: () => Promise<void>): Promise<void> {
  const answered = device.waitForResponse(/\/api\/cart\/items\//)
  await press()
  await answered
}

test(
  'two devices of one account have one basket, each with one tap (C-53)',
  { tag: '@core' },
  async ({ page, browser, shopProcess }) => {
    const { tap, taps } = countTaps()
    const buyer = await newBuyer(shopProcess, [{ words: 'Galena 24 x 440ml can', quantity: 1 }])
    const other = await browser.newContext({ baseURL: shopProcess.url })
    await other.addInitScript(answerWelcomeGate)
    const laptop = await other.newPage()
    await storeSession(laptop, buyer)
    await storeSession(page, buyer)
    await page.goto('/cart')
    await laptop.goto('/cart')
    await expect(lines(laptop)).toHaveValue('1')
    await hasSent(page, () => tap(page.getByRole('main').getByRole('button', { name: 'One more' })))
    await expect(lines(page)).toHaveValue('2')
    await laptop.reload()
    await expect(lines(laptop)).toHaveValue('2')
    await hasSent(laptop, () => laptop.getByRole('main').getByRole('button', { name: 'One more' }).click())
    await expect(lines(laptop)).toHaveValue('3')
    await page.reload()
    await expect(lines(page)).toHaveValue('3')
    expect(taps()).toBe(1)
    await other.close()
  },
)

test(
  'a review is published within four taps of the beer’s page (REV-40)',
  { tag: '@core' },
  async ({ page, shop }) => {
    const { tap, type, taps } = countTaps()
    await signInConfirmed(page, shop)
    const { reviews } = await takeBeer(shop, 29)
    await page.goto(reviews)
    await tap(page.getByRole('form', { name: /^Review / }).getByRole('radio', { name: '4 stars' }))
    await type(bodyField(page), good)
    await tap(post(page))
    await expect(reviewCards(page).getByText(good)).toBeVisible()
    expect(taps()).toBeLessThanOrEqual(4)
  },
)

test(
  'a delivery address is changed within four taps of the account (OPEN-25)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    const { tap, type, taps } = countTaps()
    const buyer = await newBuyer(shopProcess, [])
    await callShop(shopProcess.url, '/api/account/addresses', cellar, buyer)
    await storeSession(page, buyer)
    await page.goto('/account/overview')
    await tap(page.getByRole('main').getByRole('link', { name: 'Details and addresses' }).last())
    await tap(page.getByRole('button', { name: 'Change Cellar' }))
    const street = page.getByRole('textbox', { name: /street/i }).first()
    await type(street, '4 Malt Row')
    await tap(page.getByRole('button', { name: 'Save address' }))
    await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('4 Malt Row')
    expect(taps()).toBeLessThanOrEqual(4)
  },
)

test(
  'the VAT invoice is on the phone within three taps of the account (OPEN-24)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    const { tap, taps } = countTaps()
    await storeSession(page, await buyerOfCans(shopProcess))
    await page.goto('/account/overview')
    await tap(page.getByRole('main').getByRole('link', { name: /DRAY-/ }).first())
    const download = page.waitForEvent('download')
    await tap(page.getByRole('button', { name: 'Documents as PDF' }))
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    expect(taps()).toBeLessThanOrEqual(3)
  },
)
