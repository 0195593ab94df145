import type { Page, Route } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { callShop, newBuyer, openCheckout, ordersOf, typeDetails } from '../support/pages/buyer.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, expectNoViolations } from '../support/shops/shop-fixture.ts'
import { answerToBank, deliverWebhooks, test, typeStripeCard } from '../support/shops/stripe-fixture.ts'

const towpath = { words: 'Towpath Bitter firkin', quantity: 1 }
const good = '4242 4242 4242 4242'
const asksBack = '4000 0025 0000 3155'
const script = 'https://js.stripe.com/endive/stripe.js'
const holdBack = (route: Route) => route.abort()
const order = (page: Page) => page.getByRole('button', { name: 'Place order' })
const noForm = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The card form could not be loaded.' })
const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'Check this field' })

test('where Stripe’s script does not come nothing is ordered, there is a way out, and trying again helps (OPEN-37)', async ({
  page,
  context,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await context.route(script, holdBack)
  await openCheckout(page, buyer)
  await typeDetails(page)
  await expect(noForm(page)).toBeVisible()
  await expect(noForm(page).getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expectNoViolations(page)
  await order(page).click()
  await expect(problems(page)).toContainText(
    'The card form could not be loaded, so no card can be taken yet.',
  )
  expect(await ordersOf(shopProcess.url, buyer)).toBe(0)
  await context.unroute(script, holdBack)
  await noForm(page).getByRole('button', { name: 'Try again' }).click()
  await typeStripeCard(page, good)
  await expect(noForm(page)).toBeHidden()
  await order(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
})

test('a script that is slow is waited for, announced, and taken when it comes (OPEN-37)', async ({
  page,
  context,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await context.route(script, async (route) => {
    await held
    await route.fallback()
  })
  await page.clock.install()
  await openCheckout(page, buyer)
  await expect(page.getByText('Loading Stripe’s card form…')).toBeVisible()
  await order(page).click()
  await expect(page.getByText('The card form is still loading. Please wait a moment.')).toBeVisible()
  await page.clock.runFor(21_000)
  await expect(noForm(page)).toBeVisible()
  release()
  await typeStripeCard(page, good)
  await expect(noForm(page)).toBeHidden()
})

test('what is wrong with a card is listed, leads to its fields, and orders nothing (CHK-24, C-44)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  await typeDetails(page)
  await typeStripeCard(page, '')
  await order(page).click()
  await problems(page).getByRole('link', { name: 'Your card’s number is incomplete.' }).click()
  await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeFocused()
  expect(await ordersOf(shopProcess.url, buyer)).toBe(0)
})

test('without a connection no card is asked for, and with it again there is (OPEN-37)', async ({
  page,
  context,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  const methods = '**/api/orders/payment-methods'
  await page.route(methods, (route) => route.abort())
  await openCheckout(page, buyer)
  await expect(page.getByText('Cards cannot be taken without a connection.')).toBeVisible()
  await page.unroute(methods)
  await context.setOffline(true)
  await context.setOffline(false)
  await typeStripeCard(page, good)
  await page.route(methods, (route) => route.abort())
  await context.setOffline(true)
  await context.setOffline(false)
  await typeDetails(page)
  await order(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
})

test('a notice that is there before the page looks, and all of them again later, are one paid order (OPEN-37)', async ({
  page,
  shopProcess,
  stripe,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  await typeDetails(page)
  await typeStripeCard(page, asksBack)
  await order(page).click()
  await expect(page).toHaveURL(/\/payment$/)
  const number = /DRAY-[^/]+/.exec(page.url())![0]
  const ofOrder = () => stripe.webhooks().filter(({ payload }) => payload.includes(`"order":"${number}"`))
  const statuses: number[][] = []
  await page.route('**/payment', async (route) => {
    if (route.request().method() === 'POST') statuses.push(await deliverWebhooks(shopProcess, ofOrder()))
    await route.fallback()
  })
  await answerToBank(page, 'Complete authentication')
  await expect(page).toHaveURL(/\/thanks$/)
  expect(statuses).toEqual([[204, 204]])
  const again = [...ofOrder().toReversed(), ...ofOrder()]
  expect(await deliverWebhooks(shopProcess, again)).toEqual(again.map(() => 204))
  const { payment, history } = (await callShop(
    shopProcess.url,
    `/api/orders/${number}`,
    undefined,
    buyer,
  )) as {
    payment: { state: string }
    history: { what: string }[]
  }
  expect(payment.state).toBe('paid')
  expect(history.map(({ what }) => what)).toEqual(['place', 'pay'])
})

test('a payment whose answer is lost on its way is one paid order (OPEN-37)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  await typeDetails(page)
  await typeStripeCard(page, good)
  await page.route('**/payment', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await order(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  await expect(page.getByText(/inc VAT is paid\.$/)).toBeVisible()
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
})

test('whoever leaves after the bank’s question has a paid order once Stripe tells of it (OPEN-37)', async ({
  page,
  shopProcess,
  stripe,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openCheckout(page, buyer)
  await typeDetails(page)
  await typeStripeCard(page, asksBack)
  await page.route('**/payment', (route) =>
    route.request().postData()?.includes('authenticated') ? route.abort() : route.fallback(),
  )
  await order(page).click()
  await answerToBank(page, 'Complete authentication')
  await expect(page.getByText('The order is not paid yet.')).toBeVisible()
  const number = /DRAY-[^/]+/.exec(page.url())![0]
  expect(new Set(await deliverWebhooks(shopProcess, stripe.webhooks()))).toEqual(new Set([204]))
  await page.goto(`/account/orders/${number}/payment`)
  await expect(page).toHaveURL(/\/thanks$/)
  await expect(page.getByText(/inc VAT is paid\.$/)).toBeVisible()
})

test('guests learn who takes cards, and nothing of Stripe is loaded for them (OPEN-37)', async ({
  page,
  context,
  shop,
}) => {
  await fillGuestBasket(context, shop, [towpath])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/checkout')
  await awaitBasket(page)
  await expect(page.getByText('Your card is asked for once you are signed in.')).toBeVisible()
  await expect(page.getByText('Stripe takes our cards')).toBeVisible()
  await expect(page.getByText('Paying by card needs JavaScript')).toBeHidden()
  expect(asked.filter((url) => url.includes('stripe'))).toEqual([])
  await expectNoViolations(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the checkout says what paying by card needs, and who helps (OPEN-37, C-44)', async ({
    page,
    context,
    shop,
  }) => {
    await fillGuestBasket(context, shop, [towpath])
    await page.goto('/checkout')
    const words = page.getByText('Paying by card needs JavaScript, which is switched off in this browser.')
    await expect(words).toBeVisible()
    await expect(words.getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0)
    await typeDetails(page)
    await order(page).click()
    await expect(page.getByText('Your details are complete.')).toBeVisible()
    await expect(words).toBeVisible()
  })
})
