import type { Page } from '@playwright/test'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { deliverOrder, pageOf, paidOrder, signInAs, staffSecrets } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

/** What a caller says is found, and its page opened. */
async function openByGoTo(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Go to/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  await dialog.getByLabel('What does the caller say?').fill(words)
  await expect(dialog.getByRole('link', { name: new RegExp(words) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${words}$`))
}

test('a case is refunded from the telephone: support asks, finance confirms, the pub reads it (STAF-12, STAF-13, STAF-06)', async ({
  page,
  shop,
  browser,
}) => {
  const order = await paidOrder(shop)
  await deliverOrder(shop, order)
  const { number, buyer } = order
  await signInAs(page, shop, 'support')
  await page.goto('/admin')
  await openByGoTo(page, number)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Refund: ${number}` })
  await dialog.getByLabel('Units back, of 2').fill('1')
  await dialog.getByLabel('Why does it go back?').selectOption('Damaged')
  await dialog.getByLabel('Who pays?').selectOption({ label: 'The brewery' })
  await dialog.getByRole('button', { name: 'Review', exact: true }).click()
  await dialog.getByLabel('What happened?').fill('One firkin arrived with a split stave.')
  await dialog.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(dialog.getByText('Nothing moves until a second person confirms it.')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: /^Ask to give back £/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Waiting for another person')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)

  const finance = await signInElsewhere(shop, 'finance@dray.example', staffSecrets.finance)
  const second = await pageOf(browser, shop, finance)
  await second.goto('/admin')
  const row = second.getByRole('row').filter({ hasText: number })
  await expect(row.getByText('Second person')).toBeVisible()
  await expect(row.getByText(/split stave/).first()).toBeVisible()
  await row.getByRole('link', { name: /^Open/ }).click()
  await second
    .getByRole('row')
    .filter({ hasText: number })
    .getByRole('button', { name: /^Confirm/ })
    .click()
  const confirming = second.getByRole('dialog', { name: `Confirm a refund: ${number}` })
  await confirming.getByRole('button', { name: /^Confirm £/ }).click()
  await expect(confirming).toHaveCount(0)

  const pub = await pageOf(browser, shop, buyer)
  await pub.goto(`/account/orders/${number}`)
  await expect(pub.getByText('Given back').first()).toBeVisible()
})
