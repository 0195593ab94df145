import {
  addFromCard,
  basketLink,
  close,
  drawer,
  openGroup,
  rememberOtherPrices,
  rows,
  selector,
  sizes,
} from '../support/pages/basket-page-object.ts'
import { builtFile } from '../support/shops/built-file.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('the drawer opens empty and closes (BASK-01, BASK-10, BASK-13, BASK-14, BASK-37, BASK-38, HEAD-13, HEAD-41)', async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    await page.goto('/shop')
    await expect(basketLink(page)).toHaveAccessibleName('Basket')
    await basketLink(page).click()
    await expect(drawer(page)).toBeVisible()
    await expect(drawer(page).getByRole('heading', { name: 'Your basket is empty.' })).toBeVisible()
    await expect(selector(page, /^Regular basket 0 items$/)).toHaveAttribute('aria-pressed', 'true')
    await expect(drawer(page).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/account/login?next=%2Fshop',
    )
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(basketLink(page)).toBeFocused()
    expect(await shifts()).toBe(0)
  })

  test(
    'a guest adds from cards, changes, clears and undoes (BASK-06, BASK-07, BASK-08, BASK-11, BASK-16, BASK-18, HEAD-41)',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/shop')
      const first = await addFromCard(page, 0)
      await expect(drawer(page).getByRole('status').first()).toHaveText(new RegExp(`^1 × ${first}.* added`))
      await close(page)
      await expect(basketLink(page)).toHaveAccessibleName('Basket 1 item')
      const second = await addFromCard(page, 1)
      await close(page)
      await addFromCard(page, 0)
      await expect(rows(page)).toHaveCount(2)
      await expect(rows(page).first().getByRole('spinbutton')).toHaveValue('2')
      await expectNoViolations(page)

      const totals = await rows(page).evaluateAll((lines) =>
        lines.map((line) =>
          Number(/£([\d,]+\.\d\d)$/.exec(line.textContent?.trim() ?? '')?.[1]?.replace(',', '')),
        ),
      )
      const sum = totals.reduce((all, total) => all + total, 0)
      const text = sum.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      await expect(drawer(page).getByText('Total price').locator('..').getByRole('definition')).toHaveText(
        `£${text}`,
      )
      await expect(drawer(page).getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/checkout')
      await expect(drawer(page).getByRole('link', { name: 'View full basket' })).toHaveAttribute(
        'href',
        '/cart',
      )

      await page.reload()
      await expect(basketLink(page)).toHaveAccessibleName('Basket 3 items')
      await basketLink(page).click()
      await rows(page).first().getByRole('button', { name: 'One fewer' }).click()
      await expect(rows(page).first().getByRole('spinbutton')).toHaveValue('1')
      await rows(page)
        .nth(1)
        .getByRole('button', { name: new RegExp(`^Remove ${second}`) })
        .click()
      await expect(rows(page)).toHaveCount(1)
      await expect(drawer(page).getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(rows(page)).toHaveCount(2)
      await drawer(page).getByRole('button', { name: 'Clear basket' }).click()
      await expect(drawer(page).getByText('Your basket is empty.')).toBeVisible()
      await close(page)
      await expect(basketLink(page)).toHaveAccessibleName('Basket')
    },
  )
})

test('several sizes at once go from a beer’s page into the basket, and the fields reset (BEER-16, BEER-17, BEER-02)', async ({
  page,
}) => {
  await page.goto('/shop?container=30l-keg')
  const names = page.locator('main article h2 a')
  await names.first().click()
  const fields = page.getByRole('main').getByRole('spinbutton', { disabled: false })
  const add = page.getByRole('button', { name: 'Add to basket', exact: true })
  await add.click()
  await expect(page.getByText('Choose a quantity first.')).toBeVisible()
  const count = await fields.count()
  for (let at = 0; at < count; at += 1) await fields.nth(at).fill('1')
  await add.click()
  await expect(drawer(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(count)
  await close(page)
  for (let at = 0; at < count; at += 1) await expect(fields.nth(at)).toHaveValue('0')
})

test('a group’s pages fill its own basket, which has its own checkout (BASK-02, BASK-03, BASK-04, BASK-09, BASK-12, BASK-27, BASK-28, GRP-07)', async ({
  page,
}) => {
  await page.goto('/shop')
  await addFromCard(page, 0)
  const group = await openGroup(page, 0)
  await addFromCard(page, 0)
  await close(page)
  const second = await addFromCard(page, 1)
  await expect(selector(page, new RegExp(`^${group} 2 items$`))).toHaveAttribute('aria-pressed', 'true')
  await expect(selector(page, /^Regular basket 1 item$/)).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(drawer(page).getByRole('link', { name: 'Checkout group pallet' })).toHaveAttribute(
    'href',
    /^\/groups\/[\w-]+\/checkout\?groupId=[\w-]{36}&groupName=/,
  )
  await close(page)
  await page.getByRole('main').getByRole('link', { name: second, exact: true }).first().click()
  await expect(page).toHaveURL(/\/groups\/[\w-]+\/beer\//)
  await expect(page.getByText(`For your ${group} basket`)).toBeVisible()
  await basketLink(page).click()
  await selector(page, /^Regular basket/).click()
  await expect(rows(page)).toHaveCount(1)
  await selector(page, new RegExp(`^${group}`)).click()
  await drawer(page).getByRole('button', { name: 'Clear group' }).click()
  await expect(selector(page, new RegExp(`^${group}`))).toHaveCount(0)
  await expect(selector(page, /^Regular basket 1 item$/)).toHaveAttribute('aria-pressed', 'true')
  await expect(drawer(page).getByRole('button', { name: 'Clear basket' })).toBeVisible()
})

test('an accessory is added one at a time, and a sold-out one is not (SHOP-49, SHOP-51, SHOP-53, SHOP-54, SHOP-55)', async ({
  page,
}) => {
  await page.goto('/accessories')
  const coupler = page.locator('#s-type-coupler')
  await expect(coupler).toContainText('S-Type Keg Coupler')
  await expect(coupler).toContainText('£38.50')
  await expect(coupler).toContainText(/In stock: \d+/)
  await addFromCard(page, 0)
  await close(page)
  await addFromCard(page, 0)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('spinbutton')).toHaveValue('2')
  await close(page)
  const soldOut = page.locator('main article').filter({ hasText: 'Sold out' }).first()
  await expect(soldOut.getByRole('button', { name: /^Add/ })).toBeDisabled()
})

test('price rises during an absence are reported and acknowledged (BASK-05, BASK-15, BASK-29, BASK-31, BASK-33)', async ({
  page,
}) => {
  await page.goto('/shop')
  await addFromCard(page, 0)
  await rememberOtherPrices(page, 120)
  await page.reload()
  await basketLink(page).click()
  await expect(
    drawer(page).getByText('Some prices in this basket have changed since your last visit.'),
  ).toBeVisible()
  await expect(rows(page).getByText('Price increased by £1.20 per unit')).toBeVisible()
  await expect(selector(page, /^Regular basket 1 item 1 price change$/)).toBeVisible()
  await expectNoViolations(page)
  await drawer(page).getByRole('button', { name: 'Acknowledge new prices' }).click()
  await expect(rows(page).getByText(/^Price /)).toHaveCount(0)
  await expect(drawer(page).getByRole('button', { name: 'Acknowledge new prices' })).toHaveCount(0)
  await page.reload()
  await basketLink(page).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByText(/^Price /)).toHaveCount(0)
})

test('a sold-out line stays, decreases and can be removed, but takes no more units (BASK-35, BASK-36, C-22)', async ({
  page,
}) => {
  await page.goto('/shop')
  await addFromCard(page, 0)
  await close(page)
  await addFromCard(page, 0)
  await page.route('**/public/basket/quote', async (route) => {
    const answer = await route.fetch()
    const quote = await answer.json()
    for (const item of quote.items) item.maxQuantity = 0
    await route.fulfill({ json: quote })
  })
  await page.reload()
  await basketLink(page).click()
  await expect(rows(page).getByText('Sold out online — please adjust your quantity')).toBeVisible()
  const [fewer, more] = ['One fewer', 'One more'].map((name) => rows(page).getByRole('button', { name }))
  await expect(more!).toBeDisabled()
  await fewer!.click()
  await expect(rows(page).getByRole('spinbutton')).toHaveValue('1')
  await expect(more!).toBeDisabled()
  await fewer!.click()
  await expect(drawer(page).getByText('Your basket is empty.')).toBeVisible()
})

test('a drawer that is slow to arrive opens once it is there (BASK-39, C-43)', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(builtFile('storefront/basket/basket-entrance.ts'), async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/shop')
  await basketLink(page).click()
  await expect(drawer(page)).toBeHidden()
  release()
  await expect(drawer(page)).toBeVisible()
})

test('where the drawer cannot be fetched the link leads to the full basket (BASK-38)', async ({ page }) => {
  await page.route(builtFile('storefront/basket/basket-entrance.ts'), (route) => route.abort())
  await page.goto('/shop')
  await basketLink(page).click()
  await expect(page).toHaveURL('/cart')
})

test('from the keyboard alone a beer is added, its quantity typed, and the drawer left', async ({ page }) => {
  await page.goto('/shop')
  const add = page.locator('main article').first().getByRole('button', { name: /^Add/ })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  const field = rows(page).getByRole('spinbutton')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(add).toBeFocused()
  await expect(basketLink(page)).toHaveAccessibleName('Basket 2 items')
})
