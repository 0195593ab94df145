import type { Order } from '../../shared/api/orders-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { answerBank, confirmationTokens } from '../support/builders/stripe-books.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { callShop, newBuyer } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { keyedCall, pageOf, signInAs } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations } from '../support/shops/shop-fixture.ts'
import { test } from '../support/shops/stripe-fixture.ts'

test('a payment that is stuck at the provider is on the worklist with its cause, is taken up without a shell, and the buyer sees it paid (PAYO-07, STAF-02, STAF-03, STAF-18, STAF-24)', async ({
  page,
  shopProcess,
  stripe,
  browser,
}) => {
  test.slow()
  const shop = shopProcess.url
  const { books } = stripe
  // The bank says yes in its own app, the buyer closes the page, and the provider's webhook is lost.
  const buyer = await newBuyer(shopProcess, [{ words: 'Towpath Bitter firkin', quantity: 1 }])
  const contact = { ...checkoutContact, email: buyer.email }
  const { number, totalMinor } = (await keyedCall(
    shop,
    '/api/orders',
    { contact, payment: 'card' },
    buyer,
  )) as Order
  await callShop(shop, `/api/orders/${number}/payment`, { token: confirmationTokens.authenticate }, buyer)
  answerBank(books, [...books.intents.keys()].at(-1)!, true)
  books.movedAt = Math.floor(Date.now() / 1000)
  const pub = await pageOf(browser, shop, buyer)
  await pub.goto(paths.order(number))
  await expect(pub.getByText('This order is not paid yet.')).toBeVisible()

  // Finance compares the books, and sees what is wrong and what to do.
  await signInAs(page, shop, 'finance')
  await page.goto('/admin/money/reconcile')
  await page.getByRole('button', { name: 'Compare now' }).click()
  const comparing = page.getByRole('dialog', { name: /^Compare now/ })
  await expect(comparing.getByText(/differences? (is|are) new\./)).toBeVisible()
  await expectNoViolations(page)
  await comparing.getByRole('button', { name: 'Compare now' }).click()
  const difference = page.getByRole('row').filter({ hasText: number })
  await expect(difference).toContainText(`Not booked here: Payment of ${number}`)
  await expect(difference).toContainText('The card was charged, and the answer never came here.')
  await expect(difference).toContainText(formatMinor(totalMinor))
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })

  // On a phone it is opened from the worklist.
  await page.goto('/admin?kind=reconciliation')
  const entry = page.getByRole('row').filter({ hasText: number })
  await expect(entry).toContainText('The provider moved money that is not booked')
  await expectNoViolations(page)
  await entry.getByRole('link', { name: /^Open/ }).click()
  await expect(difference).toBeVisible()
  expect(await horizontalOverflow(page)).toEqual([])
  await expectNoViolations(page)
  await difference.getByRole('link', { name: new RegExp(`^Payment of ${number}`) }).click()
  await expect(page.getByText('Not paid here.')).toBeVisible()
  expect(await horizontalOverflow(page)).toEqual([])
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Ask the provider' }).click()
  const asking = page.getByRole('dialog', { name: `Ask the provider about ${number}` })
  await expect(asking.getByText(`The provider has ${formatMinor(totalMinor)} of it.`)).toBeVisible()
  await expect(asking.getByText('The order is paid, and the payment is booked.')).toBeVisible()
  await expectNoViolations(page)
  await asking.getByRole('button', { name: 'Take the payment up' }).click()
  await expect(asking).toHaveCount(0)
  await expect(page.getByText('Not paid here.')).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Entries of the ledger' })).toContainText(
    formatMinor(totalMinor),
  )
  await expectNoViolations(page)

  // It is off both lists, and the buyer sees it paid.
  await page.goto('/admin/money/reconcile')
  await expect(page.getByRole('button', { name: 'Compare now' })).toBeVisible()
  await expect(difference).toHaveCount(0)
  await page.goto('/admin?kind=reconciliation')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(entry).toHaveCount(0)
  await pub.reload()
  await expect(pub.getByText('Waiting for the brewery').first()).toBeVisible()
  await expect(pub.getByText('Paid', { exact: true })).toBeVisible()
  await expect(pub.getByText('This order is not paid yet.')).toHaveCount(0)
  await expectNoViolations(pub)
})
