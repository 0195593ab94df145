import type { Page } from '@playwright/test'
import { newBuyer } from '../support/pages/buyer.ts'
import { orderBasket } from '../support/pages/staff-orders.ts'
import { subjectsTo } from '../support/pages/mail-box.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const basket = [{ words: 'Galena 24 x 440ml can' }, { words: 'Shore Pilsner 24 x 440ml can' }]
/** The shop may have sent the money back already. */
const ended = /^(Cancelled: nothing is sent|Cancelled|Refunded)$/
const main = (page: Page) => page.getByRole('main')
const question = (page: Page) => page.getByRole('dialog', { name: /^Cancel / })

test(
  'a buyer thinks twice and cancels a paid order (OPEN-24)',
  { tag: '@core' },
  async ({ page, shopProcess }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const buyer = await newBuyer(shopProcess, basket)
    const { number } = await orderBasket(shopProcess.url, buyer)
    await storeSession(page, buyer)
    await page.goto(`/account/orders/${number}`)
    await main(page).getByRole('button', { name: 'Cancel order' }).click()
    await expect(question(page)).toContainText(/£\d+\.\d\d goes back to the card you paid with\./)
    await expectNoViolations(page)
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
    await expect
      .poll(() => subjectsTo(shopProcess, buyer.email))
      .toContain(`Your order was cancelled: ${number}`)
  },
)

test('one part is cancelled on its own; if the brewery was first, the buyer sees that (OPEN-24)', async ({
  page,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, basket)
  const { number, consignments } = await orderBasket(shopProcess.url, buyer)
  await storeSession(page, buyer)
  await page.goto(`/account/orders/${number}`)
  const [one, two] = consignments.map(({ team }) =>
    page.getByRole('region', { name: team!.name, exact: true }),
  )
  const cancels = consignments.map(({ team }) => ({ name: `Cancel ${team!.name}’s order` }))
  await one!.getByRole('button', cancels[0]).click()
  await question(page).getByRole('button', cancels[0]).click()
  await expect(one!.getByText(ended)).toBeVisible()
  await expect(two!.getByRole('button', cancels[1])).toHaveCount(0)
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
})
