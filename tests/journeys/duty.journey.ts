import type { Page } from '@playwright/test'
import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'

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

test.use({ viewport: { width: 390, height: 844 } })

test('the beer page shows duty and VAT of a size if its brewery states them', async ({ page }) => {
  const href = await addressOf(page, 'Temperance Street Pale')
  const shifts = await watchShifts(page)
  await page.goto(href)
  await expect(notesOf(page, '30L KeyKeg')).toContainText(withVat)
  expect(await shifts()).toBe(0)

  await page.goto(await addressOf(page, 'Packhorse Table'))
  await expect(notesOf(page, '30L KeyKeg')).toContainText(
    'Includes £14.44 UK alcohol duty, as the brewery states it. VAT at 20% adds £24.10.',
  )
  await page.goto(await addressOf(page, 'Aqueduct'))
  await expect(notesOf(page, '50L Keg')).not.toContainText('duty')
})
