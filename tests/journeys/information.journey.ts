import {
  expect,
  expectColoursSeen,
  expectNoViolations,
  test,
  watchShifts,
} from '../support/shops/shop-fixture.ts'

const phone = { width: 390, height: 844 }
const always = [
  ['STAT-01', '/group-deliveries', 'How group deliveries work'],
  ['STAT-03', '/shipping-faq', 'Shipping FAQ'],
  ['STAT-04', '/privacy-policy', 'Privacy policy'],
  ['STAT-05', '/terms-and-conditions', 'Terms and conditions'],
  ['STAT-09', '/retail', 'Retail experience coming soon'],
] as const

for (const [row, path, title] of always) {
  // On a desktop every-page.journey.ts looks at the same.
  test(`${row} ${path} is served, accessible in both themes and still, phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    const shifts = await watchShifts(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Dray`)
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBe(0)
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectColoursSeen(page)
  })
}

test('the pages for brewers and shops are not there until they are switched on (C-19, OPEN-03)', async ({
  page,
}) => {
  for (const path of ['/for-brewers', '/for-shops']) expect((await page.goto(path))?.status()).toBe(404)
})

test('one question is open at a time, the first at first, and a click closes it (STAT-29, STAT-30, STAT-31)', async ({
  page,
}) => {
  await page.goto('/shipping-faq')
  const open = page.locator('main details[open]')
  const question = (name: string) => page.locator('main summary').filter({ hasText: name })
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('When will my order leave the brewery?')
  await question('What does shipping cost?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('What does shipping cost?')
  await question('My beer arrived damaged').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('24 hours')
  await question('My beer arrived damaged').click()
  await expect(open).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the tabs of group deliveries show their panels, and the way on (STAT-13, STAT-14, STAT-17)', async ({
      page,
    }) => {
      await page.goto('/group-deliveries')
      const tab = (name: string) => page.getByRole('link', { name, exact: true })
      await expect(tab('For pubs & venues')).toHaveAttribute('aria-current', 'page')
      await tab('For breweries').click()
      await expect(page).toHaveURL('/group-deliveries?audience=breweries')
      await expect(page.getByRole('heading', { name: 'Share the run with your neighbours' })).toBeVisible()
      await tab('For pubs & venues').click()
      await expect(page).toHaveURL('/group-deliveries')
      await expect(page.getByRole('link', { name: 'See all groups' })).toHaveAttribute('href', '/groups')
    })
  })
}

test('the contents of the terms lead to their sections, also on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/terms-and-conditions')
  await page.getByText('21 sections').click()
  await page.getByRole('link', { name: 'Scottish law' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/terms-and-conditions#law')
  await expect(page.getByRole('heading', { name: 'Scottish law' })).toBeInViewport()
})
