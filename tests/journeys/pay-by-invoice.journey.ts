import { readFile } from 'node:fs/promises'
import { pdfText } from '../support/shops/pdf-text.ts'
import { runCommand } from '../support/servers/run-command.ts'
import { newBuyer, openCheckout, typeDetails } from '../support/pages/buyer.ts'
import { subjectsTo } from '../support/pages/mail-box.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'
import { startShop } from '../support/shops/start-shop-process.ts'

test('a client approved by an operator pays by invoice, from the checkout to the document, and cancels (CHK-21, OPEN-24)', async ({
  page,
}) => {
  // Two shops are started here
  test.slow()
  // The embedded database belongs to one process: the shop rests while the operator works
  const before = await startShop()
  const buyer = await newBuyer(before, [{ words: 'Towpath Bitter firkin', quantity: 2 }])
  await before.close()
  const approved = await runCommand('operate', ['clients', 'approve-invoice', buyer.email], {
    VAR_FOLDER: before.folder,
    PUBLIC_URL: before.url,
  })
  expect(approved).toMatchObject({ code: 0 })
  const shop = await startShop({ VAR_FOLDER: before.folder }, Number(new URL(before.url).port))
  try {
    await openCheckout(page, buyer, `${shop.url}/checkout`)
    await typeDetails(page, { email: buyer.email })
    await page.getByRole('radio', { name: 'Pay by invoice' }).check()
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0)
    // So that no field is half under the header, where axe takes it for a small target
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Place order' }).click()

    await expect(page).toHaveURL(/\/thanks$/)
    await expect(page.getByText('£232.20 inc VAT, to be paid by invoice.')).toBeVisible()
    await expectNoViolations(page)
    const number = /orders\/(.+)\/thanks/.exec(page.url())![1]!
    await page.getByRole('main').getByRole('link', { name: 'See your order' }).click()

    await expect(page).toHaveURL(`${shop.url}/account/orders/${number}`)
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
    await expect.poll(() => subjectsTo(shop, buyer.email)).toContainEqual(expect.stringContaining(number))

    await main.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the order?' })
    await expect(dialog).toContainText('You will not have to pay for it.')
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(main.getByText('Nothing to pay', { exact: true })).toBeVisible()
    const sums = page.getByRole('region', { name: 'What it costs' })
    await expect(sums).toContainText('Credited on the invoice£232.20')
    await expect(sums).toContainText('Still to pay£0.00')
    await expectNoViolations(page)
    await page.goto(`${shop.url}/account/orders/${number}/thanks`)
    await expect(page.getByRole('heading', { name: 'This order is cancelled.' })).toBeVisible()
    await expect(main.getByText('Nothing is to be paid for it.')).toBeVisible()
    await expectNoViolations(page)
  } finally {
    await shop.stop()
  }
})
