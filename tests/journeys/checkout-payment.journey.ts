import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { cards, newBuyer, openCheckout, ordersOf, typeCard, typeDetails } from '../support/pages/buyer.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const towpath = { words: 'Towpath Bitter firkin', quantity: 1 }
const order = (page: Page) => page.getByRole('button', { name: 'Place order' })
const press = (button: HTMLElement) => button.click()
const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ })

async function openFilled(
  page: Page,
  buyer: Parameters<typeof openCheckout>[1],
  card: string,
): Promise<void> {
  await openCheckout(page, buyer)
  await typeDetails(page)
  await typeCard(page, card)
}

test('the bank asks in between: refused, closed, after a reload, and passed (OPEN-37)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openFilled(page, buyer, cards.asksBack)
  await order(page).click()
  const bank = page.getByRole('dialog', { name: 'Your bank wants to know that it is you' })
  await expect(bank).toBeVisible()
  await expectNoViolations(page)
  await bank.getByRole('button', { name: 'No, refuse the payment' }).click()
  await expect(page.getByText('Your bank could not confirm that it was you.')).toBeVisible()
  await typeCard(page, cards.asksBack)
  await pay(page).click()
  await bank.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your bank is still waiting for an answer.')).toBeVisible()
  await page.reload()
  await bank.getByRole('button', { name: 'Yes, it is me' }).click()
  await expect(page).toHaveURL(/\/thanks$/)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
})

test('two presses are one order, Back shows that it is done, and the page is ready for the next (C-44)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openFilled(page, buyer, cards.declined)
  let placed = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) placed += 1
  })
  await order(page).dblclick()
  await expect(page).toHaveURL(/\/payment$/)
  await expect(pay(page)).toBeEnabled()
  expect(placed).toBe(1)
  await page.goBack()
  await awaitBasket(page)
  await expect(page.getByText(/^Your order DRAY-\S+ is placed, but not paid yet\.$/)).toBeVisible()
  await expect(page.getByText('Your basket is empty. Add items to complete your order.')).toBeVisible()
  await expect(order(page)).toBeDisabled()
  await page.getByRole('link', { name: 'Pay for it' }).click()
  await expect(pay(page)).toBeEnabled()
  await typeCard(page, cards.good)
  await pay(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
})

test('an answer that is lost on its way is asked for again: one order (C-44)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await openFilled(page, buyer, cards.good)
  let isLost = false
  const keys: (string | undefined)[] = []
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (isLost) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await order(page).click()
  await expect(page.getByText('No answer came.')).toBeVisible()
  await page.reload()
  await awaitBasket(page)
  await expect(page.getByText('We did not hear whether your last order arrived.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish that order' }).click()
  await expect(page).toHaveURL(/\/payment$/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await expect(pay(page)).toBeEnabled()
  await typeCard(page, cards.good)
  await pay(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
})

test('two tabs with one basket make one order (C-44)', async ({ page, context, shopProcess }) => {
  const buyer = await newBuyer(shopProcess, [towpath])
  await storeSession(context, buyer)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/checkout')
    await awaitBasket(tab)
    await typeDetails(tab)
    await typeCard(tab, cards.good)
  }
  await Promise.all([order(page).evaluate(press), order(other).evaluate(press)])
  const ends = [page, other].map((tab) =>
    tab
      .getByText(/What happens next|This basket is empty now|Your basket is empty\. Add/)
      .first()
      .waitFor(),
  )
  await Promise.all(ends)
  expect(await ordersOf(shopProcess.url, buyer)).toBe(1)
})
