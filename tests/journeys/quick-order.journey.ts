import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

const desktop = { width: 1280, height: 900 }

const rowOf = (page: Page, text: string) => page.getByRole('article', { name: text, exact: true })

async function read(page: Page, order: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your order' }).fill(order)
  await page.getByRole('button', { name: 'Find these items' }).click()
}

/** The lines in this guest's basket, by name and quantity. */
async function basketOf(page: Page): Promise<string[]> {
  await page.goto('/cart')
  await awaitBasket(page)
  const rows = page.locator('main tbody tr')
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((rows) =>
    rows.map(
      (row) =>
        `${row.querySelector<HTMLInputElement>('input[type=number]')?.value} ${row.querySelector('a')?.textContent}`,
    ),
  )
}

test('an order is pasted, read, put right and added', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shifts = await watchShifts(page)
  await page.goto('/quick-order')
  await read(page, 'Hi team,\n3x Towpath Bitter 9g\ntwo pins of mild\n1 firkin of unicorn tears')
  await expect(page.getByRole('heading', { name: '3 lines' })).toBeVisible()
  expect(await shifts()).toBe(0)
  await expect(rowOf(page, '3x Towpath Bitter 9g')).toContainText('Found')
  await expect(rowOf(page, '3x Towpath Bitter 9g')).toContainText('£290.25')
  await expect(rowOf(page, 'two pins of mild')).toContainText('Please check')
  await expect(rowOf(page, '1 firkin of unicorn tears')).toContainText('Nothing found')
  await expectNoViolations(page)

  await rowOf(page, 'two pins of mild').getByRole('button', { name: 'Leave out two pins of mild' }).click()
  await rowOf(page, '3x Towpath Bitter 9g')
    .getByRole('combobox')
    .selectOption({ label: 'Towpath Bitter, 18g Cask (Kilderkin) · £188.50' })
  await expect(rowOf(page, '3x Towpath Bitter 9g')).toContainText('£565.50')
  await rowOf(page, '3x Towpath Bitter 9g').getByRole('button', { name: 'One fewer' }).click()
  const unicorn = rowOf(page, '1 firkin of unicorn tears')
  await unicorn.getByRole('textbox', { name: 'Say it another way' }).fill('1 firkin Skylark')
  await unicorn.getByRole('button', { name: 'Look again' }).click()
  await expect(rowOf(page, '1 firkin Skylark')).toContainText('Offham Chalk Brewery')

  await page.getByRole('button', { name: 'Add 2 lines to basket' }).click()
  await expect(page.getByText('2 lines are in your basket.')).toBeAttached()
  expect(await basketOf(page)).toEqual([
    '2 Towpath Bitter, 18g Cask (Kilderkin)',
    '1 Skylark, 9g Cask (Firkin)',
  ])
})

test('an order that fits the pallet a buyer has begun goes there unless they choose another basket', async ({
  page,
  context,
  shop,
}) => {
  await fillGuestBasket(context, shop, [
    { words: 'Table Linen firkin', quantity: 4, groupSlug: 'forth-crossing' },
  ])
  await page.goto('/quick-order')
  await read(page, '2 firkins Towpath Bitter\n1 50l keg Shore Pilsner')
  const target = page.getByRole('combobox', { name: 'Add to' })
  await expect(target).toHaveValue('forth-crossing')
  await target.selectOption({ label: 'Regular basket' })
  await page.getByRole('button', { name: 'Add 2 lines to basket' }).click()
  await expect(page.getByText('2 lines are in your basket.')).toBeAttached()
  await page.goto('/cart')
  const note = page.getByRole('region', { name: 'Forth Crossing', exact: true })
  await expect(note.getByRole('link', { name: 'Table Linen' })).toBeVisible()
  await expect(note.getByRole('link', { name: /^(Towpath|Shore)/ })).toHaveCount(0)
})

test('a file from a spreadsheet is read like a paste', async ({ page }) => {
  await page.goto('/quick-order')
  await page.getByLabel('or open a file').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Product;Brewery;Container;Qty;Price\r\nFrame House;Slitrig Water;50L;4;110.00\r\n'),
  })
  await expect(rowOf(page, 'Frame House;Slitrig Water;50L;4;110.00')).toContainText('Found')
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
})

test('the typed text stays without a connection', async ({ page, context }) => {
  await page.goto('/quick-order')
  await expect(page.getByText('or open a file')).toBeVisible()
  await context.setOffline(true)
  await read(page, '2 firkins Skylark')
  await expect(page.getByText('There seems to be no connection.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your order' })).toHaveValue('2 firkins Skylark')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Find these items' }).click()
  await expect(rowOf(page, '2 firkins Skylark')).toBeVisible()
})

test('the pad is done from the keyboard alone', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/quick-order')
  await page.getByRole('textbox', { name: 'Your order' }).focus()
  await page.keyboard.type('2 firkins Skylark')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, '2 firkins Skylark')).toBeVisible()
  await rowOf(page, '2 firkins Skylark').getByRole('combobox').focus()
  await page.keyboard.press('Tab')
  await expect(rowOf(page, '2 firkins Skylark').getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Add 1 line to basket' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 line is in your basket.')).toBeAttached()
})
