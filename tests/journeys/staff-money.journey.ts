import { creditPath } from '../../shared/orders/account-paths.ts'
import type { CreditDossier } from '../../shared/api/credit-api.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { callShop } from '../support/pages/buyer.ts'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { invoicedOrder } from '../support/pages/invoiced-order.ts'
import { pageOf, signInAs, staffSecrets } from '../support/pages/staff-orders.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

test('a debt above £50.00 is written off by two people, and the rest is marked paid by its bank reference: the buyer sees it (STAF-13, STAF-24, CRED-07)', async ({
  page,
  shop,
  browser,
}) => {
  test.slow()
  const { buyer } = await invoicedOrder(shop)
  const finance = await signInElsewhere(shop, 'finance@dray.example', staffSecrets.finance)
  const dossier = async () =>
    (await callShop(shop, `/api/admin/buyers/${buyer.client.id}/credit`, undefined, finance)) as CreditDossier
  const { number, openMinor } = (await dossier()).invoices[0]!

  // One person of finance asks, from the buyer's page.
  await signInAs(page, shop, 'finance')
  await page.goto(`/admin/buyers/${buyer.client.id}`)
  await page.getByRole('button', { name: `Write off ${number}` }).click()
  const asking = page.getByRole('dialog', { name: new RegExp(`^Write off ${number}`) })
  await asking.getByLabel('Amount, in £').fill('60.00')
  await asking.getByLabel('Why?').fill('Half of it stood in the sun at our hub.')
  await asking.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(asking.getByText('Nothing is written off until a second person confirms it.')).toBeVisible()
  await expectNoViolations(page)
  await asking.getByRole('button', { name: 'Write off £60.00' }).click()
  await expect(page.getByText(/is waiting for a second person: ‘Half of it/)).toBeVisible()
  const own = page.getByRole('button', { name: `Confirm the write-off of ${number}` })
  await expect(own).toBeDisabled()
  await expect(own).toHaveAccessibleDescription('You asked for it: another person confirms it.')
  expect((await dossier()).invoices[0]!.openMinor).toBe(openMinor)

  // The other one confirms on a phone, from the worklist.
  const other = await pageOf(
    browser,
    shop,
    await signInElsewhere(shop, 'admin@dray.example', staffSecrets.admin),
  )
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto('/admin?kind=write-off')
  const entry = other.getByRole('row').filter({ hasText: `asks to write off £60.00 of ${number}` })
  await entry.getByRole('link', { name: /^Open/ }).click()
  await expect(other.getByRole('heading', { name: 'Write-offs that wait for a second person' })).toBeVisible()
  await expect.poll(() => horizontalOverflow(other)).toEqual([])
  await other.getByRole('button', { name: `Confirm the write-off of ${number}` }).click()
  const dialog = other.getByRole('dialog', { name: new RegExp(`^Confirm the write-off of ${number}`) })
  const left = openMinor - 6000
  await expect(
    dialog.getByText(`${formatMinor(left)} of ${number} is open; it was ${formatMinor(openMinor)}.`),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Write off £60.00' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(other.getByRole('button', { name: `Confirm the write-off of ${number}` })).toHaveCount(0)
  await other.goto('/admin?kind=write-off')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(entry).toHaveCount(0)

  // The buyer owes the rest, which arrives by bank.
  const pub = await pageOf(browser, shop, buyer)
  await pub.goto(creditPath)
  const invoices = pub.getByRole('table', { name: 'Invoices that are open' })
  await expect(invoices.getByRole('row').filter({ hasText: number })).toContainText(formatMinor(left))
  await page.goto(`/admin/buyers/${buyer.client.id}`)
  await expect(page.getByText(/, written off: ‘Half of it/)).toBeVisible()
  await page.getByRole('button', { name: 'Mark paid' }).click()
  const paid = page.getByRole('dialog', { name: /^Mark paid/ })
  await paid.getByLabel('Amount, in £').fill((left / 100).toFixed(2))
  await paid.getByLabel('Bank reference').fill(`BACS ${number}`)
  await paid.getByLabel('For invoices').fill(number)
  await paid.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(
    paid.getByText(`Nothing of ${number} is open any more: it was ${formatMinor(left)}.`),
  ).toBeVisible()
  await paid.getByRole('button', { name: `Mark ${formatMinor(left)} paid` }).click()
  await expect(page.getByRole('cell', { name: `BACS ${number}`, exact: true })).toBeVisible()
})
