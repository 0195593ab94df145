import { drawEverything } from './draw-everything.ts'
import { expect, expectColoursSeen, expectNoViolations, test, watchShifts } from './shop-fixture.ts'

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }
const beerNames = 'main article h2'

test('SHOP-01 SHOP-39 SHOP-40 SHOP-41 SHOP-50 SEC-01 a visitor finds beers by filters, and Back undoes them', async ({
  page,
}) => {
  const answerOf = async (query: string) =>
    (await page.request.get(`/public/beers/latest?${query}`)).json() as Promise<{
      total: number
      beers: { name: string }[]
    }>
  const names = () => page.locator(beerNames).allTextContents()
  await page.setViewportSize(sizes.desk)
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1, name: 'All beers' })).toBeVisible()
  const count = page.getByText(/^[\d,]+ beers?$/)
  const everything = await count.textContent()
  expect(everything).toBe(`${(await answerOf('')).total.toLocaleString('en-GB')} beers`)
  await page.getByRole('button', { name: 'Shop By' }).click()
  await expect(page.locator('#shop-by-menu').getByRole('link', { name: 'IPA', exact: true })).toHaveAttribute(
    'href',
    '/shop?style=ipa',
  )
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: /^IPA/ }).check()
  await expect(page).toHaveURL('/shop?style=ipa')
  await expect(page.getByRole('link', { name: 'Remove IPA' })).toBeVisible()
  await expect(count).toHaveText(`${(await answerOf('style=ipa')).total} beers`)
  await expect(page.getByRole('checkbox', { name: /^IPA/ })).toBeFocused()

  await page.getByRole('checkbox', { name: /^30 L keg/ }).check()
  await expect(page).toHaveURL('/shop?style=ipa&container=30l-keg')
  const newestFirst = await names()
  await page.locator('select[name=orderby]').selectOption('price')
  await expect(page).toHaveURL('/shop?style=ipa&container=30l-keg&orderby=price')
  const cheapest = (await answerOf('style=ipa&container=30l-keg&orderby=price')).beers[0]?.name ?? ''
  await expect(page.locator(beerNames).first()).toHaveText(cheapest)
  expect(await names()).not.toEqual(newestFirst)

  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(count).toHaveText(everything ?? '')
  await expect(page.getByRole('checkbox', { name: /^IPA/ })).not.toBeChecked()
})

test('SHOP-42 a Clear link takes one filter away, Clear all every one', async ({ page }) => {
  await page.setViewportSize(sizes.desk)
  await page.goto('/shop?style=stout&region=yorkshire')
  await page.getByRole('link', { name: 'Clear beer style' }).click()
  await expect(page).toHaveURL('/shop?region=yorkshire')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/shop')
})

test('SHOP-43 SHOP-44 SHOP-45 SHOP-46 pages turn by number, next and previous, with an ellipsis for what is skipped', async ({
  page,
}) => {
  await page.goto('/shop')
  const first = await page.locator(beerNames).first().textContent()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('…')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/shop?page=2')
  await expect(page.locator(beerNames).first()).not.toHaveText(first ?? '')
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/shop')
  await page.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page).toHaveURL('/shop?page=3')
})

test('SHOP-37 SHOP-38 CONST-10 CONST-11 the list view is kept in a cookie for 180 days and comes back', async ({
  page,
  context,
}) => {
  await page.goto('/shop')
  const columns = () =>
    page
      .locator('main article')
      .first()
      .evaluate((tile) => tile.getBoundingClientRect().width)
  const inGrid = await columns()
  await page.getByRole('link', { name: 'List view' }).click()
  expect(await columns()).toBeGreaterThan(inGrid * 1.8)
  const cookie = (await context.cookies()).find(({ name }) => name === 'shopViewMode')
  expect(cookie).toMatchObject({ value: 'list', path: '/', sameSite: 'Lax' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180)
  await page.reload()
  expect(await columns()).toBeGreaterThan(inGrid * 1.8)
  await page.getByRole('link', { name: 'Grid view' }).click()
  expect(await columns()).toBe(inGrid)
})

test('a search forgives a slip and says when nothing matches', async ({ page }) => {
  await page.goto('/shop?q=stuot')
  await expect(page.locator('main article').first()).toBeVisible()
  await page.goto('/shop?q=xyzzyqwert')
  await expect(page.getByText('No beer matches ‘xyzzyqwert’')).toBeVisible()
  await expect(page.getByText('0 beers', { exact: true })).toBeVisible()
  for (const role of ['heading', 'button'] as const)
    await expect(page.getByRole(role, { name: 'Filter' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Show all beers' }).click()
  await expect(page).toHaveURL('/shop')
})

for (const [name, viewport] of Object.entries(sizes)) {
  test(`the list is accessible and nothing moves while it loads, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const shifts = await watchShifts(page)
    await page.goto('/shop')
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBe(0)
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
    await page.getByRole('link', { name: 'List view' }).click()
    await expectNoViolations(page)
  })
}

test('on a phone the filters are a drawer that opens, narrows and closes', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto('/shop')
  await expect(page.getByRole('checkbox', { name: /^IPA/ })).toBeHidden()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: /^IPA/ }).check()
  await expect(page).toHaveURL('/shop?style=ipa')
  // A box that the drawer's edge cuts in half would count as too small a target.
  await page.getByRole('checkbox', { name: /^Pale Ale/ }).scrollIntoViewIfNeeded()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Show \d+ beers/ }).click()
  await expect(page.getByRole('checkbox', { name: /^IPA/ })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Remove IPA' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorting, pages and the list view work as plain forms and links', async ({ page }) => {
    await page.setViewportSize(sizes.desk)
    await page.goto('/shop')
    await page.getByRole('checkbox', { name: /^IPA/ }).check()
    await page.getByRole('button', { name: 'Show beers' }).click()
    await expect(page).toHaveURL(/\/shop\?style=ipa/)
    await page.getByLabel('Sort by').selectOption('name')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/style=ipa/)
    await expect(page).toHaveURL(/orderby=name/)
    await page.getByRole('link', { name: 'List view' }).click()
    await page.goto('/shop')
    const row = await page.locator('main article').first().boundingBox()
    expect(row?.width).toBeGreaterThan(700)
  })
})

test('with the keyboard alone: past the menu, into a filter, to a beer', async ({ page }) => {
  await page.setViewportSize(sizes.desk)
  await page.goto('/shop')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const box = page.getByRole('checkbox', { name: /^IPA/ })
  for (let presses = 0; presses < 40; presses += 1) {
    if (await box.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/shop?style=ipa')
  const beer = page.locator(`${beerNames} a`).first()
  await beer.focus()
  const name = await beer.textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
})

for (const width of [320, 390, 768, 1280]) {
  test(`cards tell names, breweries and containers in full at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/shop')
    await drawEverything(page)
    const told = page.locator('main article').locator('th span, h2, p a')
    expect(await told.count()).toBeGreaterThan(16)
    const cut = await told.evaluateAll((pieces) =>
      pieces
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 8),
        )
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  })
}
