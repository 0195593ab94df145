import type { Page } from '@playwright/test'
import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { registerConfirmed, signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const brewery = '/sell/learmonth-basin'
const isBack = 'What you typed before is here again. It is not sent yet.'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label)
const signInAsBrewer = async (page: Page, shop: string) =>
  storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
const isWhole = async (page: Page) => {
  await expectNoViolations(page)
  expect(await horizontalOverflow(page)).toEqual([])
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`a new token and a new webhook come back after a reload, their secrets never, at ${viewport.width} px (SELL-25, PLAT-01)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await signInAsBrewer(page, shop)
    await page.goto(`${brewery}/connections`)
    const name = `Cellar book ${viewport.width}`
    await button(page, 'Make a token').click()
    await field(page, 'Name').fill(name)
    await field(page, 'Read stock').check()
    await field(page, 'Ends after').selectOption('365')
    await button(page, 'Make a webhook').click()
    const address = `https://drafts-${viewport.width}.example/dray`
    await field(page, 'Address').fill(address)
    await field(page, 'consignment.accepted').check()
    await field(page, 'consignment.packed').check()
    await page.reload()

    await button(page, 'Make a token').click()
    await expect(page.getByText(isBack)).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue(name)
    await expect(field(page, 'Read stock')).toBeChecked()
    await expect(field(page, 'Ends after')).toHaveValue('365')
    await isWhole(page)
    await button(page, 'Make the token').click()
    const token = await page.getByText(/^dray_s_/).textContent()
    expect(await storedTexts(page)).not.toContain(token)
    expect(await storedTexts(page)).not.toContain(name)
    await button(page, 'I have copied it').click()
    await button(page, 'Make a token').click()
    await expect(field(page, 'Name')).toHaveValue('')
    await expect(page.getByText(isBack)).toHaveCount(0)
    await button(page, 'Cancel').click()

    await button(page, 'Make a webhook').click()
    await expect(field(page, 'Address')).toHaveValue(address)
    await expect(field(page, 'consignment.placed')).toBeChecked()
    await expect(field(page, 'consignment.accepted')).toBeChecked()
    await expect(field(page, 'consignment.packed')).toBeChecked()
    await button(page, 'Make the webhook').click()
    const secret = await page.getByText(/^whsec_/).textContent()
    await expect(page.getByRole('listitem').filter({ hasText: address })).toContainText('3 events')
    expect(await storedTexts(page)).not.toContain(secret)
    expect(await storedTexts(page)).not.toContain(address)
  })

test('events chosen for a webhook come back in its drawer, and are gone once they are saved (SELL-25, PLAT-13)', async ({
  page,
  shop,
}) => {
  await signInAsBrewer(page, shop)
  await page.goto(`${brewery}/connections`)
  await button(page, 'Make a webhook').click()
  await field(page, 'Address').fill('https://events.example/dray')
  await button(page, 'Make the webhook').click()
  await button(page, 'I have copied it').click()
  const drawer = page.getByRole('dialog')
  const open = async () => {
    await button(page, 'Open events.example').click()
    await drawer.getByText(/^Called for /).click()
  }
  await open()
  await drawer.getByLabel('consignment.packed').check()
  await page.reload()
  await open()
  await expect(drawer.getByText(isBack)).toBeVisible()
  await expect(drawer.getByLabel('consignment.packed')).toBeChecked()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('Called for 2 events')).toBeVisible()
  await page.reload()
  await open()
  await expect(drawer.getByText(isBack)).toHaveCount(0)
  await expect(drawer.getByLabel('consignment.packed')).toBeChecked()
})

test('an application typed without a connection is there after a reload, and saved when there is one (SELL-25, NOTE-13)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeSession(page, await registerConfirmed(shop))
  await page.goto('/sell/apply')
  await field(page, 'Name of the brewery').fill('Spile and Shive')
  await field(page, 'Town or city').focus()
  await expect(page.getByText('Saved as a draft.', { exact: true })).toBeVisible()
  expect(await storedTexts(page)).not.toContain('Spile and Shive')
  await page.route('**/api/apply', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await field(page, 'Town or city').fill('Leith')
  await field(page, 'Contact').fill('Nell Cooper')
  await expect(page.getByText('it stands in this browser alone', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText(isBack)).toBeVisible()
  for (const [label, text] of Object.entries({
    'Name of the brewery': 'Spile and Shive',
    'Town or city': 'Leith',
    Contact: 'Nell Cooper',
  }))
    await expect(field(page, label)).toHaveValue(text)
  await isWhole(page)
  await page.unroute('**/api/apply')
  await field(page, 'Phone').fill('0131 496 0777')
  await field(page, 'Contact').focus()
  await expect(page.getByText('Saved as a draft.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(field(page, 'Town or city')).toHaveValue('Leith')
  await expect(field(page, 'Phone')).toHaveValue('0131 496 0777')
  await expect(page.getByText(isBack)).toHaveCount(0)
})

test('what is in a file and which columns it has come back with the file (SELL-25, SELL-36)', async ({
  page,
  shop,
}) => {
  await signInAsBrewer(page, shop)
  await page.goto(`${brewery}/imports`)
  const bring = async () => {
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'cellar.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Pile,Heap\nTB-1,3\n'),
    })
    await button(page, 'See what it does').click()
  }
  await field(page, 'What is in it?').selectOption('stock')
  await field(page, 'Counted when?').fill('2026-11-20T08:30')
  await bring()
  await field(page, 'Heap').selectOption({ index: 1 })
  const chosen = await field(page, 'Heap').inputValue()
  await page.reload()
  await expect(page.getByText(isBack)).toBeVisible()
  await expect(field(page, 'What is in it?')).toHaveValue('stock')
  await expect(field(page, 'Counted when?')).toHaveValue('2026-11-20T08:30')
  await bring()
  await expect(field(page, 'Heap')).toHaveValue(chosen)
  await expect(page.getByText(isBack)).toHaveCount(2)
  await isWhole(page)
  await button(page, 'Start afresh').first().click()
  await button(page, 'Start afresh').click()
  await expect(page.getByText(isBack)).toHaveCount(0)
  expect(await storedTexts(page)).not.toContain('dray-console-drafts')
})

test('the program of the books and a question about a price stay as they were chosen (SELL-25, PLAT-30)', async ({
  page,
  shop,
}) => {
  await placeFirkins(shop)
  await signInAsBrewer(page, shop)
  await page.goto(`${brewery}/money?tab=exports`)
  await field(page, 'Program').selectOption('sage')
  await field(page, 'Nominal code of sales').fill('4100')
  await page.reload()
  await expect(field(page, 'Program')).toHaveValue('sage')
  await expect(field(page, 'Nominal code of sales')).toHaveValue('4100')
  await page.goto(`${brewery}/prices/lists`)
  await field(page, 'Container').selectOption({ index: 1 })
  const container = await field(page, 'Container').inputValue()
  await page.getByLabel('On', { exact: true }).fill('2027-02-01')
  await page.reload()
  await expect(page.getByLabel('On', { exact: true })).toHaveValue('2027-02-01')
  await expect(field(page, 'Container')).toHaveValue(container)
  await expect(page.getByText(isBack)).toHaveCount(0)
})
