import { publicPages, stillPages } from '../support/pages/public-pages.ts'
import { watchPolicies } from '../support/pages/watch-policies.ts'
import { expect, expectNoViolations, test, watchShifts } from '../support/shops/shop-fixture.ts'

test(
  'every public page is accessible, does nothing that its policy stops, and moves nothing while it loads',
  { tag: '@core' },
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 800 })
    const shifts = await watchShifts(page)
    const stopped = watchPolicies(page)
    await page.goto('/groups/forth-crossing')
    const beer = (await page.locator('main article h2 a').first().getAttribute('href')) ?? ''
    for (const path of [...Object.values(publicPages).flat(), beer])
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (stillPages.has(path)) expect(await shifts()).toBe(0)
        expect(stopped).toEqual([])
        await expectNoViolations(page)
        // What axe itself may do is no fault of the page.
        stopped.length = 0
      })
  },
)
