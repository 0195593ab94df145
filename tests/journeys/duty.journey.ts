import type { Page } from '@playwright/test'
import type { Order } from '../../shared/api/orders-api.ts'
import { checkoutContact } from '../support/builders/checkout-contact.ts'
import { awaitBasket } from '../support/pages/await-running.ts'
import { callShop, newBuyer } from '../support/pages/buyer.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const sizes = Object.entries({ phone, desktop })
// Its brewery states the draught rate for kegs, and plenty of them are there
const keg = { words: 'Temperance Street Pale 30l keykeg', quantity: 2 }
const estimate =
  /Includes about £\d+\.\d\d UK alcohol duty: draught rate £19\.45 a litre of pure alcohol, HMRC rates from 1 Feb 2026\./
const withVat = new RegExp(`${estimate.source} VAT at 20% adds £\\d+\\.\\d\\d\\.`)

async function addressOf(page: Page, name: string): Promise<string> {
  await page.goto(`/shop?q=${encodeURIComponent(name)}`)
  const card = page.locator('main article').getByRole('link', { name, exact: true })
  return (await card.first().getAttribute('href')) ?? ''
}

/** The note below a size. */
const notesOf = (page: Page, name: string) =>
  page
    .locator('form[aria-labelledby="sizes"]')
    .getByRole('row')
    .filter({ hasText: name })
    .locator('xpath=following-sibling::tr[1]')

for (const [size, viewport] of sizes) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('the beer page shows duty and VAT of a size if its brewery states them', async ({ page }) => {
      const href = await addressOf(page, 'Temperance Street Pale')
      const shifts = await watchShifts(page)
      await page.goto(href)
      await expect(notesOf(page, '30L KeyKeg')).toContainText(withVat)
      expect(await shifts()).toBe(0)
      await expectNoViolations(page)

      await page.goto(await addressOf(page, 'Packhorse Table'))
      await expect(notesOf(page, '30L KeyKeg')).toContainText(
        'Includes £14.44 UK alcohol duty, as the brewery states it. VAT at 20% adds £24.10.',
      )
      await page.goto(await addressOf(page, 'Aqueduct'))
      await expect(notesOf(page, '50L Keg')).not.toContainText('duty')
    })

    test('basket page and checkout show them at the line, and follow its quantity', async ({
      page,
      context,
      shop,
    }) => {
      await fillGuestBasket(context, shop, [{ words: 'Packhorse Table 30l keykeg', quantity: 2 }])
      await page.goto('/cart')
      await awaitBasket(page)
      const row = page.getByRole('row').filter({ hasText: 'Packhorse Table' })
      await expect(row).toContainText('Includes £28.88 UK alcohol duty, as the brewery states it.')
      await row.getByRole('button', { name: 'One more' }).click()
      await expect(row).toContainText('Includes £43.32 UK alcohol duty, as the brewery states it.')
      await expect(row).toContainText('VAT at 20% adds £72.30.')
      await expectNoViolations(page)

      await page.goto('/checkout')
      await expect(page.getByRole('listitem').filter({ hasText: 'Packhorse Table' })).toContainText(
        'Includes £43.32 UK alcohol duty',
      )
      await expectNoViolations(page)
    })

    test('an order shows the duty shown at its placement', async ({ page, shopProcess }) => {
      const buyer = await newBuyer(shopProcess, [keg])
      const response = await fetch(`${shopProcess.url}/api/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          authorization: `Bearer ${buyer.token.accessToken}`,
        },
        body: JSON.stringify({ contact: checkoutContact, payment: 'card' }),
      })
      const { number } = (await response.json()) as Order
      const order = (await callShop(shopProcess.url, `/api/orders/${number}`, undefined, buyer)) as Order
      expect(order.consignments[0]?.lines[0]?.duty).toMatchObject({ basis: 'draught', rateMinor: 1945 })
      await storeSession(page, buyer)
      await page.goto(`/account/orders/${number}`)
      await expect(page.getByRole('row').filter({ hasText: 'Temperance Street Pale' })).toContainText(
        estimate,
      )
      await expectNoViolations(page)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('size and basket page still show the duty', async ({ page, context, shop }) => {
    await fillGuestBasket(context, shop, [{ words: 'Packhorse Table 30l keykeg' }])
    await page.goto('/cart')
    await expect(page.getByRole('row').filter({ hasText: 'Packhorse Table' })).toContainText(
      'Includes £14.44 UK alcohol duty, as the brewery states it.',
    )
    await page.goto(await addressOf(page, 'Temperance Street Pale'))
    await expect(notesOf(page, '30L KeyKeg')).toContainText(withVat)
  })
})
