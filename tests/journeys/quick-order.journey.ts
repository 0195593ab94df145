import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import {
  expect,
  expectColoursSeen,
  expectNoViolations,
  test,
  watchShifts,
} from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
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

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`an order is pasted, read, put right and added on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const shifts = await watchShifts(page)
    await page.goto('/quick-order')
    await expectNoViolations(page)
    await read(page, 'Hi team,\n3x Towpath Bitter 9g\ntwo pins of mild\n1 firkin of unicorn tears')
    await expect(page.getByRole('heading', { name: '3 lines' })).toBeVisible()
    expect(await shifts()).toBe(0)
    await expect(rowOf(page, '3x Towpath Bitter 9g')).toContainText('Found')
    await expect(rowOf(page, '3x Towpath Bitter 9g')).toContainText('£290.25')
    await expect(rowOf(page, 'two pins of mild')).toContainText('Please check')
    await expect(rowOf(page, '1 firkin of unicorn tears')).toContainText('Nothing found')
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
    await page.emulateMedia({ colorScheme: 'light' })

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
}

test('an order from one group’s breweries goes onto its pallet', async ({ page }) => {
  await page.goto('/quick-order')
  await read(page, '2 firkins Towpath Bitter\n1 50l keg Shore Pilsner')
  const target = page.getByRole('combobox', { name: 'Add to' })
  await target.selectOption({ label: 'Forth Crossing (group pallet)' })
  await page.getByRole('button', { name: 'Add 2 lines to basket' }).click()
  await expect(page.getByText('2 lines are in your basket.')).toBeAttached()
  await page.goto('/cart')
  const note = page.getByRole('region', { name: 'Forth Crossing', exact: true })
  await expect(note.getByRole('link', { name: /^(Towpath|Shore)/ })).toHaveCount(2)
})

test('an order that fits the pallet a buyer has begun goes there unless they choose another', async ({
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

test('breweries of no common group leave the regular basket only', async ({ page }) => {
  await page.goto('/quick-order')
  await read(page, '2 firkins Towpath Bitter\n1 firkin Skylark')
  await expect(page.getByRole('combobox', { name: 'Add to' }).getByRole('option')).toHaveText([
    'Regular basket',
  ])
  await expect(page.getByText('No group brings all of these breweries on one pallet.')).toBeVisible()
})

test('accessories are read by name and added beside beers', async ({ page }) => {
  await page.goto('/quick-order')
  await read(page, '2 S-type couplers\n1 firkin Skylark\ncask taps')
  const couplers = rowOf(page, '2 S-type couplers')
  await expect(couplers).toContainText('Found')
  await expect(couplers.getByRole('link', { name: 'S-Type Keg Coupler' })).toHaveAttribute(
    'href',
    '/accessories#s-type-coupler',
  )
  await expect(rowOf(page, 'cask taps')).toContainText('Please check')
  await rowOf(page, 'cask taps')
    .getByRole('combobox', { name: 'Accessory for cask taps' })
    .selectOption({ label: 'Nylon Cask Tap with Strainer, each · £8.40' })
  // What is scrolled under the header is no target
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Add 3 lines to basket' }).click()
  await expect(page.getByText('3 lines are in your basket.')).toBeAttached()
  expect(await basketOf(page)).toEqual([
    '2 S-Type Keg Coupler',
    '1 Skylark, 9g Cask (Firkin)',
    '1 Nylon Cask Tap with Strainer',
  ])
})

test('a sold-out row is not added and stays to be put right', async ({ page }) => {
  await page.goto('/quick-order')
  await read(page, "1 firkin Archbishop's Mild\n1 firkin Skylark")
  await expect(rowOf(page, "1 firkin Archbishop's Mild")).toContainText('Sold out')
  await expect(rowOf(page, "1 firkin Archbishop's Mild")).toContainText('Not added')
  await page.getByRole('button', { name: 'Add 1 line to basket' }).click()
  await expect(page.getByText('1 line is in your basket.')).toBeAttached()
  await expect(rowOf(page, "1 firkin Archbishop's Mild")).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'Your order', includeHidden: true })).toHaveValue(
    "1 firkin Archbishop's Mild",
  )
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

test('the pad is found from the menu', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await page.getByRole('button', { name: 'Shop By' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Quick order' }).click()
  await expect(page).toHaveURL('/quick-order')
})
