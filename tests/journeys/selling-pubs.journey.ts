import { horizontalOverflow } from '../support/pages/horizontal-overflow.ts'
import { placeFirkins } from '../support/pages/place-firkins.ts'
import { storeSession } from '../support/pages/sessions.ts'
import { signInElsewhere } from '../support/pages/signed-in.ts'
import { expect, expectNoViolations, test } from '../support/shops/shop-fixture.ts'

const pubs = '/sell/learmonth-basin/pubs'

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('pubs are listed with last order and twelve months, and lead to their orders (SELL-31)', async ({
      page,
      shop,
    }) => {
      const { number } = await placeFirkins(shop)
      await storeSession(page, await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven'))
      await page.goto(`${pubs}?beer=Towpath%20Bitter`)
      await expect(page.getByRole('heading', { name: 'Pubs', level: 1 })).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: '1 order' }).first()
      await expect(row).toContainText('4 units')
      await expect(
        page.getByText('with what they bought in twelve months: ex VAT, before credits'),
      ).toBeVisible()
      await expectNoViolations(page)
      expect(await horizontalOverflow(page)).toEqual([])
      await row.getByRole('link').click()
      await expect(page).toHaveURL(/\/orders\?view=all&pub=/)
      await expect(page.getByRole('link', { name: number })).toBeVisible()
      await page.goto(`${pubs}?view=weeks12`)
      await expect(page.getByText('Every pub has ordered in the last 12 weeks.')).toBeVisible()
      await expectNoViolations(page)
    })
  })
