import type { Page } from '@playwright/test'
import type { Order } from '../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { type Buyer, callShop, newBuyer } from '../support/pages/buyer.ts'
import { subjectsTo } from '../support/pages/mail-box.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectColoursSeen, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const basket = [{ words: 'Galena 24 x 440ml can' }, { words: 'Shore Pilsner 24 x 440ml can' }]
/** The shop may have sent the money back already. */
const ended = /^(Cancelled: nothing is sent|Cancelled|Refunded)$/
const main = (page: Page) => page.getByRole('main')
const question = (page: Page) => page.getByRole('dialog', { name: /^Cancel / })

async function order(shop: string, buyer: Buyer, isPaid = true): Promise<Order> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    authorization: `Bearer ${buyer.token.accessToken}`,
  }
  const body = JSON.stringify({ contact: { ...checkoutContact, email: buyer.email }, payment: 'card' })
  const placed = (await (
    await fetch(`${shop}/api/orders`, { method: 'POST', headers, body })
  ).json()) as Order
  if (!isPaid) return placed
  const token = { token: sandboxTokens.success }
  return (await callShop(shop, `/api/orders/${placed.number}/payment`, token, buyer)) as Order
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a buyer thinks twice and cancels a paid order, on a ${size} (OPEN-24)`, async ({
    page,
    shopProcess,
  }) => {
    await page.setViewportSize(viewport)
    const buyer = await newBuyer(shopProcess, basket)
    const { number } = await order(shopProcess.url, buyer)
    await storeSession(page, buyer)
    await page.goto(`/account/orders/${number}`)
    await main(page).getByRole('button', { name: 'Cancel order' }).click()
    await expect(question(page)).toContainText(/£\d+\.\d\d goes back to the card you paid with\./)
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
    await question(page).getByRole('button', { name: 'Keep it' }).click()
    await expect(question(page)).toBeHidden()
    await expect(main(page).getByText('Waiting for the brewery', { exact: true }).first()).toBeVisible()

    await main(page).getByRole('button', { name: 'Cancel order' }).click()
    await question(page).getByRole('button', { name: 'Cancel the order' }).click()
    await expect(question(page)).toBeHidden()
    await expect(main(page).getByText(ended).first()).toBeVisible()
    await expect(main(page).getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('was cancelled')
    await expectNoViolations(page)
    await expect
      .poll(() => subjectsTo(shopProcess, buyer.email))
      .toContain(`Your order was cancelled: ${number}`)
  })
}

test('one part is cancelled by itself; if the brewery was first, the buyer sees that (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, basket)
  const { number, consignments } = await order(shopProcess.url, buyer)
  await storeSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  const [one, two] = consignments.map(({ team }) =>
    page.getByRole('region', { name: team!.name, exact: true }),
  )
  await one!.getByRole('button', { name: 'Cancel this part' }).click()
  await question(page)
    .getByRole('button', { name: `Cancel the part of ${consignments[0]!.team!.name}` })
    .click()
  await expect(one!.getByText(ended)).toBeVisible()
  await expect(two!.getByRole('button', { name: 'Cancel this part' })).toHaveCount(0)
  await page.route('**/cancellation', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'not_possible', message: 'It has been sent. Please write to us.' },
    }),
  )
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await question(page).getByRole('button', { name: 'Cancel the order' }).click()
  await expect(question(page).getByRole('alert')).toContainText('Nothing was cancelled.')
  await expect(question(page)).toContainText('It has been sent. Please write to us.')
  await expectNoViolations(page)
})

test('an unpaid order is cancelled without money, also when the first answer is lost (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, basket)
  const { number } = await order(shopProcess.url, buyer, false)
  await storeSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  await expect(main(page).getByRole('button', { name: 'Cancel this part' })).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(question(page)).toContainText('Nothing was charged.')
  await page.route(
    '**/cancellation',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await question(page).getByRole('button', { name: 'Cancel the order' }).click()
  await expect(question(page)).toContainText('The shop could not be reached.')
  await question(page).getByRole('button', { name: 'Cancel the order' }).click()
  await expect(main(page).getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(main(page).getByText('This order is not paid yet.')).toHaveCount(0)
})
