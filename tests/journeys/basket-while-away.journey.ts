import type { Browser, Page } from '@playwright/test'
import { answerWelcomeGate } from '../support/pages/answer-welcome-gate.ts'
import { awaitEveryPage } from '../support/pages/await-running.ts'
import { basketLink, drawer, rows } from '../support/pages/basket-page-object.ts'
import { importRows, startShopWith } from '../support/shops/import-shop.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'
import { type Shop, startShop } from '../support/shops/start-shop-process.ts'
import { signInAgain } from '../support/pages/signed-in.ts'

const container = { type: 'keg', volume_ml: 30_000, available_units: 9, sold_online: true, price: '96.00' }
const keg = { ...container, external_id: 'keg', beer_external_id: 'porter', name: '30 L Keg' }
const firkin = {
  ...container,
  external_id: 'firkin',
  beer_external_id: 'porter',
  name: 'Firkin',
  type: 'cask',
  volume_ml: 40_915,
}
const catalogue = {
  breweries: [
    {
      external_id: 'tern',
      slug: 'tern',
      name: 'Tern Brewery',
      town: 'Whitby',
      country: 'England',
      email: 'hello@tern.example',
      show_prices: true,
    },
  ],
  beers: [
    {
      external_id: 'porter',
      brewery_external_id: 'tern',
      name: 'Harbour Porter',
      style: 'porter',
      target_abv: '5.2',
    },
  ],
  containers: [keg, firkin],
}

async function addBothSizes(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.url}/shop`)
  await page.getByRole('main').getByRole('link', { name: 'Harbour Porter', exact: true }).first().click()
  const fields = page.getByRole('main').getByRole('spinbutton', { disabled: false })
  await expect(fields).toHaveCount(2)
  for (const at of [0, 1]) await fields.nth(at).fill('2')
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).getByText('Waiting for a connection')).toHaveCount(0)
  await expect(drawer(page).getByText('£384.00').first()).toBeVisible()
}

async function readWhatHasChanged(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.url}/shop`)
  await basketLink(page).click()
  const dearer = rows(page).filter({ hasText: '30 L Keg' })
  const gone = rows(page).filter({ hasText: 'Firkin' })
  await expect(
    drawer(page).getByText('Some prices in this basket have changed since your last visit.'),
  ).toBeVisible()
  await expect(dearer.getByText('Price increased by £1.20 per unit')).toBeVisible()
  await expect(gone.getByText('Sold out online — please adjust your quantity')).toBeVisible()
  await expect(gone.getByRole('spinbutton')).toHaveValue('2')
  await drawer(page).getByRole('button', { name: 'Acknowledge new prices' }).click()
  await expect(rows(page).getByText(/^Price /)).toHaveCount(0)
  await gone.getByRole('button', { name: 'One fewer' }).click()
  await expect(gone.getByRole('spinbutton')).toHaveValue('1')
  await expect(gone.getByRole('button', { name: 'One more' })).toBeDisabled()
  await gone.getByRole('button', { name: /^Remove/ }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(drawer(page).getByText('£194.40').first()).toBeVisible()
}

async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  awaitEveryPage(context)
  await context.addInitScript(answerWelcomeGate)
  return context.newPage()
}

test('price rises and sold-out items during an absence are reported to guest and client, and acknowledged (BASK-29, BASK-31, BASK-33, BASK-35, C-22)', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const before = await startShopWith(catalogue)
  const [guest, client] = [await newVisitor(browser), await newVisitor(browser)]
  await signInAgain(client, before.url)
  for (const page of [guest, client]) {
    await addBothSizes(page, before)
    await page.goto('about:blank')
  }

  await before.close()
  await importRows(before.folder, {
    ...catalogue,
    containers: [
      { ...keg, price: '97.20' },
      { ...firkin, available_units: 0 },
    ],
  })
  const after = await startShop(
    { VAR_FOLDER: before.folder, DEMO_SHOP: 'false' },
    Number(new URL(before.url).port),
  )
  for (const page of [guest, client]) {
    await readWhatHasChanged(page, after)
    await page.reload()
    await basketLink(page).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).getByText(/^Price /)).toHaveCount(0)
    await page.context().close()
  }
  await after.stop()
})
