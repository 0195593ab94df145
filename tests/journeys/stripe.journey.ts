import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { newBuyer, openCheckout, ordersOf, putIntoCart, typeDetails } from '../support/pages/buyer.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, watchShifts } from '../support/shops/shop-fixture.ts'
import { amountAtStripe, answerToBank, test, typeStripeCard } from '../support/shops/stripe-fixture.ts'

const towpath = { words: 'Towpath Bitter firkin', quantity: 1 }
const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  empty: '4000 0000 0000 9995',
  asksBack: '4000 0025 0000 3155',
}
const order = (page: Page) => page.getByRole('button', { name: 'Place order' })
const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ })
const card = (page: Page) => page.getByRole('group', { name: 'Card' })
const notPaid = (page: Page) => page.getByRole('alert').filter({ hasText: 'The order is not paid yet.' })

/** What the page was not allowed to do. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text())
  })
  return refused
}

test(
  'a card pays through Stripe, coming from the basket, and its number never reaches the shop (OPEN-37, CHK-21)',
  { tag: '@core' },
  async ({ page, shopProcess, stripe }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const buyer = await newBuyer(shopProcess, [towpath])
    const refused = watchPolicy(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(shopProcess.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    await storeSession(page, buyer)
    await page.goto('/cart')
    await page.getByRole('main').getByRole('link', { name: 'Check Out' }).click()
    await expect(page).toHaveURL('/checkout')
    await awaitBasket(page)
    await typeDetails(page)
    await expect(card(page).getByText('Test mode. No money moves')).toBeVisible()
    await typeStripeCard(page, cards.good)
    await order(page).click()
    await expect(page).toHaveURL(/\/thanks$/)
    await expect(page.getByText(/inc VAT is paid\.$/)).toBeVisible()
    const number = /DRAY-[^/]+/.exec(page.url())![0]
    const intents = [...stripe.books.intents.values()].filter(({ metadata }) => metadata['order'] === number)
    expect(intents.map(({ status }) => status)).toEqual(['succeeded'])
    expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
    expect(refused).toEqual([])
    expect(sent.some((text) => text.includes('ctoken_'))).toBe(true)
    for (const text of [...sent, ...stripe.bodies, shopProcess.log()])
      expect(text).not.toMatch(/4242[ +]?4242/)
  },
)

test('a declined card and an empty one can be followed by a good one, for the same order (OPEN-37)', async ({
  page,
  shopProcess,
  stripe,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  await typeDetails(page)
  await typeStripeCard(page, cards.declined)
  await order(page).click()
  await expect(page).toHaveURL(/\/payment$/)
  await expect(notPaid(page)).toContainText('Your bank declined the card. Please try another one.')
  await typeStripeCard(page, cards.empty)
  await pay(page).click()
  await expect(notPaid(page)).toContainText('There is not enough money on the card.')
  const shifts = await watchShifts(page)
  await page.reload()
  await typeStripeCard(page, cards.good)
  expect(await shifts()).toBe(0)
  await expectNoViolations(page)
  await pay(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
  const number = /DRAY-[^/]+/.exec(page.url())![0]
  const intents = [...stripe.books.intents.values()].filter(({ metadata }) => metadata['order'] === number)
  expect(intents).toHaveLength(1)
})

test('the bank asks in between: refused, left, after a reload, and passed (OPEN-37)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  const refused = watchPolicy(page)
  await openCheckout(page, buyer)
  await typeDetails(page)
  await typeStripeCard(page, cards.asksBack)
  await order(page).click()
  await answerToBank(page, 'Fail authentication')
  await expect(notPaid(page)).toContainText('Your bank could not confirm that it was you. Please try again.')
  await typeStripeCard(page, cards.asksBack)
  await pay(page).click()
  await expect(page.frameLocator('iframe[title="Your bank"]').getByRole('heading')).toHaveText('Is it you?')
  await page.reload()
  await answerToBank(page, 'Complete authentication')
  await expect(page).toHaveURL(/\/thanks$/)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
  expect(refused).toEqual([])
})

test('a bank that cannot be asked is asked again, not for ever (OPEN-37)', async ({
  page,
  context,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  await typeDetails(page)
  await context.route('https://api.stripe.com/**', (route) => route.abort())
  await typeStripeCard(page, cards.asksBack)
  await order(page).click()
  await expect(notPaid(page)).toContainText(
    'Your bank is still waiting for an answer. Pay again and it asks once more.',
  )
  await context.unroute('https://api.stripe.com/**')
  await typeStripeCard(page, cards.good)
  await pay(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
})

test('the sum at Stripe follows the basket, and the fields follow the theme (OPEN-37, C-44)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  await typeStripeCard(page, cards.good)
  const before = await amountAtStripe(page)
  await putIntoCart(shopProcess.url, buyer, [towpath])
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('dray:basket-refresh')))
  await expect.poll(() => amountAtStripe(page)).toBe(2 * before)
  const field = page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number')
  await expect(field).toHaveValue(cards.good)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(field).toHaveCSS('background-color', 'rgb(33, 27, 22)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(field).toHaveCSS('background-color', 'rgb(255, 252, 246)')
})
