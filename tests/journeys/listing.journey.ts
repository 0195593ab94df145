import { renderEverything } from '../support/pages/render-everything.ts'
import { expect, test } from '../support/shops/shop-fixture.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const beerNames = 'main article h2'

test(
  'a visitor finds beers by filters, and Back undoes them (SHOP-01, SHOP-39, SHOP-40, SHOP-41, SHOP-50, SEC-01)',
  { tag: '@core' },
  async ({ page }) => {
    const answerOf = async (query: string) =>
      (await page.request.get(`/public/beers/latest?${query}`)).json() as Promise<{
        total: number
        beers: { name: string }[]
      }>
    const names = () => page.locator(beerNames).allTextContents()
    await page.setViewportSize(sizes.desktop)
    await page.goto('/shop')
    await expect(page.getByRole('heading', { level: 1, name: 'All beers' })).toBeVisible()
    const count = page.getByText(/^[\d,]+ beers?$/)
    const everything = await count.textContent()
    expect(everything).toBe(`${(await answerOf('')).total.toLocaleString('en-GB')} beers`)
    await page.getByRole('button', { name: 'Shop By' }).click()
    await expect(
      page.locator('#shop-by-menu').getByRole('link', { name: 'IPA', exact: true }),
    ).toHaveAttribute('href', '/shop?style=ipa')
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
  },
)

test('pages turn by number, next and previous, with an ellipsis for what is skipped (SHOP-43, SHOP-44, SHOP-45, SHOP-46)', async ({
  page,
}) => {
  await page.goto('/shop')
  const first = await page.locator(beerNames).first().textContent()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('…')
  // By keyboard: cards above the links are laid out as they come into sight, between a press's aim and the press.
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL('/shop?page=2')
  await expect(page.locator(beerNames).first()).not.toHaveText(first ?? '')
  await page.getByRole('link', { name: 'Previous' }).press('Enter')
  await expect(page).toHaveURL('/shop')
  // The address is there before the page, and its numbers are elsewhere than those of the page before.
  await expect(page.locator(beerNames).first()).toHaveText(first ?? '')
  await page.getByRole('link', { name: 'Page 3', exact: true }).press('Enter')
  await expect(page).toHaveURL('/shop?page=3')
})

test('the list view is stored in a cookie for 180 days and comes back (SHOP-37, SHOP-38, CONST-10, CONST-11)', async ({
  page,
  context,
}) => {
  await page.goto('/shop')
  const rows = page.getByRole('form', { name: 'Price list' }).getByRole('spinbutton')
  await expect(rows).toHaveCount(0)
  await page.getByRole('link', { name: 'List view' }).click()
  await expect(rows.first()).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'shopViewMode')
  expect(cookie).toMatchObject({ value: 'list', path: '/', sameSite: 'Lax' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180)
  await page.reload()
  await expect(rows.first()).toBeVisible()
  await page.getByRole('link', { name: 'Grid view' }).click()
  await expect(page.locator(beerNames).first()).toBeVisible()
  await expect(rows).toHaveCount(0)
})

test('the first touch of a link fetches its page ahead, but never that of a view (CONST-10)', async ({
  page,
  context,
}) => {
  await page.goto('/shop')
  const ahead: string[] = []
  page.on('request', (request) => ahead.push(new URL(request.url()).search))
  await page.getByRole('link', { name: 'List view' }).dispatchEvent('touchstart')
  const later = page.waitForResponse('**/shop?page=2')
  await page.getByRole('link', { name: 'Page 2', exact: true }).dispatchEvent('touchstart')
  await later
  expect(ahead).not.toContainEqual(expect.stringContaining('view='))
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'shopViewMode' }))
})

test('the price list has twenty sizes on a laptop’s screen, and adds several lines in one go (S-10)', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop)
  await page.goto('/shop?view=list')
  const fields = page.getByRole('spinbutton', { name: /^Quantity of / })
  const rows = page.locator('main tbody tr')
  await rows.first().evaluate((row) => scrollTo({ top: row.getBoundingClientRect().top + scrollY - 80 }))
  const inSight = await rows.evaluateAll((all) => {
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const boxes = all.map((row) => row.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top >= head - 1 && bottom <= innerHeight).length
  })
  expect(inSight).toBeGreaterThanOrEqual(19)
  expect(await rows.count()).toBeGreaterThan(30)

  const bar = page.getByRole('button', { name: 'Add all' })
  await expect(bar).toBeHidden()
  await fields.nth(0).fill('2')
  await page.getByText('+', { exact: true }).nth(1).click()
  await expect(fields.nth(1)).toHaveValue('1')
  await expect(page.getByText(/^2 lines · £[\d,.]+ ex VAT$/)).toBeVisible()
  const wanted = await Promise.all([0, 1].map((at) => fields.nth(at).getAttribute('aria-label')))
  await bar.click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Basket' })
  for (const label of wanted)
    await expect(drawer).toContainText((label ?? '').replace('Quantity of ', '').split(', ')[0] ?? '')
  await expect(page.locator('#basket-link')).toContainText('3 items')
  await page.keyboard.press('Escape')

  // The drawer has been seen: from now on the count says it
  await fields.nth(2).fill('1')
  await page.keyboard.press('Enter')
  await expect(page.locator('#basket-link')).toContainText('4 items')
  await expect(drawer).toBeHidden()
  await expect(fields.nth(2)).toHaveValue('')
})

test('sorting keeps what a search was understood as, and each word is a chip that clears (SHOP-42, S-09)', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop)
  await page.goto('/shop?q=bitter+firkin')
  const count = page.getByText(/^[\d,]+ beers?$/)
  const found = await count.textContent()
  await page.locator('select[name=orderby]').selectOption('price')
  await expect(page).toHaveURL(/orderby=price/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bitter in firkins' })).toBeVisible()
  await expect(count).toHaveText(found ?? '')
  await page.getByRole('checkbox', { name: /^Bitter/ }).uncheck()
  await expect(page).toHaveURL('/shop?container=9g-cask&orderby=price')

  await page.goto('/shop?q=yorkshire+bitter+pin')
  for (const chip of ['Yorkshire', 'Bitter', 'Pin (4.5 gallon)'])
    await expect(page.getByRole('link', { name: `Remove ${chip}` })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Bitter' }).click()
  await expect(page).toHaveURL('/shop?region=yorkshire&container=pin')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/shop')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorting, pages and the list view work as plain forms and links', async ({ page }) => {
    await page.setViewportSize(sizes.desktop)
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
    await page
      .getByRole('spinbutton', { name: /^Quantity of / })
      .first()
      .fill('2')
    await page.getByRole('button', { name: 'Add all' }).click()
    await expect(page).toHaveURL(/\/cart/)
    await expect(page.getByRole('spinbutton').first()).toHaveValue('2')
  })
})

test('with the keyboard alone: past the menu, into a filter, to a beer', async ({ page }) => {
  await page.setViewportSize(sizes.desktop)
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
  // The address is the new one a moment before the list is.
  await expect(page.getByRole('heading', { level: 1, name: 'IPA' })).toBeVisible()
  const beer = page.locator(`${beerNames} a`).first()
  await beer.focus()
  const name = await beer.textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
})

test('cards show names, breweries and containers in full at every width', async ({ page }) => {
  await page.goto('/shop')
  await renderEverything(page)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const texts = page.locator('main article').locator('li, h2, p a')
    expect(await texts.count()).toBeGreaterThan(16)
    const cut = await texts.evaluateAll((pieces) =>
      pieces
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 8),
        )
        .map(({ textContent }) => textContent),
    )
    expect(cut, `at ${width} px`).toEqual([])
  }
})
