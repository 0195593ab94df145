import type { Page } from '@playwright/test'
import { awaitBasket } from '../support/pages/await-running.ts'
import { fillGuestBasket } from '../support/pages/fill-guest-basket.ts'
import { expect, expectColoursSeen, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const linen = { words: 'Table Linen', quantity: 1 }
const hexham = { words: 'Hexham Tan 12 x 500ml bottle', quantity: 1 }
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

const block = (page: Page, brewery: string) => page.getByRole('region', { name: brewery, exact: true })
const row = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Summary' }).locator('dl > div').filter({ hasText: name }).locator('dd')
const pence = async (page: Page, name: RegExp) =>
  Math.round(Number((await row(page, name).textContent())?.replace(/[£,]/g, '')) * 100)
const order = (page: Page) => page.getByRole('button', { name: /^Place order/ })

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the checkout names each delivery once a postcode is typed, on a ${size} (DELV-01, DELV-02, DELV-03, DELV-05)`, async ({
    page,
    context,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await fillGuestBasket(context, shop, [linen])
    await page.goto('/checkout')
    await awaitBasket(page)
    const damask = block(page, 'Damask Beer Company')
    const before = await pence(page, /^Total price/)
    await expect(row(page, /^Shipping/)).toHaveText('Calculated at checkout')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('EH1 1AA')
    await expect(row(page, /^Delivery by Damask Beer Company/)).toHaveText('£12.00')
    await expect(row(page, /^Shipping/)).toHaveCount(0)
    expect((await pence(page, /^Total price/)) - before).toBe(1440)
    await expect(damask).toContainText(/£12\.00 ex VAT · Arrives (Tuesday|Thursday) \d+ [A-Z]/)
    await expect(
      damask.getByRole('radio', {
        name: /^Standard delivery — calculated once the brewery confirms fulfilment/,
      }),
    ).toBeChecked()
    // What is scrolled under the header is no target
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await damask.getByRole('radio', { name: /^Collect from brewery taproom/ }).check()
    await expect(row(page, /^Total price/)).toContainText(String((before / 100).toFixed(2)))
  })
}

test('where nothing is delivered only collection can be chosen (DELV-04)', async ({
  page,
  context,
  shop,
}) => {
  await fillGuestBasket(context, shop, [{ ...hexham, quantity: 6 }])
  await page.goto('/checkout')
  await awaitBasket(page)
  await page.getByRole('textbox', { name: 'Postcode' }).fill('SW1A 1AA')
  const tyneGreen = block(page, 'Tyne Green Brewing')
  await expect(tyneGreen).toContainText('Tyne Green Brewing does not deliver to SW1A.')
  await expect(tyneGreen.getByRole('radio', { name: /^Standard delivery/ })).toBeDisabled()
  await expect(order(page)).toBeDisabled()
  await tyneGreen.getByRole('radio', { name: /^Collect from brewery taproom/ }).check()
  await expect(order(page)).toBeEnabled()
  await expectNoViolations(page)
})

test('a minimum is said in basket and checkout, and what is collected has none (PRICE-04, PRICE-05)', async ({
  page,
  context,
  shop,
}) => {
  const minimum = "Add £44.20 more to reach Clattern Brewery's minimum of £100.00."
  await fillGuestBasket(context, shop, [{ words: 'Coronation Stone pin' }])
  await page.goto('/cart')
  await awaitBasket(page)
  await expect(page.getByRole('region', { name: 'Summary' }).getByText(minimum)).toBeVisible()
  await expect(row(page, /^Shipping/)).toHaveText('Calculated at checkout')
  await page.goto('/checkout')
  await awaitBasket(page)
  const clattern = block(page, 'Clattern Brewery')
  await expect(clattern).toContainText(minimum)
  await expect(order(page)).toBeDisabled()
  await clattern.getByRole('radio', { name: /^Collect from brewery taproom/ }).check()
  await expect(clattern).not.toContainText(minimum)
  await expect(order(page)).toBeEnabled()
})

test('a quantity goes by the multiple, added, stepped and typed (PRICE-06)', async ({
  page,
  context,
  shop,
}) => {
  await fillGuestBasket(context, shop, [{ words: 'Hexham Tan 12 x 500ml bottle' }])
  await page.goto('/cart')
  await awaitBasket(page)
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Hexham Tan/ }) })
  const units = line.getByRole('spinbutton')
  await expect(units).toHaveValue('6')
  await expect(line).toContainText('Sold in sixes')
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(units).toHaveValue('12')
  for (const [typed, taken] of [
    ['16', '12'],
    ['2', '6'],
  ] as const) {
    await units.fill(typed)
    await units.blur()
    await expect(units).toHaveValue(taken)
  }
})
