import { readFile } from 'node:fs/promises'
import { pdfText } from '../support/shops/pdf-text.ts'
import { newBuyer, openCheckout, typeDetails } from '../support/pages/buyer.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { keyedCall, staffSecrets } from '../support/pages/staff-orders.ts'
import { subjectsTo } from '../support/pages/mail-box.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

test('a client with a credit account pays by invoice, from the checkout to the document, and cancels (CHK-21, OPEN-24)', async ({
  page,
  shop,
  shopProcess,
}) => {
  const buyer = await newBuyer(shopProcess, [{ words: 'Towpath Bitter firkin', quantity: 2 }])
  const finance = await signInElsewhere(shop, 'finance@dray.example', staffSecrets.finance)
  const terms = { limitMinor: 100_000, terms: '30', reason: 'Paid on time for years.' }
  await keyedCall(shop, `/api/admin/buyers/${buyer.client.id}/credit/open`, terms, finance)
  await openCheckout(page, buyer)
  await typeDetails(page, { email: buyer.email })
  await page.getByRole('radio', { name: 'Pay by invoice' }).check()
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Place order' }).click()

  await expect(page).toHaveURL(/\/thanks$/)
  await expect(page.getByText('£232.20 inc VAT, to be paid by invoice.')).toBeVisible()
  const number = /orders\/(.+)\/thanks/.exec(page.url())![1]!
  await page.getByRole('main').getByRole('link', { name: 'See your order' }).click()

  await expect(page).toHaveURL(`/account/orders/${number}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Pay by invoice', { exact: true })).toBeVisible()
  await expect(main.getByText('This order is not paid yet.')).toHaveCount(0)
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Documents as PDF' }).click(),
  ])
  expect(paper.suggestedFilename()).toBe(`${number}.pdf`)
  const words = pdfText(await readFile(await paper.path()))
  for (const expected of [number, 'Towpath Bitter', '£232.20', '£38.70']) expect(words).toContain(expected)
  await expect
    .poll(() => subjectsTo(shopProcess, buyer.email))
    .toContainEqual(expect.stringContaining(number))

  await main.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the order?' })
  await expect(dialog).toContainText('You will not have to pay for it.')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(main.getByText('Nothing to pay', { exact: true })).toBeVisible()
  const sums = page.getByRole('region', { name: 'What it costs' })
  await expect(sums).toContainText('Credited on the invoice£232.20')
  await expect(sums).toContainText('Still to pay£0.00')
  await page.goto(`/account/orders/${number}/thanks`)
  await expect(page.getByRole('heading', { name: 'This order is cancelled.' })).toBeVisible()
  await expect(main.getByText('Nothing is to be paid for it.')).toBeVisible()
})
