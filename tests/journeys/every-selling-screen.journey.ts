import { screenOf } from '../../storefront/selling/selling-screen.ts'
import { type ScreenOwner, sellingScreens } from '../support/pages/selling-screens.ts'
import { claimFirkin } from '../support/pages/sent-firkins.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const owners: Record<ScreenOwner, string> = {
  brewer: 'mash in at seven',
  organiser: 'van leaves at noon',
  landlord: 'pint of the usual',
}

for (const who of Object.keys(owners) as ScreenOwner[])
  test(
    `every selling screen of the ${who} is accessible, and its charts fill their places (SEE-12)`,
    { tag: '@core' },
    async ({ page, shop }) => {
      test.slow()
      const signIn = (name: ScreenOwner) => signInElsewhere(shop, `${name}@dray.example`, owners[name])
      await placeFirkins(shop)
      if (who === 'brewer') await claimFirkin(shop)
      const screens = await sellingScreens(shop, await signIn('brewer'), await signIn('organiser'))
      await storeSession(page, await signIn(who))
      for (const [kind, opened] of Object.entries(screens))
        for (const { path } of opened.filter((each) => each.who === who))
          await test.step(`${kind}: ${path}`, async () => {
            expect(screenOf(path.split('?')[0]!)?.kind).toBe(kind)
            await page.goto(path)
            await expect(page.getByRole('heading').first()).toBeVisible()
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            const charts = page.locator('figure [role=img] > svg')
            const widths = await charts.evaluateAll((all) =>
              all.map((svg) => svg.getBoundingClientRect().width),
            )
            expect(widths.filter((width) => width < 200)).toEqual([])
            await expectNoViolations(page)
          })
    },
  )
