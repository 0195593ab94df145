import type { Page, Route } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { newBuyer, openCheckout, ordersOf, typeDetails } from '../support/pages/buyer.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, expectNoViolations } from '../support/shops/shop-fixture.ts'
import { test, typeStripeCard } from '../support/shops/stripe-fixture.ts'

const towpath = { words: 'Towpath Bitter firkin', quantity: 1 }
const good = '4242 4242 4242 4242'
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
  await expect(page.getByText('Enter your card once you are signed in.')).toBeVisible()
  await expect(page.getByText('Stripe takes our cards')).toBeVisible()
  await expect(page.getByText('Paying by card needs JavaScript')).toBeHidden()
  expect(asked.filter((url) => url.includes('stripe'))).toEqual([])
})
