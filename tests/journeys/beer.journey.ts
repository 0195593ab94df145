import { expect, test, watchShifts } from '../support/shops/shop-fixture.ts'

const beerPath = /\/beer\/[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+\/[0-9a-f-]{36}$/

test(
  'a beer opens from its card and stays still while it loads (BEER-01, BEER-04, BEER-10, BEER-11)',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/shop')
    const card = page.locator('main article h2 a').first()
    const beer = (await card.textContent()) ?? ''
    const href = (await card.getAttribute('href')) ?? ''
    await card.click()
    await expect(page).toHaveURL(beerPath)
    await expect(page.getByRole('heading', { level: 1, name: beer })).toBeVisible()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(crumbs.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')

    await expect(page.getByRole('heading', { level: 2, name: 'Particulars' })).toBeVisible()
    const sections = page.locator('main details')
    const second = sections.nth(1)
    await second.locator('summary').click()
    await expect(second).toHaveAttribute('open')
    await second.locator('summary').click()
    await expect(second).not.toHaveAttribute('open')

    const shifts = await watchShifts(page)
    await page.goto(href)
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBe(0)
  },
)

test('at no width a size of a beer breaks within a word, or lies over its stock (BEER-18)', async ({
  page,
}) => {
  await page.goto('/shop?q=towpath+bitter')
  await page.getByRole('main').getByRole('link', { name: 'Towpath Bitter' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Towpath Bitter' })).toBeVisible()
  const rows = page.getByRole('main').locator('table tbody tr')
  await expect(rows.first()).toContainText('Kilderkin')
  for (const width of [340, 360, 390, 660, 700, 768, 1000, 1090, 1112, 1160, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const words = document.createTreeWalker(row.querySelector('th')!, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        const range = document.createRange()
        const stock = row.querySelector('td')!.getBoundingClientRect()
        while (words.nextNode()) {
          const node = words.currentNode as Text
          for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const { right, bottom, top } = range.getBoundingClientRect()
            if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1)
              found.push(`${word} is broken`)
            if (right > stock.left + 1 && bottom > stock.top && top < stock.bottom && right < stock.right)
              found.push(`${word} lies over the stock`)
          }
        }
        return found
      }),
    )
    expect(faults, `at ${width} px`).toEqual([])
  }
})
